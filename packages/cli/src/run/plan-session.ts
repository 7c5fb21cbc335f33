import { resolve } from 'node:path';
import { type PlannedEpisode, plan, readInstances } from '@androidworld/core';
import type { Session } from '../config/load-session.ts';
import type { Flags } from '../options.ts';
import type { Terminal } from '../terminal.ts';

/** Plans what a session says, with frozen instances where `--from` names a file of them. */
export async function planSession(session: Session, flags: Flags, terminal: Terminal): Promise<PlannedEpisode[]> {
  const { suites } = session;
  const frozen =
    flags.from === undefined ? undefined : await readInstances({ file: resolve(terminal.cwd, flags.from), suites });
  return plan({ ...session, ...(frozen && { frozen }) });
}
