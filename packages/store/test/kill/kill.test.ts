import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { RunStore } from '@androidworld/core/results';
import { afterEach, describe, expect, test } from 'vitest';
import { openStore } from '../../src/index.ts';
import { collect } from '../collect.ts';
import { episodeOf } from '../records.ts';

const script = fileURLToPath(new URL('./write-steps.ts', import.meta.url));
const folders: string[] = [];

afterEach(async () => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
});

describe('openStore()', () => {
  // Different numbers of steps, so that the kills fall on different moments of a write.
  test.each([1, 2, 5, 13, 40])('keeps every saved step when the writer is killed after step %i', async (steps) => {
    const folder = await mkdtemp(join(tmpdir(), 'androidworld-kill-'));
    folders.push(folder);

    const lastSaved = await writeUntilKilled(folder, steps);

    const store = await openStore({ folder });
    const stored = await collect(stepsOf(store));
    // One more may have been saved than could be told.
    expect(stored.length).toBeGreaterThanOrEqual(lastSaved + 1);
    expect(stored.length).toBeLessThanOrEqual(lastSaved + 2);
    expect(stored.map((step) => step.index)).toEqual(stored.map((_, index) => index));
    for (const { index, before } of stored) {
      const png = await store.readScreenshot(before.screenshotFile ?? '');
      expect([...new Set(png)]).toEqual([(index - (index % 3 === 0 ? 1 : 0)) & 0xff]);
      expect(png).toHaveLength(20_000);
    }
    const resumed = await (await store.openRun('last')).startEpisode(episodeOf(0));
    expect(resumed.attempt).toBe(2);
    await store.close();
    expect(await readdir(folder)).toContain('androidworld.db');
  });
});

/** @returns the last step the writer told of */
async function writeUntilKilled(folder: string, steps: number): Promise<number> {
  const child = spawn(process.execPath, ['--import', 'tsx', '--conditions=androidworld-source', script, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let lastSaved = -1;
  let seenWhileWriting = -1;
  for await (const line of createInterface({ input: child.stdout })) {
    lastSaved = Number(line);
    if (lastSaved + 1 === steps) {
      const reader = await openStore({ folder, create: false });
      seenWhileWriting = (await collect(stepsOf(reader))).length;
      await reader.close();
      child.kill('SIGKILL');
    }
  }
  await ended;
  expect(seenWhileWriting).toBeGreaterThanOrEqual(steps);
  return lastSaved;
}

function stepsOf(store: RunStore) {
  return store.readSteps('last', episodeOf(0).id, 1);
}
