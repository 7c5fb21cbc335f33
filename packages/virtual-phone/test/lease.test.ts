import { adb } from '@androidworld/adb-driver';
import type { LeaseOwner } from '@androidworld/core/driver';
import { thisProcess } from '@androidworld/core/host';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveAdb } from '../src/adb/server.ts';
import { testPhone as adbPhone } from '../src/adb/testing/test-phone.ts';
import { runShell } from '../src/shell/index.ts';
import { testPhone } from './transcripts/test-phone.ts';

const owner = (runId: string): LeaseOwner => ({ runId, host: 'here', pid: 1, startedAt: '2026-01-01T00:00:00Z' });
const marker = '/data/local/tmp/androidworld-lease';

let phone: Awaited<ReturnType<typeof testPhone>>;
let outside: ReturnType<typeof adbPhone>;
let server: Awaited<ReturnType<typeof serveAdb>>;

beforeAll(async () => {
  phone = await testPhone();
  outside = adbPhone();
  const { system } = phone;
  server = await serveAdb([{ ...outside, run: (command, options) => runShell(system, command, options) }]);
});
afterAll(async () => {
  await server.close();
  outside.dispose();
  await phone.close();
});

const lease = async (runId: string) => {
  const driver = adb({ port: server.port });
  const [device] = await driver.list();
  return await driver.lease?.(device?.serial ?? '', owner(runId));
};
const said = async (script: string) => (await phone.shell(script)).stdout;

it('the phone is leased to one driver at a time, and is clean afterwards', async () => {
  const before = await said('ls -a /data/local/tmp');
  const one = await lease('first');
  expect(await said(`readlink ${marker}`)).toMatch(/^[0-9a-f]{16} \d+ \{.*"runId":"first"/);
  await expect(lease('second')).rejects.toMatchObject({ code: 'AW_DEVICE_BUSY' });
  await one?.release();
  expect(await said('ls -a /data/local/tmp')).toBe(before);
});

it('the phone is taken over from a process that is gone', async () => {
  const { started, ...process } = thisProcess();
  const gone = { token: 'a'.repeat(16), owner: owner('gone'), process: { ...process, started: (started ?? 0) + 1 } };
  await phone.shell(`ln -s '${gone.token} 0 ${JSON.stringify(gone)}' ${marker}`);
  const two = await lease('second');
  expect(await said(`readlink ${marker}`)).toContain('"runId":"second"');
  await two?.release();
});
