import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeScreen } from '../test/fake-screen.ts';
import { testApps, testImage } from '../test/test-apps.ts';
import { eventually } from './adb/testing/eventually.ts';
import { rootIdentity, shellIdentity } from './disk/identity.ts';
import { bootPhone, defaultClockMs, type Phone } from './phone.ts';
import type { SystemServices } from './system/system-services.ts';

const shell = { caller: shellIdentity, callerPackage: null };
const main = { packageName: 'com.test.notes', className: 'com.test.notes.Main' };
const launch = {
  action: 'android.intent.action.MAIN',
  categories: ['android.intent.category.LAUNCHER'],
  component: main,
};

let phone: Phone;
let system: SystemServices;
let screen: FakeScreen;

beforeEach(async () => {
  phone = await bootPhone({
    image: testImage,
    apps: testApps,
    openScreen: async (host, initial) => {
      screen = new FakeScreen(host, initial);
      return screen;
    },
  });
  system = phone.system;
});

afterEach(() => phone.close());

const top = () => system.activities.top()?.component.className;
const notes = async () =>
  (await system.disk.database('/data/data/com.test.notes/databases/notes.db', rootIdentity))
    .prepare('SELECT text FROM note')
    .pluck()
    .all();

describe('bootPhone()', () => {
  it('comes up at home, on the day the tasks start', () => {
    expect(top()).toBe('com.test.launcher.Home');
    expect(system.properties.get('sys.boot_completed')).toBe('1');
    expect(new Date(system.clock.now()).toDateString()).toBe(new Date(defaultClockMs).toDateString());
    expect(screen.front().className).toBe('com.test.launcher.Home');
  });

  it('has the databases of the real providers, with their versions', async () => {
    const versions = {
      '/data/data/com.android.providers.telephony/databases/mmssms.db': 67,
      '/data/data/com.android.providers.contacts/databases/contacts2.db': 1604,
      '/data/data/com.android.providers.contacts/databases/calllog.db': 11,
      '/data/data/com.google.android.providers.media.module/databases/external.db': 1307,
    };
    for (const [file, version] of Object.entries(versions)) {
      const database = await system.disk.database(file, rootIdentity);
      expect(database.pragma('user_version', { simple: true })).toBe(version);
      expect(database.prepare('SELECT locale FROM android_metadata').pluck().get()).toBe('en_US');
    }
  });

  it('removes its folder when it is closed', async () => {
    const folder = system.disk.hostPath('/');
    await phone.close();
    expect(fs.existsSync(folder)).toBe(false);
    expect(screen.isClosed).toBe(true);
  });

  it('goes on where a saved phone stopped', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'saved-'));
    await system.packages.grant('com.test.notes', 'android.permission.READ_CONTACTS');
    system.settings.put('system', 'screen_brightness', '7');
    await system.disk.write('/sdcard/a', 'a', shellIdentity);
    await phone.save(folder);
    await system.packages.clear('com.test.notes');
    system.settings.put('system', 'screen_brightness', '9');
    await system.disk.remove('/sdcard/a', shellIdentity);
    await phone.restore(folder);
    expect(system.packages.checkPermission('com.test.notes', 'android.permission.READ_CONTACTS')).toBe(true);
    expect(system.settings.get('system', 'screen_brightness')).toBe('7');
    expect(await system.disk.exists('/sdcard/a')).toBe(true);
    expect(top()).toBe('com.test.launcher.Home');
    fs.rmSync(folder, { recursive: true });
  });
});

