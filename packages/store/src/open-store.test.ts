import { mkdirSync, symlinkSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunStore } from '@androidworld/core/results';
import Database from 'better-sqlite3';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { collect } from '../test/collect.ts';
import { device, episodeOf, manifestOf, passed, plannedEpisode, stepOf } from '../test/records.ts';
import { openStore } from './open-store.ts';

let folder: string;
let store: RunStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'androidworld-store-'));
  store = await openStore({ folder });
});

afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

describe('createRun()', () => {
  test('keeps the manifest, the devices and the events as they were given', async () => {
    const manifest = manifestOf('morning', 2);
    const run = await store.createRun(manifest);
    await run.saveDevice({ ...device, model: 'before the reboot' });
    await run.saveDevice(device);
    const event = { at: '2026-11-20T10:00:00.000Z', kind: 'retry', message: 'device lost', data: { attempt: 2 } };
    await run.saveEvent(event);

    expect(await store.readRun('morning')).toEqual({ manifest, devices: [device] });
    expect(await collect(store.readEvents('morning'))).toEqual([event]);

    await run.finish();
    expect(await store.readRun('morning')).toHaveProperty('finishedAt');
  });

  test('refuses an id that is taken, even in other case', async () => {
    await store.createRun(manifestOf('morning', 1));
    await expect(store.createRun(manifestOf('Morning', 1))).rejects.toMatchObject({
      code: 'AW_STORE_INVALID',
      message: 'There already is a run "Morning" in this results folder.',
    });
  });

  test.each(['', 'last', 'a\ud800'])('refuses the id %j', async (id) => {
    await expect(store.createRun(manifestOf(id, 1))).rejects.toMatchObject({ code: 'AW_STORE_INVALID' });
  });

  test('refuses a plan that names an episode twice', async () => {
    const manifest = manifestOf('morning', 1);
    await expect(store.createRun({ ...manifest, plan: [...manifest.plan, ...manifest.plan] })).rejects.toMatchObject({
      code: 'AW_STORE_INVALID',
    });
  });
});

describe('openRun()', () => {
  test('finds a run by its id, by the beginning of it, and the last one', async () => {
    for (const id of ['2026-11-19-a', '2026-11-20-a', '2026-11-20-ab']) {
      await (await store.createRun(manifestOf(id, 1))).close();
    }

    expect((await store.openRun('2026-11-19')).manifest.id).toBe('2026-11-19-a');
    expect((await store.openRun('2026-11-20-a')).manifest.id).toBe('2026-11-20-a');
    expect((await store.openRun('last')).manifest.id).toBe('2026-11-20-ab');
    const messageOf = async (id: string) =>
      store.openRun(id).then(
        () => 'opened',
        (error: Error) => error.message.replaceAll(folder, '<folder>'),
      );
    expect(await messageOf('2026-11-20')).toMatchInlineSnapshot(`
      "More than one run in the results folder "<folder>" begins with "2026-11-20"; give more of its id:
        2026-11-20-ab
        2026-11-20-a"
    `);
    for (let more = 0; more < 4; more++) await (await store.createRun(manifestOf(`more-${more}`, 1))).close();
    expect(await messageOf('yesterday')).toMatchInlineSnapshot(`
      "There is no run "yesterday" in the results folder "<folder>". The latest are:
        more-3
        more-2
        more-1
        more-0
        2026-11-20-ab
        and 2 more"
    `);
    await expect(store.openRun('')).rejects.toMatchObject({ code: 'AW_RUN_NOT_FOUND' });
  });

  test('says how to start when there is no run yet', async () => {
    await expect(store.openRun('last')).rejects.toMatchObject({
      code: 'AW_RUN_NOT_FOUND',
      message: expect.stringContaining('androidworld run'),
    });
  });

  test('puts a finished run under way again once an episode begins', async () => {
    const run = await store.createRun(manifestOf('morning', 1));
    await run.finish();
    await run.close();
    const resumed = await store.openRun('morning');
    expect(await store.readRun('morning')).toHaveProperty('finishedAt');
    await resumed.startEpisode(episodeOf(0));
    expect(await store.readRun('morning')).not.toHaveProperty('finishedAt');
  });
});

