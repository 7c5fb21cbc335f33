import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeScreen } from '../test/fake-screen.ts';
import { testApps, testImage } from '../test/test-apps.ts';
import { serveAdbd } from './adb/daemon.ts';
import { eventually } from './adb/testing/eventually.ts';
import { transportClient } from './adb/testing/transport-client.ts';
import { shellIdentity } from './disk/identity.ts';
import { bootPhone, type Phone } from './phone.ts';

const shell = { caller: shellIdentity, callerPackage: null };
const notes = { component: { packageName: 'com.test.notes', className: 'com.test.notes.Main' } };

let phone: Phone;
let screens: FakeScreen[];
let deaths: { readonly reason: string; readonly started: Promise<void> }[];
/** What becomes of the next screen; `dies`: of all from now on. */
let next: 'lives' | 'diesOnce' | 'dies' | 'fails';

beforeEach(async () => {
  screens = [];
  deaths = [];
  next = 'lives';
  phone = await bootPhone({
    image: testImage,
    apps: testApps,
    async openScreen(host, initial) {
      if (next === 'fails') throw new Error('no Chromium');
      const screen = new FakeScreen(host, initial);
      screens.push(screen);
      if (next === 'dies' || next === 'diesOnce') screen.end('was killed');
      if (next === 'diesOnce') next = 'lives';
      return screen;
    },
    onDeath: (reason, started) => deaths.push({ reason, started }),
  });
});
afterEach(() => phone.close());

const running = () => phone.system.processes.list().map(({ packageName }) => packageName);

describe('a phone whose screen has ended', () => {
  it('starts anew on its disk, on another screen, and says so', async () => {
    await phone.system.activities.start(notes, shell);
    expect(running()).toContain('com.test.notes');
    screens[0]?.end('was killed');
    await eventually(() => expect(deaths).toHaveLength(1));
    expect(deaths[0]?.reason).toBe('was killed');
    await deaths[0]?.started;
    expect(screens).toHaveLength(2);
    expect(screens[0]?.isClosed).toBe(true);
    expect(screens[1]?.front().className).toBe('com.test.launcher.Home');
    expect(running()).not.toContain('com.test.notes');
    expect(phone.system.properties.get('sys.boot_completed')).toBe('1');
  });

  it('never comes out of a restart without a screen that lives', async () => {
    next = 'diesOnce';
    const rebooted = phone.reboot();
    screens[0]?.end('was killed');
    await rebooted;
    expect(screens).toHaveLength(3);
    expect(phone.system.screen).toBe(screens.at(-1));
    expect(screens.at(-1)?.isClosed).toBe(false);
  });

  it('says that it could not start, to who asked and to who is told of its death', async () => {
    next = 'fails';
    screens[0]?.end('was killed');
    await eventually(() => expect(deaths).toHaveLength(1));
    await expect(deaths[0]?.started).rejects.toThrow('no Chromium');
    await expect(phone.reboot()).rejects.toThrow('no Chromium');
    next = 'dies';
    await expect(phone.reboot()).rejects.toMatchObject({ code: 'AW_DEVICE_STATE' });
    next = 'lives';
    await phone.reboot();
    expect(phone.system.screen).toBe(screens.at(-1));
  });

  it('drops the connections of its adbd, and takes new ones when it has started', async () => {
    const adbd = await serveAdbd(phone.adb, { port: 0 });
    const host = await transportClient(adbd.port);
    await host.connect();
    screens[0]?.end('was killed');
    expect(await host.next()).toBe('(closed)');
    await eventually(() => expect(deaths).toHaveLength(1));
    await deaths[0]?.started;
    const again = await transportClient(adbd.port);
    expect(await again.connect()).toMatch(/^CNXN/);
    again.close();
    await adbd.close();
  });
});

describe('apps whose page is gone', () => {
  const logged = (buffer: 'system' | 'crash') => phone.system.log.entries([buffer]).map(({ message }) => message);

  it('end; the one in front did not respond, when the page did not', async () => {
    await phone.system.activities.start(notes, shell);
    const pid = phone.system.processes.find('com.test.notes')?.pid;
    await screens[0]?.host.appsLost({ isStuck: true, reason: 'did not answer for 5 s' });
    expect(logged('system')).toContain(`ANR in com.test.notes\nPID: ${pid}\nReason: did not answer for 5 s`);
    expect(logged('system')).toContainEqual(
      expect.stringMatching(`Killing ${pid}:com.test.notes/u0a\\d+ \\(adj 0\\): anr`),
    );
    expect(running()).not.toContain('com.test.notes');
    await eventually(() => expect(screens[0]?.front().className).toBe('com.test.launcher.Home'));
  });

  it('end; the one in front crashed, when the page did', async () => {
    await phone.system.activities.start(notes, shell);
    await screens[0]?.host.appsLost({ isStuck: false, reason: 'took too much memory' });
    expect(logged('crash').at(-1)).toMatch(
      /^FATAL EXCEPTION: main\nProcess: com\.test\.notes, PID: \d+\njava\.lang\.OutOfMemoryError: took too much memory$/,
    );
    expect(running()).not.toContain('com.test.notes');
  });
});