describe('Activities', () => {
  it('starts an app once, then brings it to the front', async () => {
    expect(await system.activities.start(launch, shell)).toMatchObject({ result: 'started', launchState: 'COLD' });
    await system.activities.home();
    expect(top()).toBe('com.test.launcher.Home');
    expect(await system.activities.start(launch, shell)).toMatchObject({
      result: 'brought-to-front',
      launchState: 'HOT',
    });
    expect(await system.activities.start(launch, shell)).toMatchObject({ result: 'delivered-to-top' });
    expect(system.activities.tasks().map(({ activities }) => activities.length)).toEqual([1, 1]);
  });

  it('refuses an activity that is not exported to the shell, but not to root', async () => {
    const intent = { component: { packageName: 'com.test.notes', className: 'com.test.notes.Secret' } };
    await expect(system.activities.start(intent, shell)).rejects.toMatchObject({
      javaClass: 'java.lang.SecurityException',
      message: expect.stringContaining('Permission Denial: starting Intent { cmp=com.test.notes/.Secret }'),
    });
    const root = { caller: rootIdentity, callerPackage: null };
    expect(await system.activities.start(intent, root)).toMatchObject({ result: 'started' });
  });

  it('tells an unknown class from an intent nobody answers', async () => {
    const component = { packageName: 'com.test.notes', className: 'com.test.notes.None' };
    expect((await system.activities.start({ component }, shell)).result).toBe('class-not-found');
    expect((await system.activities.start({ action: 'x.y' }, shell)).result).toBe('unresolved');
  });

  it('leaves an app opened from the launcher as it is when BACK leaves it, and goes home', async () => {
    await system.activities.start(launch, shell);
    await system.systemKey(4);
    expect(top()).toBe('com.test.launcher.Home');
    expect(await system.activities.start(launch, shell)).toMatchObject({ result: 'brought-to-front' });
  });

  it('clears a task with CLEAR_TASK and delivers to a singleTop activity', async () => {
    await system.activities.start(launch, shell);
    const edit = { action: 'android.intent.action.EDIT', type: 'text/x', packageName: 'com.test.notes' };
    await system.activities.start(edit, shell);
    expect(await system.activities.start(edit, shell)).toMatchObject({ result: 'delivered-to-top' });
    expect(system.activities.tasks()[0]?.activities).toHaveLength(2);
    await system.activities.start({ ...launch, flags: 0x1000_8000 }, shell);
    expect(system.activities.tasks()[0]?.activities).toHaveLength(1);
  });

  it('asks which app to use when several answer, and starts the chosen one', async () => {
    const view = { action: 'android.intent.action.VIEW', data: 'file:///sdcard/a.txt', type: 'text/plain' };
    await system.activities.start(view, shell);
    expect(top()).toBe('com.android.internal.app.ResolverActivity');
    const { extras } = screen.front().intent;
    expect(extras?.targets).toEqual([
      'com.test.reader/com.test.reader.View|com.test.reader',
      'com.test.notes/com.test.notes.Edit|com.test.notes',
    ]);
    await screen.call('system.answerRequest', extras?.requestId, 'com.test.notes/com.test.notes.Edit');
    await eventually(() => expect(top()).toBe('com.test.notes.Edit'));
  });

  it('gives the result of an activity to the one that waits for it', async () => {
    await system.activities.start(launch, shell);
    const component = { packageName: 'com.test.notes', className: 'com.test.notes.Secret' };
    const result = screen.call('startActivityForResult', { component });
    await eventually(() => expect(screen.front().className).toBe('com.test.notes.Secret'));
    await screen.call('activity.setResult', -1, { data: 'note:7' });
    await screen.call('activity.finish');
    expect(await result).toEqual({ code: -1, data: { data: 'note:7' } });
    expect(top()).toBe('com.test.notes.Main');
  });

  it('drops the activities of an app that is force-stopped', async () => {
    await system.activities.start(launch, shell);
    await system.processes.kill('com.test.notes', { stopped: true });
    expect(top()).toBe('com.test.launcher.Home');
    expect(system.packages.find('com.test.notes')?.stopped).toBe(true);
    expect(system.activities.recents().map(({ packageName }) => packageName)).toEqual(['com.test.notes']);
  });
});

