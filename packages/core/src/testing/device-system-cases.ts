import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { CallOptions, Device } from '../contracts/device.ts';
import { type ErrorCode, isAndroidWorldError } from '../contracts/errors.ts';
import { sh } from '../shell/sh.ts';
import type { ContractCase } from './contract.ts';
import { appOf, type DeviceFixture, folderOf } from './device-fixture.ts';

const hostile = ['', ' ', "it's", '"', '$HOME', '`id`', '$(id)', 'a;b', '*', '\\', '-n', 'two\nlines', 'é漢👍', '%s'];

const everyByte = Uint8Array.from({ length: 1_024 }, (_, index) => index % 256);

/** What `shell()` and `files` of every device must do, and what holds for all calls. */
export const deviceSystemCases: readonly ContractCase<DeviceFixture>[] = [
  {
    name: 'returns the exit code of a command',
    async run({ device }) {
      assert.equal((await device.shell(sh`true`)).exitCode, 0);
      assert.equal((await device.shell(sh`exit 7`)).exitCode, 7);
      assert.equal((await device.shell(sh`echo a | grep b`)).exitCode, 1);
    },
  },
  {
    name: 'keeps stdout and stderr apart',
    async run({ device }) {
      const result = await device.shell(sh`echo out; echo err >&2`);
      assert.deepEqual(result, { exitCode: 0, stdout: 'out\n', stderr: 'err\n' });
    },
  },
  {
    name: 'hands stdin to a command',
    async run({ device }) {
      assert.equal((await device.shell(sh`cat`, { stdin: 'one\ntwo' })).stdout, 'one\ntwo');
    },
  },
  {
    name: 'hands arguments over unharmed, whatever is in them',
    async run({ device }) {
      const { stdout } = await device.shell(sh`printf ${'<%s>'} ${hostile}`);
      assert.equal(stdout, hostile.map((text) => `<${text}>`).join(''));
    },
  },
  {
    name: 'is root when asked, or says that it cannot',
    async run({ device }) {
      const { rooted } = await device.facts();
      const asked = device.shell(sh`id -u`, { root: true });
      if (rooted) assert.equal((await asked).stdout.trim(), '0');
      else await rejectsWith(asked, 'AW_DEVICE_STATE');
    },
  },
  {
    name: 'writes files and reads them back, byte by byte',
    run: (fixture) =>
      inFolder(fixture, async (folder, { files }) => {
        const path = `${folder}/new folder/every byte.bin`;
        await files.write(path, 'longer than what comes next'.repeat(100));
        await files.write(path, everyByte);
        assert.deepEqual(Uint8Array.from(await files.read(path)), everyByte);
        const stat = await files.stat(path);
        assert.deepEqual([stat?.kind, stat?.size], ['file', everyByte.length]);
        assert.equal((await files.stat(folder))?.kind, 'directory');
        await files.write(path, '');
        assert.equal((await files.read(path)).length, 0);
      }),
  },
  {
    name: 'takes files of any name',
    run: (fixture) =>
      inFolder(fixture, async (folder, { files }) => {
        const names = ["it's", '$HOME', 'a b', 'é漢👍', '-rf', '(1)', 'a;b', '%s'];
        for (const name of names) await files.write(`${folder}/${name}`, name);
        assert.deepEqual([...(await files.list(folder))].sort(), names.toSorted());
        for (const name of names) assert.equal(Buffer.from(await files.read(`${folder}/${name}`)).toString(), name);
      }),
  },
  {
    name: 'knows what is not there',
    run: (fixture) =>
      inFolder(fixture, async (folder, { files }) => {
        const path = `${folder}/missing`;
        assert.equal(await files.stat(path), undefined);
        assert.deepEqual(await files.list(path), []);
        await rejectsWith(files.read(path), 'AW_COMMAND_FAILED', path);
      }),
  },
  {
    name: 'copies folders to the device and back, whole',
    run: (fixture) =>
      inFolder(fixture, async (folder, { files }) => {
        const local = await mkdtemp(join(tmpdir(), 'device-contract-'));
        try {
          const [out, back] = [join(local, 'out'), join(local, 'back')];
          await mkdir(join(out, 'in ner'), { recursive: true });
          await writeFile(join(out, "it's.txt"), 'text');
          await writeFile(join(out, 'in ner', 'bytes.bin'), everyByte);
          await files.pushFolder(out, `${folder}/copy`);
          await files.pullFolder(`${folder}/copy`, back);
          assert.equal(await readFile(join(back, "it's.txt"), 'utf8'), 'text');
          assert.deepEqual(Uint8Array.from(await readFile(join(back, 'in ner', 'bytes.bin'))), everyByte);
        } finally {
          await rm(local, { recursive: true });
        }
      }),
  },
  {
    name: 'ends a command at its time limit',
    async run({ device }) {
      // Not by its clock: one that owns its time would have slept at once.
      await rejectsWith(device.shell(sh`tail -f /dev/null`, { timeoutMs: 300 }), 'AW_TIMEOUT');
      assert.equal((await device.shell(sh`echo still there`)).stdout, 'still there\n');
    },
  },
  {
    name: 'ends a command when the signal aborts',
    async run({ device }) {
      const controller = new AbortController();
      const running = device.shell(sh`tail -f /dev/null`, { signal: controller.signal });
      controller.abort(new Error('enough'));
      await rejectsSoon(running);
      assert.equal((await device.shell(sh`echo still there`)).stdout, 'still there\n');
    },
  },
  {
    name: 'begins no call whose signal has aborted',
    async run(fixture) {
      const given = { signal: AbortSignal.abort(new Error('too late')) };
      for (const call of allCalls(fixture, given)) await rejectsSoon(call());
    },
  },
];

function allCalls(fixture: DeviceFixture, given: CallOptions): (() => Promise<unknown>)[] {
  const { device } = fixture;
  const path = `${folderOf(fixture)}/late`;
  return [
    () => device.facts(given),
    () => device.observe(given),
    () => device.perform({ type: 'key', keycode: 'KEYCODE_HOME' }, given),
    () => device.shell(sh`true`, given),
    () => device.files.read(path, given),
    () => device.files.write(path, '', given),
    () => device.files.stat(path, given),
    () => device.files.list(path, given),
    () => device.apps.list(given),
    () => device.apps.open(appOf(fixture), given),
  ];
}

/** The folder is empty before and gone after. */
async function inFolder(
  fixture: DeviceFixture,
  work: (folder: string, device: Device) => Promise<void>,
): Promise<void> {
  const { device } = fixture;
  const folder = folderOf(fixture);
  const empty = () => device.shell(sh`rm -rf ${folder}`);
  await empty();
  try {
    await work(folder, device);
  } finally {
    await empty();
  }
}

async function rejectsWith(call: Promise<unknown>, code: ErrorCode, text = ''): Promise<void> {
  await assert.rejects(call, (error) => {
    assert.ok(isAndroidWorldError(error, code), `expected ${code}, found ${String(error)}`);
    assert.ok(error.message.includes(text), `expected "${text}" in: ${error.message}`);
    return true;
  });
}

async function rejectsSoon(call: Promise<unknown>): Promise<void> {
  const over = new AbortController();
  const late = delay(5_000, 'late', { signal: over.signal }).catch(() => 'late');
  const end = await Promise.race([
    call.then(
      () => 'succeeded',
      () => 'rejected',
    ),
    late,
  ]);
  over.abort();
  assert.equal(end, 'rejected');
}
