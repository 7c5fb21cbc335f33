import { oracle } from '../../packages/agent-baselines/src/index.ts';
import type { Suite } from '../../packages/core/src/index.ts';
import { standardApps } from '../../packages/virtual-apps/src/index.ts';
import { systemImage } from '../../packages/virtual-image/src/index.ts';
import { type VirtualPhoneOptions, virtualPhone } from '../../packages/virtual-phone/src/index.ts';
import { runRecorded } from '../bench/run-recorded.ts';
import { provedSuites } from '../prove/proved-suites.ts';
import { type Testimony, Witness } from './witness.ts';

export interface Evidence {
  readonly testimony: Testimony;
  readonly score: number | undefined;
}

export interface TestifyOptions {
  readonly suite: string;
  readonly tasks: readonly string[];
  /** Phones at a time. Default 1. */
  readonly phones?: number;
  readonly time?: VirtualPhoneOptions['time'];
  /** As of a run; default what runs have. */
  readonly thinkingMs?: number | 'measured';
}

/** Runs each task with the oracle on a new phone: what a phone shows depends on all that was done on it. */
export async function testify(options: TestifyOptions): Promise<ReadonlyMap<string, Evidence>> {
  const { phones = 1, time = 'simulated', thinkingMs } = options;
  const found = new Map<string, Evidence>();
  const left = options.tasks.values();
  const takeTasks = async () => {
    // All takers share the iterator: each takes what no other has taken.
    for (const name of left) {
      const witness = new Witness();
      const driver = virtualPhone({ image: systemImage, apps: standardApps, time });
      const suite = witness.suite(newSuite(options.suite));
      const agent = witness.agent(oracle());
      try {
        const run = { suite, agent, driver, tasks: [name], ...(thinkingMs !== undefined && { thinkingMs }) };
        const { results } = await runRecorded(run);
        const testimony = witness.testimonies.get(name);
        if (testimony) found.set(name, { testimony, score: results[0]?.score });
      } finally {
        await driver.close?.();
      }
    }
  };
  await Promise.all(Array.from({ length: phones }, takeTasks));
  return found;
}

/** A suite that has seen no phone: it remembers what it prepared on the device of a name, and all these have one name. */
function newSuite(name: string): Suite {
  const suite = suitesNow().find((each) => each.name === name);
  if (suite === undefined) throw new Error(`There is no suite "${name}"`);
  return suite;
}

export function suitesNow(): Suite[] {
  return provedSuites().map(({ suite }) => suite);
}