describe('startEpisode()', () => {
  test('counts attempts from 1, and refuses an episode that is not planned', async () => {
    const run = await store.createRun(manifestOf('morning', 1));
    expect((await run.startEpisode(episodeOf(0))).attempt).toBe(1);
    expect((await run.startEpisode(episodeOf(0))).attempt).toBe(2);
    await expect(run.startEpisode(episodeOf(1))).rejects.toMatchObject({ code: 'AW_RUN_CHANGED' });
  });
});

describe('readEpisodes()', () => {
  test('gives the latest attempt of each episode begun, in the order of the plan', async () => {
    const run = await store.createRun(manifestOf('morning', 4));
    await run.startEpisode(episodeOf(3));
    const errored = await run.startEpisode(episodeOf(1));
    await errored.finish({ ...passed(), status: 'errored' });
    const again = await run.startEpisode(episodeOf(1));
    await again.finish(passed());

    const episodes = await collect(store.readEpisodes('morning'));
    expect(episodes).toEqual([
      { ...episodeOf(1), runId: 'morning', attempt: 2, result: passed() },
      { ...episodeOf(3), runId: 'morning', attempt: 1 },
    ]);
    expect((await store.listRuns())[0]?.episodes).toEqual({ planned: 4, passed: 1, failed: 0, errored: 0 });
  });

  test('sees what another connection writes meanwhile', async () => {
    const run = await store.createRun(manifestOf('morning', 500));
    for (let instance = 0; instance < 300; instance++) await run.startEpisode(episodeOf(instance));
    const reader = await openStore({ folder, create: false });
    let read = 0;
    for await (const _episode of reader.readEpisodes('last')) {
      if (read === 0) await (await run.startEpisode(episodeOf(400))).saveStep(stepOf(0));
      read += 1;
    }
    expect(read).toBe(301);
    await reader.close();
  });
});

describe('saveStep()', () => {
  test('keeps the picture as a file, and equal pictures in a row as one', async () => {
    const run = await store.createRun(manifestOf('morning', 1));
    const episode = await run.startEpisode(episodeOf(0));
    const [home, app] = [new Uint8Array([1, 2, 3]), new Uint8Array([4, 5])];
    for (const [index, png] of [home, home, app, home].entries()) await episode.saveStep(stepOf(index, png));
    await episode.saveStep(stepOf(4));

    const steps = await collect(store.readSteps('morning', episodeOf(0).id, 1));
    const files = steps.map((step) => step.before.screenshotFile);
    const place = 'screenshots/morning/0000-m3a-ContactsAddContact-0/1';
    expect(files).toEqual([
      `${place}/0000.png`,
      `${place}/0000.png`,
      `${place}/0002.png`,
      `${place}/0003.png`,
      undefined,
    ]);
    expect(await readdir(join(folder, place))).toEqual(['0000.png', '0002.png', '0003.png']);
    expect(new Uint8Array(await store.readScreenshot(files[2] ?? ''))).toEqual(app);
    expect(steps[4]).toEqual(stepOf(4));
  });

  test('keeps any text, in records and in the names of files', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        `'; DROP TABLE steps; --"`,
        '\0',
        '\ud800',
        'a\udfffb',
        '\u202egnp.exe',
        '🧗🏽‍♀️',
        '../../etc',
        'x'.repeat(10_240),
      ),
    );
    await fc.assert(
      fc.asyncProperty(text, text, fc.uuid(), async (hostile, other, unique) => {
        const id = `${hostile}/${unique}`;
        const planned = { ...plannedEpisode(0), id, task: hostile, agent: other };
        const plan = [planned];
        const runId = `${unique}${other}`.replaceAll(/\p{Surrogate}/gu, '?');
        const run = await store.createRun({ ...manifestOf(runId, 1), plan });
        const started = { ...episodeOf(0), ...planned, goal: hostile, params: { [other]: hostile } };
        const episode = await run.startEpisode(started);
        const step = { ...stepOf(0), thought: hostile, rawAction: other, trace: { prompt: hostile } };
        await episode.saveStep({ ...step, before: stepOf(0, new Uint8Array([7])).before });
        await run.saveEvent({ at: '', kind: hostile, message: other });

        expect(await collect(store.readEpisodes(runId))).toEqual([{ ...started, runId, attempt: 1 }]);
        const [stored] = await collect(store.readSteps(runId, id, 1));
        expect(stored).toMatchObject(step);
        expect([...(await store.readScreenshot(stored?.before.screenshotFile ?? ''))]).toEqual([7]);
        expect(await collect(store.readEvents(runId))).toEqual([{ at: '', kind: hostile, message: other }]);
      }),
      { numRuns: 60 },
    );
  });

  test('keeps a step whose action is nothing that JSON knows', async () => {
    const run = await store.createRun(manifestOf('morning', 1));
    const episode = await run.startEpisode(episodeOf(0));
    const circular: Record<string, unknown> = { big: 10n, not: Number.NaN, shared: [1] };
    circular.again = circular.shared;
    circular.self = circular;
    await episode.saveStep({ ...stepOf(0), rawAction: circular });
    const [step] = await collect(store.readSteps('morning', episodeOf(0).id, 1));
    expect(step?.rawAction).toEqual({ big: '10', not: 'NaN', shared: [1], again: [1], self: '[circular]' });
  });

  test('needs no more memory for more steps', async () => {
    const run = await store.createRun(manifestOf('morning', 1));
    const episode = await run.startEpisode(episodeOf(0));
    const before = process.memoryUsage().arrayBuffers;
    for (let index = 0; index < 300; index++) {
      await episode.saveStep(stepOf(index, new Uint8Array(1_000_000).fill(index)));
    }
    // 300 MB of pictures went through; what is not yet collected is far less.
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(150_000_000);
  });
});

