import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { AndroidWorldError } from '../contracts/errors.ts';
import { testContract } from './contract.ts';
import { deviceContract } from './device-contract.ts';
import type { DeviceFixture } from './device-fixture.ts';
import { type FakeDeviceOptions, fakeDevice } from './fake-device.ts';
import type { FakeNode } from './fake-screen.ts';

/** The shell of this computer stands in for the phone's. */
function hostShell(folder: string): NonNullable<FakeDeviceOptions['shell']> {
  return (script, { stdin = '', signal }) =>
    new Promise((resolve, reject) => {
      const child = execFile(
        'sh',
        ['-c', script],
        { cwd: folder, ...(signal && { signal }) },
        (error, stdout, stderr) => {
          if (signal?.aborted) reject(signal.reason);
          else resolve({ exitCode: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
        },
      );
      child.stdin?.on('error', () => undefined); // A command that reads no stdin closes it.
      child.stdin?.end(stdin);
    });
}

const field: FakeNode = { hintText: 'Name', editable: true, resourceId: 'com.example.fake:id/name' };
const list: FakeNode = {
  scrollable: true,
  resourceId: 'com.example.fake:id/list',
  bounds: { left: 0, top: 0, right: 360, bottom: 640 },
  onSwipe: (phone) => phone.go('end'),
  children: [{ text: 'First' }],
};

async function openFake(options: FakeDeviceOptions = {}): Promise<DeviceFixture & { close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'fake-device-'));
  const device = fakeDevice({
    screens: { home: [{ text: 'Home' }], settings: [{ text: 'Wi-Fi' }, field], list: [list], end: [{ text: 'Last' }] },
    apps: [
      {
        packageName: 'com.example.fake',
        label: 'Settings',
        component: 'com.example.fake/.Settings',
        screen: 'settings',
      },
    ],
    shell: hostShell(folder),
    ...options,
  });
  return {
    device,
    async showTextField() {
      device.phone.go('settings');
      return { editable: true };
    },
    async showLongList() {
      device.phone.go('list');
      return { scrollable: true };
    },
    close: () => rm(folder, { recursive: true }),
  };
}

testContract(deviceContract, openFake, { test });

describe('deviceContract', () => {
  it.each<[string, (fixture: DeviceFixture) => DeviceFixture]>([
    [
      'observes with rising ids, within the call',
      (fixture) => ({
        ...fixture,
        device: { ...fixture.device, observe: async (given) => ({ ...(await fixture.device.observe(given)), id: 1 }) },
      }),
    ],
    [
      'returns the exit code of a command',
      (fixture) => ({
        ...fixture,
        device: {
          ...fixture.device,
          shell: async (command, given) => {
            const result = await fixture.device.shell(command, given);
            if (result.exitCode !== 0) throw new AndroidWorldError('AW_COMMAND_FAILED', 'failed');
            return result;
          },
        },
      }),
    ],
    [
      'types emoji',
      (fixture) => ({
        ...fixture,
        device: {
          ...fixture.device,
          perform: (input, given) =>
            fixture.device.perform(
              input.type === 'text' ? { ...input, text: input.text.replace(/[^ -~]/g, '') } : input,
              given,
            ),
        },
      }),
    ],
  ])('notices a device that fails: %s', async (name, spoil) => {
    const fixture = await openFake();
    const found = deviceContract.cases.find((candidate) => candidate.name === name);
    await expect(found?.run(spoil(fixture))).rejects.toThrow();
    await fixture.close();
  });
});

describe('testContract()', () => {
  const contract = {
    name: 'sum',
    cases: [
      {
        name: 'adds',
        run: async ({ ok }: { ok: boolean }) => {
          if (!ok) throw new Error('no');
        },
      },
    ],
  };
  const collect = (
    open: () => Promise<{ ok: boolean; close?(): Promise<void> }>,
    known: Record<string, string> = {},
  ) => {
    const tests: [string, () => Promise<void>][] = [];
    testContract(contract, open, { test: (name, run) => tests.push([name, run]), known });
    return tests;
  };

  it('closes the subject after each case, also after a failure', async () => {
    let closed = 0;
    const [only] = collect(async () => ({
      ok: false,
      close: async () => {
        closed += 1;
      },
    }));
    await expect(only?.[1]()).rejects.toThrow('no');
    expect(closed).toBe(1);
  });

  it('lets a known failure pass, and reports it once it has gone', async () => {
    const [known] = collect(async () => ({ ok: false }), { adds: 'cannot yet' });
    expect(known?.[0]).toBe('sum: adds (known to fail: cannot yet)');
    await expect(known?.[1]()).resolves.toBeUndefined();
    const [fixed] = collect(async () => ({ ok: true }), { adds: 'cannot yet' });
    await expect(fixed?.[1]()).rejects.toThrow('take it off the list');
  });

  it('refuses to know a failure the contract does not have', () => {
    expect(() => collect(async () => ({ ok: true }), { ads: '' })).toThrow('has no case "ads"');
  });
});