describe('AppApi', () => {
  it('keeps data in real databases, which the app finds replaced after a force-stop', async () => {
    await system.activities.start(launch, shell);
    expect(await screen.call('callProcess', 'add', 'one')).toBe(1);
    expect(await screen.call('database.all', 'notes.db', {}, 'SELECT text FROM note', [])).toEqual([{ text: 'one' }]);
    const file = '/data/data/com.test.notes/databases/notes.db';
    await system.processes.kill('com.test.notes', { stopped: true });
    const saved = await system.disk.read(file, rootIdentity);
    await system.activities.start(launch, shell);
    await screen.call('callProcess', 'add', 'two');
    await system.processes.kill('com.test.notes', { stopped: true });
    await system.disk.write(file, saved, rootIdentity);
    await system.activities.start(launch, shell);
    expect(await notes()).toEqual(['one']);
  });

  it('refuses calls of a process that has ended, of names it does not have, and of the system by other apps', async () => {
    await system.activities.start(launch, shell);
    const { host } = screen;
    const call = { packageName: 'com.test.notes', processId: 999, path: ['toast'], args: ['x'] };
    await expect(host.call(call)).rejects.toThrow('DeadObjectException');
    await expect(screen.call('constructor')).rejects.toThrow('NoSuchMethodException');
    await expect(screen.call('files.__proto__')).rejects.toThrow('NoSuchMethodException');
    await expect(screen.call('system.setWifi', false)).rejects.toThrow('SecurityException');
    await expect(screen.call('files.list', '/data/data/com.test.reader')).rejects.toThrow('Permission denied');
  });

  it('writes shared preferences as Android does and reads them back', async () => {
    await system.activities.start(launch, shell);
    const values = {
      name: { type: 'string', value: 'A & "B"\n' },
      count: { type: 'int', value: 3 },
      big: { type: 'long', value: 1_697_384_040_000 },
      small: { type: 'long', value: 7 },
      ratio: { type: 'float', value: 2 },
      on: { type: 'boolean', value: true },
      set: { type: 'stringSet', value: ['x', 'y'] },
    };
    await screen.call('preferences.edit', 'main', values);
    expect(await screen.call('preferences.getAll', 'main')).toEqual(values);
    const text = new TextDecoder().decode(
      await system.disk.read('/data/data/com.test.notes/shared_prefs/main.xml', rootIdentity),
    );
    expect(text).toMatchInlineSnapshot(`
      "<?xml version='1.0' encoding='utf-8' standalone='yes' ?>
      <map>
          <string name="name">A &amp; &quot;B&quot;&#10;</string>
          <int name="count" value="3" />
          <long name="big" value="1697384040000" />
          <long name="small" value="7" />
          <float name="ratio" value="2.0" />
          <boolean name="on" value="true" />
          <set name="set">
              <string>x</string>
              <string>y</string>
          </set>
      </map>
      "
    `);
  });

  it('keeps device-protected data beside the rest, and clears both', async () => {
    await system.activities.start(launch, shell);
    const kept = { kept: { type: 'boolean', value: true } };
    await screen.call('deviceProtected.preferences.edit', 'main', kept);
    await screen.call('deviceProtected.database.run', 'clock.db', {}, 'CREATE TABLE alarm (hour INTEGER)', []);
    expect(await screen.call('deviceProtected.preferences.getAll', 'main')).toEqual(kept);
    expect(await screen.call('preferences.getAll', 'main')).toEqual({});
    const folder = '/data/user_de/0/com.test.notes';
    expect(await system.disk.exists(`${folder}/databases/clock.db`)).toBe(true);
    await system.packages.clear('com.test.notes');
    expect(await system.disk.exists(`${folder}/databases`)).toBe(false);
    expect(await system.disk.exists(`${folder}/shared_prefs`)).toBe(false);
  });

  it('asks the person for a permission, and no more after two refusals', async () => {
    await system.activities.start(launch, shell);
    const wanted = ['android.permission.READ_CONTACTS', 'android.permission.CAMERA'];
    for (const answer of ['denied', 'denied']) {
      const asked = screen.call('permissions.request', wanted);
      await eventually(() => expect(screen.front().packageName).toBe('com.google.android.permissioncontroller'));
      const { extras } = screen.front().intent;
      expect(extras).toMatchObject({ permissions: [wanted[0]], packageName: 'com.test.notes' });
      await screen.call('system.answerRequest', extras?.requestId, [answer]);
      expect(await asked).toEqual([false, false]);
      expect(top()).toBe('com.test.notes.Main');
    }
    await eventually(() => expect(screen.front().packageName).toBe('com.test.notes'));
    expect(await screen.call('permissions.request', wanted)).toEqual([false, false]);
    await system.packages.clear('com.test.notes');
    await system.activities.start(launch, shell);
    const asked = screen.call('permissions.request', wanted);
    await eventually(() => expect(screen.front().packageName).toBe('com.google.android.permissioncontroller'));
    await screen.call('system.answerRequest', screen.front().intent.extras?.requestId, ['granted']);
    expect(await asked).toEqual([true, false]);
  });

  it('carries bytes both ways', async () => {
    await system.activities.start(launch, shell);
    const bytes = { $bytes: Buffer.from([0, 255, 7]).toString('base64') };
    await screen.call('files.write', '/data/user/0/com.test.notes/files/a', bytes);
    expect(await screen.call('files.read', '/data/user/0/com.test.notes/files/a')).toEqual(bytes);
  });

  it('fires an alarm by the clock of the phone, also when the app has been killed', async () => {
    await system.activities.start(launch, shell);
    const intent = { component: { packageName: 'com.test.notes', className: 'com.test.notes.Alarm' } };
    const operation = { kind: 'broadcast', intent, flags: 0x0400_0000 };
    await screen.call('alarms.set', 'RTC_WAKEUP', system.clock.now() + 3_600_000, operation);
    await system.processes.kill('com.test.notes');
    system.clock.set(system.clock.now() + 3_600_001);
    await eventually(async () => expect(await notes()).toEqual(['alarm']));
  });
});

