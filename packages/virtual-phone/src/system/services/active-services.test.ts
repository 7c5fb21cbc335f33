import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { app, type BackgroundPhone, backgroundPhone, component, service } from '../../../test/background-app.ts';
import { eventually } from '../../adb/testing/eventually.ts';

let phone: BackgroundPhone;
beforeEach(async () => {
  phone = await backgroundPhone();
});
afterEach(() => phone.phone.close());

const told = (...lines: readonly string[]) => eventually(() => expect(phone.told).toEqual(lines));
const running = () => phone.system.services.list().map((record) => record.component.className.split('.').at(-1));
const texts = () => phone.system.notifications.list(app).map(({ text }) => text);
const crashLog = () => phone.system.log.entries(['crash']).map(({ message }) => message);

describe('A started service', () => {
  it('is created once, and given its starts in order', async () => {
    expect(await phone.api().startService(service('Sticky', 'a'))).toEqual(component('Sticky'));
    await phone.api().startService(service('Sticky', 'b'));
    await told('Sticky create', 'Sticky start a flags=0 id=1', 'Sticky start b flags=0 id=2');
    expect(await phone.api().stopService(service('Sticky'))).toBe(true);
    expect(await phone.api().stopService(service('Sticky'))).toBe(false);
    await told('Sticky create', 'Sticky start a flags=0 id=1', 'Sticky start b flags=0 id=2', 'Sticky destroy');
    expect(running()).toEqual([]);
  });

  it('comes back without an intent when its process is killed and it is sticky, not when it is not', async () => {
    await phone.api().startService(service('Sticky', 'a'));
    await phone.api().startService(service('Once', 'b'));
    await eventually(() => expect(phone.told).toHaveLength(4));
    phone.told.length = 0;
    await phone.system.processes.kill(app);
    expect(running()).toEqual(['Sticky']);
    expect(await phone.run(`dumpsys activity services ${app}`)).toMatch(
      /app=null[\s\S]*restartCount=1 restartDelay=\+1s0ms nextRestartTime=\+1s0ms crashCount=0/,
    );
    await phone.advance(999);
    expect(phone.told).toEqual([]);
    await phone.advance(1);
    await told('Sticky create', 'Sticky start null flags=0 id=2');
  });

  it('is given what it had not finished once more when it asks for that', async () => {
    await phone.api().startService(service('Again', 'a'));
    await eventually(() => expect(phone.told).toHaveLength(2));
    phone.told.length = 0;
    await phone.system.processes.kill(app);
    await phone.advance(1_000);
    await told('Again create', 'Again start a flags=1 id=1');
  });

  it('ends for good with a force-stop', async () => {
    await phone.api().startService(service('Sticky', 'a'));
    await eventually(() => expect(phone.told).toHaveLength(2));
    await phone.run(`am force-stop ${app}`);
    expect(running()).toEqual([]);
    expect(phone.system.processes.find(app)).toBeUndefined();
  });

  it('cannot be started while it is disabled', async () => {
    const { packageName, className } = component('Once');
    await phone.run(`pm disable ${packageName}/${className}`);
    expect(await phone.api().startService(service('Once'))).toBeNull();
    await phone.run(`pm enable ${packageName}/${className}`);
    expect(await phone.api().startService(service('Once'))).toEqual(component('Once'));
  });

  it('takes its process with it when it throws', async () => {
    await phone.api().startService(service('Broken'));
    await eventually(() => expect(crashLog()[0]).toContain('Unable to start Intent'));
    expect(phone.system.processes.find(app)).toBeUndefined();
  });
});

describe('A foreground service', () => {
  it('shows its notification until it stops', async () => {
    await phone.api().startForegroundService(service('Player'));
    await eventually(() => expect(texts()).toEqual(['Playing']));
    const key = phone.system.notifications.list(app)[0]?.key ?? '';
    await phone.system.notifications.dismiss(key);
    await phone.api().notifications.cancel(7);
    expect(texts()).toEqual(['Playing']);
    await phone.leave();
    await phone.run(`am kill ${app}`);
    expect(running()).toEqual(['Player']);
    await phone.api().startService(service('Player', 'stop'));
    await eventually(() => expect(texts()).toEqual([]));
    expect(running()).toEqual([]);
  });

  it('leaves its notification as an ordinary one when it says so', async () => {
    await phone.api().startForegroundService(service('Player'));
    await eventually(() => expect(texts()).toEqual(['Playing']));
    await phone.api().startService(service('Player', 'pause'));
    await eventually(() => expect(phone.system.services.list()[0]?.isForeground).toBe(false));
    expect(phone.system.notifications.list(app)[0]).toMatchObject({ text: 'Playing', foregroundService: false });
  });

  it('must say so within 30 seconds, or its app crashes', async () => {
    await phone.api().startForegroundService(service('Forgetful'));
    await eventually(() => expect(phone.told).toHaveLength(2));
    await phone.advance(29_999);
    expect(running()).toEqual(['Forgetful']);
    await phone.advance(1);
    await eventually(() =>
      expect(crashLog()[0]).toMatch(
        /RemoteServiceException\$ForegroundServiceDidNotStartInTimeException: Context\.startForegroundService\(\) did not then call Service\.startForeground\(\): ServiceRecord\{[0-9a-f]{7} u0 com\.test\.background\/\.Forgetful\}$/,
      ),
    );
  });
});