describe('readScreenshot()', () => {
  test.each([
    'androidworld.db',
    '../androidworld.db',
    'screenshots/../androidworld.db',
    '/etc/passwd',
    'screenshots',
    'screenshots/a\0b',
  ])('does not read %j, which is no screenshot', async (file) => {
    await expect(store.readScreenshot(file)).rejects.toMatchObject({
      code: 'AW_STORE_INVALID',
      message: expect.stringContaining('is not a file in the folder of screenshots'),
    });
  });

  test('follows no link out of the folder', async () => {
    mkdirSync(join(folder, 'screenshots'), { recursive: true });
    symlinkSync('/etc/passwd', join(folder, 'screenshots', 'link.png'));
    symlinkSync('/dev/zero', join(folder, 'screenshots', 'zeros.png'));
    for (const file of ['screenshots/link.png', 'screenshots/zeros.png']) {
      await expect(store.readScreenshot(file)).rejects.toThrow('is not a file in the folder of screenshots');
    }
  });

  test('says which picture is missing', async () => {
    await expect(store.readScreenshot('screenshots/gone.png')).rejects.toMatchObject({
      code: 'AW_STORE_INVALID',
      message: expect.stringContaining('Copy the folder "screenshots"'),
    });
  });
});

test('openStore() lists and reads 10,000 episodes', async () => {
  const run = await store.createRun(manifestOf('big', 10_000));
  await (await run.startEpisode(episodeOf(0))).finish(passed());
  // Written in one transaction: how long the reading takes is told by `pnpm bench aggregating`.
  const database = new Database(join(folder, 'androidworld.db'));
  database.exec(`
    WITH RECURSIVE plan (position) AS (SELECT 1 UNION ALL SELECT position + 1 FROM plan WHERE position < 9999)
    INSERT INTO episodes (run, position, attempt, status, episode, result)
    SELECT run, plan.position, attempt, status, episode, result FROM episodes, plan`);
  database.close();
  const fresh = await openStore({ folder, create: false });
  const [listed] = await fresh.listRuns();
  let read = 0;
  for await (const episode of fresh.readEpisodes('big')) read += episode.attempt;
  await fresh.close();
  expect(listed?.episodes.passed).toBe(10_000);
  expect(read).toBe(10_000);
});
