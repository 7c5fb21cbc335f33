import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isRunning, thisProcess } from './process-identity.ts';
import { markerName, removeLeftFolders } from './remove-left-folders.ts';

const module = new URL('./temp-folder.ts', import.meta.url).href;
let inside: string;

beforeEach(() => {
  inside = realpathSync(mkdtempSync(join(tmpdir(), 'temp-folder-test-')));
});
afterEach(() => rmSync(inside, { recursive: true, force: true }));

/** A process that makes a folder with a file in it, tells its path and goes on with `then`. */
async function startOther(then: string): Promise<{ process: ChildProcess; folder: string }> {
  const script = `
    import { writeFileSync } from 'node:fs';
    import { makeTempFolder } from ${JSON.stringify(module)};
    const folder = makeTempFolder('disk', { inside: ${JSON.stringify(inside)} });
    writeFileSync(folder + '/file', 'content');
    process.stdout.write(folder);
    ${then}`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script]);
  const [folder] = (await once(child.stdout, 'data')) as [Buffer];
  return { process: child, folder: String(folder) };
}

const forever = 'setInterval(() => undefined, 1000);';

describe('makeTempFolder()', () => {
  test('makes folders for the user only, which are gone when the process ends in good order', async () => {
    const other = await startOther('process.stdin.once("data", () => process.exit());');
    expect(dirname(dirname(other.folder))).toBe(inside);
    expect(statSync(dirname(other.folder)).mode & 0o777).toBe(0o700);
    expect(existsSync(join(other.folder, 'file'))).toBe(true);
    other.process.stdin?.write('end\n');
    await once(other.process, 'exit');
    expect(readdirSync(inside)).toEqual([]);
  });

  test('removes what killed processes left, and nothing of those that run', async () => {
    // The first to start: its own look for what is left is over when the other is killed.
    const running = await startOther(forever);
    const killed = await startOther(forever);
    killed.process.kill('SIGKILL');
    await once(killed.process, 'exit');
    expect(existsSync(killed.folder)).toBe(true);
    const next = await startOther(forever);
    await expect.poll(() => existsSync(dirname(killed.folder))).toBe(false);
    expect(existsSync(join(running.folder, 'file'))).toBe(true);
    for (const { process: other } of [running, next]) {
      other.kill('SIGKILL');
      await once(other, 'exit');
    }
  });
});

describe('removeLeftFolders()', () => {
  const dead = { ...thisProcess(), started: (thisProcess().started ?? 0) + 1 };
  const plant = (name: string, owner?: object, heardMs = Date.now()) => {
    const folder = join(inside, name);
    mkdirSync(folder, { mode: 0o700 });
    if (owner !== undefined) {
      writeFileSync(join(folder, markerName), JSON.stringify(owner));
      utimesSync(join(folder, markerName), heardMs / 1000, heardMs / 1000);
    }
    return folder;
  };
  const daysAgo = (days: number) => Date.now() - days * 24 * 3_600_000;

  test.runIf(process.platform === 'linux')(
    'takes a number that was given to another process for a free one',
    async () => {
      const left = plant('androidworld-1-aaaaaa', dead);
      const own = plant('androidworld-1-bbbbbb', thisProcess());
      expect(await removeLeftFolders(inside)).toEqual([left]);
      expect(existsSync(own)).toBe(true);
    },
  );

  test('goes by the heartbeat for processes of another container', async () => {
    const elsewhere = { ...thisProcess(), realm: 'other-host other-boot pid:[1]' };
    const left = plant('androidworld-1-aaaaaa', elsewhere, daysAgo(2));
    plant('androidworld-1-bbbbbb', elsewhere);
    expect(isRunning(elsewhere)).toBe('unknown');
    expect(await removeLeftFolders(inside)).toEqual([left]);
  });

  test('leaves alone what has no marker or another name, and follows no links', async () => {
    const precious = plant('precious');
    writeFileSync(join(precious, 'file'), '');
    writeFileSync(join(precious, markerName), JSON.stringify(dead));
    symlinkSync(precious, join(inside, 'androidworld-1-cccccc'));
    const unmarked = plant('androidworld-1-dddddd');
    writeFileSync(join(unmarked, 'file'), '');
    utimesSync(unmarked, daysAgo(2) / 1000, daysAgo(2) / 1000);
    const empty = plant('androidworld-1-ffffff');
    utimesSync(empty, daysAgo(2) / 1000, daysAgo(2) / 1000);
    const left = plant('androidworld-1-eeeeee', dead);
    symlinkSync(precious, join(left, 'link'));
    const removed = (await removeLeftFolders(inside)).toSorted();
    expect(removed).toEqual(process.platform === 'linux' ? [left, empty] : [empty]);
    expect(readdirSync(precious).sort()).toEqual([markerName, 'file']);
    expect(existsSync(join(unmarked, 'file'))).toBe(true);
  });
});