describe('An app in the background', () => {
  it('starts no services, but as the answer to a tap on its notification', async () => {
    const api = phone.api();
    await phone.leave();
    await expect(api.startService(service('Once'))).rejects.toThrow(
      /^BackgroundServiceStartNotAllowedException: Not allowed to start service Intent \{ cmp=com\.test\.background\/\.Once \}: app is in background uid UidRecord\{[0-9a-f]{7} u0a\d+ /,
    );
    await expect(api.startForegroundService(service('Player'))).rejects.toThrow(
      'ForegroundServiceStartNotAllowedException: startForegroundService() not allowed due to mAllowStartForeground false: service com.test.background/.Player',
    );
    phone.system.backgroundLimits.allow(app, 30_000);
    expect(await api.startForegroundService(service('Player'))).toEqual(component('Player'));
  });

  it('starts no service of another app that asks for a permission it has not', () => {
    const uid = phone.system.packages.get('com.test.notes').uid;
    const from = { caller: { uid }, callerPackage: 'com.test.notes', foreground: false };
    expect(phone.system.services.start(service('Guarded'), from)).toEqual({
      result: 'denied',
      permission: 'com.test.GUARD',
    });
  });

  it('must name the service it means', async () => {
    await expect(phone.api().startService({ action: 'x' })).rejects.toThrow(
      'IllegalArgumentException: Service Intent must be explicit: Intent { act=x }',
    );
  });
});

describe('am', () => {
  it('starts and stops services with the words of Android 13', async () => {
    const start = `am startservice -n ${app}`;
    const starting = (name: string) => `Starting service: Intent { cmp=${app}/.${name} }\n`;
    expect(await phone.run(`${start}/.Once`, 2000)).toBe(starting('Once'));
    await told('Once create', 'Once start - flags=0 id=1');
    expect(await phone.run(`am stopservice -n ${app}/.Once`)).toBe(
      `Stopping service: Intent { cmp=${app}/.Once }\nService stopped\n? 255\n`,
    );
    expect(await phone.run(`am stopservice -n ${app}/.Once`)).toBe(
      `Stopping service: Intent { cmp=${app}/.Once }\nService not stopped: was not running.\n? 255\n`,
    );
    expect(await phone.run(`${start}/.Nope`)).toBe(`${starting('Nope')}Error: Not found; no service started.\n? 255\n`);
    expect(await phone.run(`${start}/.Private`, 2000)).toMatch(
      /Error: Requires permission not exported from uid \d+\n/,
    );
    await phone.run(`am force-stop ${app}`);
    expect(await phone.run(`${start}/.Once`)).toBe(`${starting('Once')}Error: app is in background uid null\n? 255\n`);
    expect(await phone.run(`am start-foreground-service -n ${app}/.Player`)).toBe(starting('Player'));
    await eventually(() => expect(texts()).toEqual(['Playing']));
  });

  it('dumpsys tells of each service', async () => {
    expect(await phone.run('dumpsys activity services')).toBe(
      'ACTIVITY MANAGER SERVICES (dumpsys activity services)\n  (nothing)\n',
    );
    await phone.api().startForegroundService(service('Player'));
    await eventually(() => expect(phone.system.services.list()[0]?.callStart).toBe(true));
    const pid = phone.system.processes.find(app)?.pid;
    const lines = (await phone.run(`dumpsys activity services ${app}`)).split('\n');
    expect(lines[1]).toBe('  User 0 active services:');
    expect(lines[2]).toMatch(/^ {2}\* ServiceRecord\{[0-9a-f]{7} u0 com\.test\.background\/\.Player\}$/);
    expect(lines).toContain('    intent={cmp=com.test.background/.Player}');
    expect(lines.join('\n')).toMatch(new RegExp(`\n    app=ProcessRecord\\{\\w+ ${pid}:${app}/u0a\\d+\\}\n`));
    expect(lines).toContain('    isForeground=true foregroundId=7 foregroundNoti=Notification(channel=work)');
    expect(lines).toContain('    startRequested=true delayedStop=false stopIfKilled=true callStart=true lastStartId=1');
    expect(await phone.run('dumpsys activity services com.test.notes')).toContain('(nothing)');
  });
});
