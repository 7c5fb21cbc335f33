// Holds a device of the adb server at the given port, until it is killed.
import { adb } from '../src/adb.ts';

await adb({ port: Number(process.argv[2]), adbPath: '/nowhere/adb' }).lease?.('emulator-5554', {
  runId: 'first',
  host: 'here',
  pid: process.pid,
  startedAt: '2026-01-01T00:00:00Z',
});
console.log('held');
setInterval(() => undefined, 60_000);
