import { resolve } from 'node:path';
import { parseShard, plan, readInstances, shardPlan } from '@androidworld/core/engine';
import type { PlannedEpisode } from '@androidworld/core/results';
import type { Session } from '../config/load-session.ts';
import type { Flags } from '../options.ts';
import type { Terminal } from '../terminal.ts';

/** Plans what a session says; where `--from` names a file, exactly its instances, as far as they are selected. */
export async function planSession(session: Session, flags: Flags, terminal: Terminal): Promise<PlannedEpisode[]> {
  const whole = await planWhole(session, flags, terminal);
  return flags.shard === undefined ? whole : shardPlan(whole, parseShard(flags.shard));
}

async function planWhole(session: Session, flags: Flags, terminal: Terminal): Promise<PlannedEpisode[]> {
  if (flags.from === undefined) return plan(session);
  const frozen = await readInstances({ file: resolve(terminal.cwd, flags.from), suites: session.suites });
  const instances = flags.instances ?? Math.max(1, ...frozen.map(({ instance }) => instance + 1));
  return plan({ ...session, instances, frozen }).filter(({ params }) => params !== undefined);
}