describe('an app that crashes', () => {
  it('ends with its activities, and is not made home for ever when it is the launcher', async () => {
    await system.activities.start(launch, shell);
    await screen.host.crashed('com.test.notes', 'Error: broken', 'at nowhere');
    expect(system.processes.find('com.test.notes')).toBeUndefined();
    expect(top()).toBe('com.test.launcher.Home');
    const [entry] = system.log.entries(['crash']);
    expect(entry?.message).toMatch(/^FATAL EXCEPTION: main\nProcess: com\.test\.notes, PID: \d+\nError: broken/);
    for (const left of [2, 1, 0]) {
      await screen.host.crashed('com.test.launcher', 'Error: broken', '');
      expect(system.activities.tasks().filter(({ type }) => type === 'home')).toHaveLength(left === 0 ? 0 : 1);
    }
  });
});

describe('a process that was ended', () => {
  it('does not crash the one that runs by then', async () => {
    await system.activities.start(launch, shell);
    const { processId } = system.processes.find('com.test.notes') ?? {};
    await system.processes.kill('com.test.notes');
    await system.activities.start(launch, shell);
    await screen.host.crashed('com.test.notes', 'DeadObjectException: it has ended', '', processId);
    expect(system.processes.find('com.test.notes')).toBeDefined();
    expect(system.log.entries(['crash'])).toEqual([]);
  });
});

describe('an app that crashes again within a minute', () => {
  const crash = async () => {
    await system.activities.start(launch, shell);
    await screen.host.crashed('com.test.notes', 'Error: broken', 'at nowhere');
  };
  const answer = (choice: string) => {
    const { requestId } = screen.front().intent.extras ?? {};
    return screen.call('system.answerRequest', requestId, choice);
  };

  it('is told of by a dialog that can be closed', async () => {
    await crash();
    expect(top()).toBe('com.test.launcher.Home');
    await crash();
    expect(screen.front()).toMatchObject({
      packageName: 'android',
      intent: { extras: { title: 'com.test.notes keeps stopping' } },
    });
    await answer('close');
    await eventually(() => expect(top()).toBe('com.test.launcher.Home'));
  });

  it('is told of the first time where the developer option asks for it', async () => {
    system.settings.put('global', 'show_first_crash_dialog', '1');
    await crash();
    expect(screen.front().intent.extras?.title).toBe('com.test.notes has stopped');
  });
});

describe('init', () => {
  it('restarts the phone when sys.powerctl says so, and the disk stays', async () => {
    await system.activities.start(launch, shell);
    await system.disk.write('/sdcard/kept.txt', 'kept', rootIdentity);
    const [before] = system.processes.list();
    expect(system.properties.set('sys.powerctl', 'reboot', shellIdentity)).toBe(true);
    await eventually(() => {
      const [first] = system.processes.list();
      expect(first).toBeDefined();
      expect(first?.pid).not.toBe(before?.pid);
      expect(system.properties.get('sys.boot_completed')).toBe('1');
      expect(top()).toBe('com.test.launcher.Home');
    });
    expect(system.processes.find('com.test.notes')).toBeUndefined();
    expect(Buffer.from(await system.disk.read('/sdcard/kept.txt', rootIdentity)).toString()).toBe('kept');
  });
});

describe('the display', () => {
  it('is told to the page with its overrides', async () => {
    await system.setDisplay({ width: 720, densityDpi: 320 });
    await eventually(() => expect(screen.state.display).toEqual({ width: 720, height: 2400, densityDpi: 320 }));
  });
});

describe('Broadcasts', () => {
  it('reach a dynamic receiver only while its app runs, and others only when they are named', async () => {
    const ping = { action: 'notes.PING', extras: { text: 'hello' } };
    expect(await system.broadcasts.send(ping, shell)).toEqual({ code: 0, data: null, extras: {} });
    await system.activities.start(launch, shell);
    expect(await system.broadcasts.send(ping, shell)).toMatchObject({ code: -1, data: 'hello' });
    expect(await system.broadcasts.send({ action: 'notes.STATIC' }, shell)).toMatchObject({ code: 0 });
    const named = { action: 'notes.STATIC', packageName: 'com.test.notes' };
    expect(await system.broadcasts.send(named, shell)).toMatchObject({ code: 7 });
  });

  it('may be protected', async () => {
    await expect(system.broadcasts.send({ action: 'android.intent.action.TIME_SET' }, shell)).rejects.toMatchObject({
      javaClass: 'java.lang.SecurityException',
    });
  });
});

