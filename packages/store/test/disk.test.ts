import { spawn } from 'node:child_process';
import { chmod, chown, copyFile, mkdtemp, readFile, rename, rm, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { RunStore } from '@androidworld/core/results';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openStore } from '../src/index.ts';
import { collect } from './collect.ts';
import { device, episodeOf, manifestOf, passed, stepOf } from './records.ts';

let folder: string;
let store: RunStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'androidworld-disk-'));
  store = await openStore({ folder });
});

afterEach(async () => {
  vi.useRealTimers();
  await store.close();
  await rm(folder, { recursive: true, force: true });
});

const picture = new Uint8Array(1_000);

describe('a store whose files are taken away', () => {
  const ways: Record<string, () => Promise<void>> = {
    'the database is deleted': () => unlink(join(folder, 'androidworld.db')),
    'the write-ahead log is deleted': () => unlink(join(folder, 'androidworld.db-wal')),
    'the folder is deleted': () => rm(folder, { recursive: true }),
    'the folder is renamed': () => rename(folder, `${folder}-old`),
    'the database is replaced by a copy': async () => {
      await copyFile(join(folder, 'androidworld.db'), join(folder, 'copy'));
      await rename(join(folder, 'copy'), join(folder, 'androidworld.db'));
    },
  };

  afterEach(() => rm(`${folder}-old`, { recursive: true, force: true }));

  test.each(Object.keys(ways))('says so with the next write when %s', async (way) => {
    const run = await store.createRun(manifestOf('morning', 2));
    const episode = await run.startEpisode(episodeOf(0));
    await ways[way]?.();
    const gone = {
      code: 'AW_STORE_FAILED',
      message: expect.stringMatching(/were (?:deleted|replaced) while they were in use/),
    };
    await expect(run.saveDevice(device)).rejects.toMatchObject(gone);
    await expect(episode.saveStep(stepOf(0, picture))).rejects.toMatchObject(gone);
    await expect(episode.finish(passed())).rejects.toMatchObject(gone);
    await expect(run.startEpisode(episodeOf(1))).rejects.toMatchObject(gone);
    await expect(run.finish()).rejects.toMatchObject(gone);
    await expect(store.createRun(manifestOf('evening', 1))).rejects.toMatchObject(gone);
  });

  test('notices it between two writes, with a heartbeat', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const run = await store.createRun(manifestOf('morning', 1));
    await unlink(join(folder, 'androidworld.db'));
    vi.advanceTimersByTime(10_000);
    expect(run.lost.reason).toMatchObject({ code: 'AW_STORE_FAILED' });
  });

  test('names the picture that cannot be written', async () => {
    const run = await store.createRun(manifestOf('morning', 2));
    const episode = await run.startEpisode(episodeOf(0));
    await episode.saveStep(stepOf(0, picture));
    await rm(join(folder, 'screenshots'), { recursive: true });
    await writeFile(join(folder, 'screenshots'), 'no folder any more');
    await expect(episode.saveStep(stepOf(1, new Uint8Array([1])))).rejects.toMatchObject({
      code: 'AW_STORE_FAILED',
      message: expect.stringMatching(/^Cannot write the screenshot ".*0001\.png": .* \(ENOTDIR\)\./),
    });
    await rm(join(folder, 'screenshots'));
    // The next episode makes its own folder.
    await (await run.startEpisode(episodeOf(1))).saveStep(stepOf(0, picture));
  });
});

describe('a store on a disk that takes no more', () => {
  const script = fileURLToPath(new URL('./kill/write-until-it-fails.ts', import.meta.url));
  const command = [
    process.execPath,
    '--import',
    import.meta.resolve('tsx'),
    '--conditions=androidworld-source',
    script,
  ];

  async function writeUntilItFails(picture: number, options: { limitKb?: number; asNobody?: boolean } = {}) {
    const { limitKb, asNobody = false } = options;
    const words = [...command, folder, String(picture)];
    const quoted = words.map((word) => `'${word}'`).join(' ');
    const shell = limitKb === undefined ? `exec ${quoted}` : `ulimit -f ${limitKb}; exec ${quoted}`;
    const nobody = asNobody && process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
    const child = spawn('bash', ['-c', shell], { stdio: ['ignore', 'pipe', 'inherit'], ...nobody });
    return JSON.parse(await text(child.stdout)) as { saved: number; code: string; message: string };
  }

  // The limit is of one file: first the database meets it, then a picture.
  test.each([
    [
      'the database',
      0,
      300,
      /^Cannot write the results database ".*androidworld\.db": .*(?:space|full).*\. What was stored before is kept/,
    ],
    [
      'a picture',
      1_000_000,
      500,
      /^Cannot write the screenshot ".*": the file would be larger than is allowed \(EFBIG\)/,
    ],
  ])('keeps what was saved before, and says what it is, when %s finds no room', async (_, size, limitKb, message) => {
    const { saved, code, message: said } = await writeUntilItFails(size, { limitKb });
    expect(code).toBe('AW_STORE_FAILED');
    expect(said).toMatch(message);
    const steps = await collect(store.readSteps('full', episodeOf(0).id, 1));
    expect(steps.map(({ index }) => index)).toEqual(Array.from({ length: saved }, (_step, index) => index));
  });

  test('says so when this user may not write', async () => {
    await store.close();
    await chmod(folder, 0o555);
    if (process.getuid?.() === 0) await chown(folder, 65_534, 65_534);
    const { saved, code, message } = await writeUntilItFails(0, { asNobody: true });
    await chmod(folder, 0o755);
    store = await openStore({ folder });
    expect({ saved, code }).toEqual({ saved: 0, code: 'AW_STORE_FAILED' });
    expect(message).toMatch(
      /^Cannot (?:open|write) the results database ".*androidworld\.db": .*(?:read-only|cannot be opened|may not)/,
    );
    expect((await readFile(join(folder, 'androidworld.db'))).length).toBeGreaterThan(0);
  });
});
