import { FLAG_IMMUTABLE } from '@androidworld/app-sdk';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FakeScreen } from '../../../test/fake-screen.ts';
import { testApps, testImage } from '../../../test/test-apps.ts';
import { rootIdentity, shellIdentity } from '../../disk/identity.ts';
import { bootPhone, defaultClockMs, type Phone } from '../../phone.ts';
import { runShell } from '../../shell/index.ts';
import { nextTurn } from './host-time.ts';
import { type SteppedTime, steppedTime } from './stepped-time.ts';

// A whole phone on a time that stands still: what it does by its clock is done when its time goes forward, and not else.

const notes = 'com.test.notes';

let time: SteppedTime;
let phone: Phone;
let screen: FakeScreen;

beforeEach(async () => {
  time = steppedTime();
  phone = await bootPhone({
    image: testImage,
    apps: testApps,
    time,
    openScreen: async (host, initial) => {
      screen = new FakeScreen(host, initial);
      return screen;
    },
  });
});

afterEach(() => phone.close());

/** Runs a command while the phone's time goes from one thing it waits for to the next. */
async function run(command: string): Promise<string> {
  const out: Uint8Array[] = [];
  const keep = (data: Uint8Array) => {
    out.push(data);
  };
  const program = runShell(phone.system, command, { identity: { uid: 0 }, pty: false, onStdout: keep, onStderr: keep });
  let isOver = false;
  void program.exited.then(() => {
    isOver = true;
  });
  while (!isOver) {
    await time.advance(time.nextMs ?? 0);
    await nextTurn();
  }
  return Buffer.concat(out).toString();
}

it('stands still while nobody moves its time', async () => {
  const { clock } = phone.system;
  expect([clock.now(), clock.elapsed()]).toEqual([defaultClockMs, 0]);
  await time.advance(90_000);
  expect([clock.now(), clock.uptime()]).toEqual([defaultClockMs + 90_000, 90_000]);
});

it('shows a toast for two seconds', async () => {
  phone.system.toast(notes, 'Saved');
  await time.advance(1_999);
  expect(screen.state.toast?.text).toBe('Saved');
  await time.advance(1);
  expect(screen.state.toast).toBeNull();
});

it('fires alarms when they are due, a year from now too, and not before', async () => {
  await phone.system.activities.start(
    { component: { packageName: notes, className: `${notes}.Main` } },
    { caller: shellIdentity, callerPackage: null },
  );
  const fired = async () => {
    const database = await phone.system.disk.database(`/data/data/${notes}/databases/notes.db`, rootIdentity);
    return database.prepare('SELECT text FROM note').pluck().all();
  };
  const receiver = { packageName: notes, className: `${notes}.Alarm` };
  const operation = (action: string) => ({
    kind: 'broadcast',
    intent: { action, component: receiver },
    flags: FLAG_IMMUTABLE,
  });
  const yearMs = 365 * 24 * 3_600_000;
  await screen.call('alarms.set', 'RTC_WAKEUP', defaultClockMs + 60_000, operation('soon'));
  await screen.call('alarms.set', 'ELAPSED_REALTIME_WAKEUP', yearMs, operation('late'));
  await time.advance(59_999);
  expect(await fired()).toEqual([]);
  await time.advance(1);
  expect(await fired()).toEqual(['alarm']);
  await time.advance(yearMs - 60_001);
  expect(await fired()).toEqual(['alarm']);
  await time.advance(1);
  expect(await fired()).toEqual(['alarm', 'alarm']);
});

it('has an outgoing call answered after two seconds, and counts from there', async () => {
  const { telephony, content } = phone.system;
  await telephony.dial('+15551234567');
  await time.advance(1_999);
  expect(telephony.call?.state).toBe('dialing');
  await time.advance(1);
  expect(telephony.call?.state).toBe('active');
  await time.advance(65_000);
  await telephony.hangUp();
  const { rows } = await content.query('content://call_log/calls', {}, { uid: 1001 });
  expect(rows).toMatchObject([{ duration: 65, date: defaultClockMs }]);
});

it("runs the shell's commands on it", async () => {
  expect(await run('sleep 3600; date +%H:%M:%S')).toBe('16:34:00\n');
  expect(await run('SECONDS=5; sleep 20; echo $SECONDS')).toBe('25\n');
  expect(await run('timeout 30 sleep 100; echo $?')).toBe('124\n');
  expect(await run('time sleep 2')).toMatch(/0m2\.00s real/);
});

it('gives files its times', async () => {
  await run('cd /data/local/tmp; touch old; sleep 259200; touch new');
  expect(await run('cd /data/local/tmp; find . -type f -mtime +2; find . -type f -mtime -1; stat -c %Y old')).toBe(
    `./old\n./new\n${defaultClockMs / 1_000}\n`,
  );
});
