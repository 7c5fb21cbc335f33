import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createRandom } from '../../packages/core/src/index.ts';
import { oneOfEvery } from '../today.ts';
import { ordeals } from './ordeals.ts';
import { runOrdeal } from './run-ordeal.ts';

// The short form; `pnpm torture` is the whole one. A run that goes wrong is printed with the seed that repeats it.
test.for(oneOfEvery(4, ordeals({ short: true })))(
  'A run that suffers "$name" loses, doubles and changes no score, and ends',
  { timeout: 600_000 },
  async (ordeal, { skip, signal }) => {
    const seed = String(Date.now() % 1_000_000);
    const folder = await mkdtemp(join(tmpdir(), 'androidworld-torture-'));
    const said: string[] = [];
    try {
      const { missing, faults, wrong } = await runOrdeal(ordeal, {
        folder,
        random: createRandom(seed).fork(ordeal.name),
        signal,
        log: (line) => said.push(line),
      });
      skip(missing !== undefined, missing);
      expect(wrong, `--only ${ordeal.name} --short --seed ${seed}\n${said.join('\n')}`).toEqual([]);
      expect(faults).toBe(ordeal.faults);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
);