describe('Packages', () => {
  const apk = (packageName: string) =>
    zipSync({ 'AndroidManifest.xml': strToU8(`<manifest package="${packageName}"></manifest>`) });

  it('install what the phone has a counterpart of, and say why not for the rest', async () => {
    expect(await system.packages.uninstall('com.test.notes')).toBe(true);
    expect(system.packages.find('com.test.notes')).toBeUndefined();
    expect(await system.packages.install(apk('com.test.notes'), {})).toEqual({
      ok: true,
      packageName: 'com.test.notes',
    });
    expect(system.packages.find('com.test.notes')?.stopped).toBe(true);
    expect(await system.packages.install(apk('com.other'), {})).toMatchObject({
      code: 'INSTALL_FAILED_NO_MATCHING_ABIS',
    });
    expect(await system.packages.install(strToU8('hello'), {})).toMatchObject({ code: 'INSTALL_PARSE_FAILED_NOT_APK' });
  });

  it('grant as Android grants', async () => {
    const grant = (name: string) => system.packages.grant('com.test.notes', `android.permission.${name}`);
    await grant('READ_CONTACTS');
    await expect(grant('CAMERA')).rejects.toThrow(
      'Package com.test.notes has not requested permission android.permission.CAMERA',
    );
    await expect(grant('INTERNET')).rejects.toThrow('is not a changeable permission type');
    await expect(system.packages.grant('com.none', 'x')).rejects.toThrow('Unknown package: com.none');
  });
});

describe('Settings, radios and the clock', () => {
  it('refuse values that Android refuses', () => {
    expect(() => system.settings.put('system', 'screen_brightness', '300')).toThrow(
      'Invalid value: 300 for setting: screen_brightness',
    );
    system.settings.put('system', 'airplane_mode_on', '1');
    expect(system.settings.get('global', 'airplane_mode_on')).toBe('1');
    expect(system.radios.state.airplane).toBe(false);
  });

  it('keep what airplane mode switched off, to switch it on again', async () => {
    const setting = (key: string) => system.settings.get('global', key);
    await system.radios.setAirplane(true);
    expect([setting('wifi_on'), setting('bluetooth_on'), system.radios.state.wifi.enabled]).toEqual(['3', '2', false]);
    await system.radios.setWifi(true);
    expect([setting('wifi_on'), system.radios.state.wifi.connected]).toEqual(['2', true]);
    await system.radios.setAirplane(false);
    expect([setting('wifi_on'), setting('bluetooth_on')]).toEqual(['1', '1']);
  });

  it('join a network no more that is forgotten, until it is chosen again', async () => {
    system.radios.forgetNetwork();
    await system.radios.setWifi(false);
    await system.radios.setWifi(true);
    expect(system.radios.state.wifi).toEqual({ enabled: true, connected: false, ssid: null, saved: false });
    system.radios.setWifiConnected(true);
    expect(system.radios.state.wifi).toEqual({ enabled: true, connected: true, ssid: 'AndroidWifi', saved: true });
  });

  it('show on the screen', async () => {
    system.settings.put('system', 'screen_brightness', '255');
    system.settings.put('system', 'user_rotation', '1');
    await eventually(() => expect(screen.state).toMatchObject({ brightness: 255, rotation: 1 }));
    const beforeMs = Date.now();
    system.clock.set(0);
    const afterMs = Date.now();
    // Two clocks of the host are compared, both in whole milliseconds.
    await eventually(() => expect(-screen.state.clock.offsetMs).toBeLessThanOrEqual(afterMs + 2));
    expect(-screen.state.clock.offsetMs).toBeGreaterThanOrEqual(beforeMs - 2);
  });
});

it('bootPhone() takes a package of the system in its image alone', async () => {
  const booting = bootPhone({
    apps: [...testImage, ...testApps],
    openScreen: async (host, initial) => new FakeScreen(host, initial),
  });
  await expect(booting).rejects.toMatchObject({
    code: 'AW_CONFIG_INVALID',
    message: expect.stringContaining('`image`'),
  });
});
