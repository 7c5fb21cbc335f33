import { mkdtemp, rm } from 'node:fs/promises';
import { get, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EpisodeResult, RunStore, RunWriter, StartedEpisode } from '@androidworld/core/results';
import { openStore } from '@androidworld/store';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildReportUi } from '../build-ui.ts';
import { serveView } from '../src/index.ts';
import type { LiveNews, LiveRun } from '../src/live/live-run.ts';
import { stepOf } from './demo-run.ts';

let folder: string;
let store: RunStore;
let run: RunWriter;

const planned = (instance: number) => ({
  id: `m3a/test/AddContact/${instance}`,
  ...{ agent: 'm3a', suite: 'test', task: 'AddContact', instance },
  ...{ seed: 1, stepBudget: 12, tags: [], apps: [], startsInGoalState: false },
});
const started = (instance: number): StartedEpisode => ({
  ...planned(instance),
  params: {},
  goal: 'Add Ada.',
  agentPrivileges: [],
  deviceSerial: 'emulator-5554',
  deviceKind: 'virtual',
  startedAt: '2026-11-20T10:00:01.000Z',
});
const failed: EpisodeResult = {
  ...{ status: 'failed', score: 0, stateScore: 0, endReason: 'complete', reason: 'found no contact "Ada"', steps: 1 },
  usage: { inputTokens: 3_800, outputTokens: 190, costUsd: 0.021 },
  durations: {},
  durationMs: 4_000,
};

beforeEach(async () => {
  await buildReportUi();
  folder = await mkdtemp(join(tmpdir(), 'androidworld-view-'));
  store = await openStore({ folder });
  run = await store.createRun({
    ...{ id: 'going', startedAt: '2026-11-20T10:00:00.000Z', configHash: 'c', config: {}, versions: {} },
    plan: [planned(0), planned(1), planned(2)],
  });
});

afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

test('serveView() tells of every step and end of a run as they happen', async () => {
  await using view = await serveView({ store, runId: 'last', intervalMs: 5 });
  const events = readEvents(view.url);
  expect(await events.next('run')).toMatchObject({ planned: 3, passed: 0, failed: 0, tokens: 0, phones: [] });

  const episode = await run.startEpisode(started(0));
  await episode.saveStep(stepOf(0, 2));
  expect(await events.next('news')).toMatchObject({
    kind: 'step',
    step: 1,
    task: 'AddContact',
    serial: 'emulator-5554',
  });
  const going = await events.next('run', ({ phones }) => phones[0]?.steps === 1);
  expect(going).toMatchObject({ tokens: 3_990, costUsd: 0.021 });
  expect(going.phones[0]).toMatchObject({ isRunning: true, episode: { goal: 'Add Ada.', stepBudget: 12 } });
  const picture = await fetch(`${view.url}picture?file=${encodeURIComponent(going.phones[0]?.picture ?? '')}`);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);

  await episode.finish(failed);
  expect(await events.next('news')).toMatchObject({ kind: 'end', status: 'failed', reason: 'found no contact "Ada"' });
  await run.startEpisode(started(1));
  const next = await events.next('run', ({ phones }) => phones[0]?.episode.instance === 1);
  // Two are left, at 4 s each, on one phone.
  expect(next).toMatchObject({ failed: 1, solved: 0, remainingMs: 8_000, tokens: 3_990 });

  await run.finish();
  await events.next('over');
});

test('serveView() answers its own page alone, from the folder of screenshots alone', async () => {
  await using view = await serveView({ store, runId: 'going' });
  const page = await fetch(view.url);
  expect(page.headers.get('content-security-policy')).toContain(`default-src 'none'`);
  expect(await statusOf(view.url, { host: 'evil.example' })).toBe(403);
  expect(await statusOf(`${view.url}events`, { origin: 'https://evil.example' })).toBe(403);
  expect(await statusOf(`${view.url}picture?file=../androidworld.db`)).toBe(404);
  expect(await statusOf(`${view.url}constructor`)).toBe(404);
  expect(await statusOf(`${view.url}film?episode=none`)).toBe(404);
});

test('serveView() gives the report of what there is, and a film of an episode', async () => {
  const episode = await run.startEpisode(started(0));
  for (const index of [0, 1, 2]) await episode.saveStep(stepOf(index, 3));
  await using view = await serveView({ store, runId: 'going' });
  expect(await (await fetch(`${view.url}report`)).text()).toContain('/picture?file=');
  const film = await fetch(`${view.url}film?episode=${encodeURIComponent(planned(0).id)}`);
  const { format, pages, delay, width, pageHeight } = await sharp(await film.arrayBuffer(), { pages: -1 }).metadata();
  expect({ format, pages, delay, width, pageHeight }).toEqual({
    ...{ format: 'webp', pages: 3, delay: [1_000, 1_000, 2_000], width: 360, pageHeight: 800 },
  });
});

test('serveView() says that a port is in use', async () => {
  await using view = await serveView({ store, runId: 'last' });
  const port = Number(new URL(view.url).port);
  await expect(serveView({ store, runId: 'last', port })).rejects.toMatchObject({
    code: 'AW_USAGE',
    message: `Port ${port} is in use: give another with --port, or none for any that is free`,
  });
});

test.each([-1, 99_999, 1.5])('serveView() does not take the port %s', async (port) => {
  await expect(serveView({ store, runId: 'last', port })).rejects.toMatchObject({
    code: 'AW_USAGE',
    message: `Expected a port from 1 to 65535, or 0 for any that is free, found ${port}`,
  });
});

interface Events {
  readonly run: LiveRun;
  readonly news: LiveNews;
  readonly over: object;
}

function readEvents(url: string) {
  const parsed = parseEvents(url);
  return {
    /** The next event of a kind that fits; others are passed over. */
    async next<K extends keyof Events>(kind: K, fits: (data: Events[K]) => boolean = () => true): Promise<Events[K]> {
      for (;;) {
        const { value, done } = await parsed.next();
        if (done || value === undefined) throw new Error(`The events ended without "${kind}"`);
        if (value.kind === kind && fits(value.data as Events[K])) return value.data as Events[K];
      }
    },
  };
}

async function* parseEvents(url: string): AsyncGenerator<{ kind: string; data: unknown }> {
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    get(`${url}events`, resolve).on('error', reject),
  );
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) {
    const events = (text + chunk).split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const [, kind = '', data = ''] = /^event: (.*)\ndata: (.*)$/.exec(event) ?? [];
      yield { kind, data: JSON.parse(data) };
    }
  }
}

/** `fetch` sets some headers itself. */
function statusOf(url: string, headers: Readonly<Record<string, string>> = {}): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(url, { headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}
