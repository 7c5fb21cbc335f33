import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunStore, RunWriter } from '@androidworld/core/results';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { collect } from '../test/collect.ts';
import { device, episodeOf, manifestOf, passed, stepOf } from '../test/records.ts';
import { openStore } from './open-store.ts';

let folder: string;
let store: RunStore;
let other: RunStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'androidworld-owner-'));
  store = await openStore({ folder });
  other = await openStore({ folder });
});

afterEach(async () => {
  vi.useRealTimers();
  await store.close();
  await other.close();
  await rm(folder, { recursive: true });
});

function edit(sql: string, ...values: unknown[]): void {
  const database = new Database(join(folder, 'androidworld.db'));
  database.prepare(sql).run(...values);
  database.close();
}

function longAgo(seconds: number): string {
  return new Date(Date.now() - seconds * 1_000).toISOString();
}

describe('openRun() of a run that has a writer', () => {
  test('is refused, and says who has it', async () => {
    const writer = await store.createRun(manifestOf('morning', 1));
    await expect(other.openRun('morning')).rejects.toMatchObject({
      code: 'AW_RUN_BUSY',
      message: expect.stringMatching(
        /^Run "morning" is under way: process \d+ on \S+ has it since \d{4}-\S+Z, and gave its last sign of life \d+ s ago\. Wait until it ends, or end it there \(kill \d+\), then resume again\. It is taken over when that process is gone, or 60 s after its last sign of life$/,
      ),
      details: { runId: 'morning', pid: process.pid },
    });
    await expect(store.openRun('last')).rejects.toMatchObject({ code: 'AW_RUN_BUSY' });
    await writer.saveDevice(device);
    await writer.close();
    await (await other.openRun('morning')).close();
  });

  test('goes on once the writer has closed the run, or its store', async () => {
    await store.createRun(manifestOf('morning', 1));
    await store.close();
    await (await other.openRun('morning')).saveDevice(device);
    store = await openStore({ folder });
  });

  test('is for one of many that try at the same time', async () => {
    await (await store.createRun(manifestOf('morning', 1))).close();
    const tries = await Promise.allSettled(
      Array.from({ length: 8 }, async (_, index) => (index % 2 === 0 ? store : other).openRun('morning')),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('takes over from a process that is gone', async () => {
    await store.createRun(manifestOf('morning', 1));
    const child = spawn(process.execPath, ['-e', '']);
    await once(child, 'exit');
    edit('UPDATE run_owners SET pid = ?', child.pid);
    await (await other.openRun('morning')).saveDevice(device);
  });

  test('does not believe in processes of another host or container that are gone here, but in their silence', async () => {
    await store.createRun(manifestOf('morning', 1));
    edit("UPDATE run_owners SET host = 'elsewhere', pid = 999999999, heartbeat = ?", longAgo(50));
    await expect(other.openRun('morning')).rejects.toMatchObject({
      code: 'AW_RUN_BUSY',
      details: { host: 'elsewhere' },
    });
    edit("UPDATE run_owners SET host = ?, pid_space = 'pid:[1]'", (await import('node:os')).hostname());
    await expect(other.openRun('morning')).rejects.toMatchObject({ code: 'AW_RUN_BUSY' });
    edit('UPDATE run_owners SET heartbeat = ?', longAgo(61));
    await (await other.openRun('morning')).saveDevice(device);
  });
});

describe('the writer of a run that was taken over', () => {
  async function takenOver(): Promise<{ old: RunWriter; write: Record<string, () => Promise<unknown>> }> {
    const old = await store.createRun(manifestOf('morning', 2));
    const episode = await old.startEpisode(episodeOf(0));
    edit('UPDATE run_owners SET heartbeat = ?', longAgo(61));
    await other.openRun('morning');
    return {
      old,
      write: {
        saveDevice: () => old.saveDevice(device),
        startEpisode: () => old.startEpisode(episodeOf(1)),
        saveStep: () => episode.saveStep(stepOf(0)),
        'finish of an episode': () => episode.finish(passed()),
        saveEvent: () => old.saveEvent({ at: '', kind: 'x', message: '' }),
        'finish of the run': () => old.finish(),
      },
    };
  }

  test.each(['saveDevice', 'startEpisode', 'saveStep', 'finish of an episode', 'saveEvent', 'finish of the run'])(
    'writes nothing more with %s',
    async (name) => {
      const { write } = await takenOver();
      await expect(write[name]?.()).rejects.toMatchObject({
        code: 'AW_RUN_TAKEN_OVER',
        message: expect.stringMatching(/^Run "morning" was taken over by process \d+ on \S+ \(since /),
      });
      const run = await other.readRun('morning');
      expect(run).not.toHaveProperty('finishedAt');
      expect(run.devices).toEqual([]);
      expect(await collect(other.readEvents('morning'))).toEqual([]);
      expect(await collect(other.readSteps('morning', episodeOf(0).id, 1))).toEqual([]);
      const episodes = await collect(other.readEpisodes('morning'));
      expect(episodes).toHaveLength(1);
      expect(episodes[0]).not.toHaveProperty('result');
    },
  );

  test('does not take the run from the new one by closing it', async () => {
    const { old } = await takenOver();
    await old.close();
    await expect(store.openRun('morning')).rejects.toMatchObject({ code: 'AW_RUN_BUSY' });
  });

  test('learns of it with its next heartbeat', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { old } = await takenOver();
    expect(old.lost.aborted).toBe(false);
    vi.advanceTimersByTime(10_000);
    expect(old.lost.reason).toMatchObject({ code: 'AW_RUN_TAKEN_OVER' });
  });
});

test('A writer gives signs of life', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const writer = await store.createRun(manifestOf('morning', 1));
  edit('UPDATE run_owners SET heartbeat = ?', longAgo(59));
  vi.advanceTimersByTime(10_000);
  expect(writer.lost.aborted).toBe(false);
  await expect(other.openRun('morning')).rejects.toThrow(/last sign of life [0-3] s ago/);
});
