import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runShell } from '../../src/shell/index.ts';
import { openTestPhone, type TestPhone } from '../../src/testing/index.ts';
import { buildLifeApps } from './life-apps.ts';

const app = 'test.life';
const keys = { back: 4, home: 3 };

let apps: Awaited<ReturnType<typeof buildLifeApps>>;
let phone: TestPhone;

beforeAll(async () => {
  apps = await buildLifeApps();
  phone = await openTestPhone(apps);
});
afterAll(async () => {
  await phone.close();
  apps.remove();
});
beforeEach(() => {
  apps.told.length = 0;
  apps.started.length = 0;
});
afterEach(() => shell(`am force-stop ${app}; settings put system user_rotation 0`));

async function shell(command: string): Promise<string> {
  const out: Uint8Array[] = [];
  const keep = (data: Uint8Array) => {
    out.push(data);
  };
  const program = runShell(phone.system, command, { identity: { uid: 0 }, pty: false, onStdout: keep, onStderr: keep });
  await program.exited;
  return Buffer.concat(out).toString();
}

const start = (name: string) => phone.start({ component: { packageName: app, className: `${app}.${name}` } });
const open = () =>
  shell(`am start -W -a android.intent.action.MAIN -c android.intent.category.LAUNCHER -n ${app}/.Main`);
const textOf = async (id: string) => (await phone.find((node) => node.resourceId === `${app}:id/${id}`)).text;

describe('the life of activities', () => {
  it('goes as on Android when one covers another, and when it is left again', async () => {
    await start('Main');
    await phone.tap('Open Second');
    expect(apps.told).toEqual([
      ...['Main.onCreate', 'Main.onStart', 'Main.onResume'],
      ...['Second.onCreate', 'Main.onPause', 'Second.onStart', 'Second.onResume', 'Main.onStop'],
    ]);
    apps.told.length = 0;
    await phone.key(keys.back);
    expect(apps.told).toEqual(['Second.onPause', 'Second.onStop', 'Main.onStart', 'Main.onResume']);
  });

  it('only pauses what is seen behind a translucent one', async () => {
    await start('Main');
    apps.told.length = 0;
    await phone.tap('Open Float');
    expect(apps.told).toEqual(['Float.onCreate', 'Main.onPause', 'Float.onStart', 'Float.onResume']);
    expect(phone.system.activities.visible().map(({ state }) => state)).toEqual(['RESUMED', 'PAUSED']);
    await phone.key(keys.home);
    expect(apps.told.slice(4)).toEqual(['Float.onPause', 'Main.onStop', 'Float.onStop']);
  });

  it('is told of nothing when the process is killed', async () => {
    await start('Main');
    apps.told.length = 0;
    await shell(`am force-stop ${app}`);
    await phone.find('Home');
    expect(apps.told).toEqual([]);
  });
});

describe('an app that is killed in the background', () => {
  it('comes back as it was: its screen, what was typed, and what it saved', async () => {
    expect(await open()).toContain('LaunchState: COLD');
    await phone.type('Message', 'half a note');
    await phone.type('Loose', 'nothing keeps this');
    await phone.tap('Counted 0');
    await phone.key(keys.home);
    await shell(`am kill ${app}`);
    expect(await shell(`pidof ${app}`)).toBe('');
    expect(await shell('dumpsys activity activities')).toContain('state=DESTROYED');
    expect(await open()).toContain('LaunchState: COLD');
    expect(await textOf('message')).toBe('half a note');
    await phone.find('Counted 1');
    expect(await phone.texts()).not.toContain('nothing keeps this');
    expect(await textOf('instance')).toBe('Instance 1');
  });

  it('begins only what is seen of its stack, and the rest when it comes to the top', async () => {
    await open();
    await phone.type('Message', 'below');
    await phone.tap('Open Second');
    await phone.type('Message', 'above');
    const [task] = phone.system.activities.tasks();
    await phone.key(keys.home);
    await shell(`am kill ${app}`);
    apps.told.length = 0;
    await phone.system.activities.moveToFront(task?.taskId ?? 0);
    expect([await textOf('name'), await textOf('message')]).toEqual(['Second', 'above']);
    expect(apps.told).toEqual(['Second.onCreate', 'Second.onStart', 'Second.onResume']);
    expect(phone.system.activities.tasks()[0]?.activities.map(({ state }) => state)).toEqual(['DESTROYED', 'RESUMED']);
    await phone.key(keys.back);
    expect([await textOf('name'), await textOf('message')]).toEqual(['Main', 'below']);
  });

  it('keeps what it had when it is killed again before it was seen', async () => {
    await open();
    await phone.type('Message', 'first');
    await phone.tap('Open Second');
    const [task] = phone.system.activities.tasks();
    for (const _ of [1, 2]) {
      await phone.key(keys.home);
      await shell(`am kill ${app}`);
      await phone.system.activities.moveToFront(task?.taskId ?? 0);
      await phone.find('Open Float');
    }
    await phone.key(keys.back);
    expect(await textOf('message')).toBe('first');
  });

  it('scrolls to where it was, once its rows are there', async () => {
    await start('Rows');
    await phone.find('Row 0');
    const rows = await phone.find('rows');
    const [left, top, right, bottom] = rows.bounds;
    expect([left, top < 400, right, bottom > 2000]).toEqual([0, true, 1080, true]);
    await shell('input swipe 500 1800 500 600 300');
    const before = await phone.texts();
    expect(before).not.toContain('Row 0');
    await phone.key(keys.home);
    await shell(`am kill ${app}`);
    await start('Rows');
    expect(await phone.texts()).toEqual(before);
  });

  it.each([`am force-stop ${app}`, 'swipe away'])('has lost its state after %s', async (how) => {
    await open();
    await phone.type('Message', 'gone');
    await phone.key(keys.home);
    const [, task] = phone.system.activities.tasks();
    if (how === 'swipe away') await phone.system.activities.removeTask(task?.taskId ?? 0);
    else await shell(how);
    await open();
    expect(await textOf('message')).toBeUndefined();
  });
});

describe('the shell', () => {
  it('tells of tasks, records and processes the same story, before and after a kill', async () => {
    await open();
    await phone.type('Message', 'x');
    const [task] = phone.system.activities.tasks();
    const id = task?.taskId;
    const pid = (await shell(`pidof ${app}`)).trim();
    const record = `ActivityRecord\\{\\w+ u0 ${app}/.Main t${id}\\}`;
    const running = await shell(
      'dumpsys activity activities; dumpsys activity top; dumpsys activity lru; dumpsys window displays',
    );
    expect(running).toMatch(
      new RegExp(
        `    topResumedActivity=${record}\n    \\* Hist  #0: ${record}\n` +
          `      packageName=${app} processName=${app}\n` +
          `      launchedFromUid=0 launchedFromPackage=null launchedFromFeature=null userId=0\n` +
          `      app=ProcessRecord\\{\\w+ ${pid}:${app}/u0a\\d+\\}\n`,
      ),
    );
    expect(running).toMatch(new RegExp(`\n  ResumedActivity: ${record}\n`));
    expect(running).toMatch(new RegExp(`  ACTIVITY ${app}/.Main \\w+ pid=${pid}\n`));
    expect(running).toMatch(new RegExp(`: fg     TOP  LCMN ${pid}:${app}/u0a\\d+ act:activities\\|recents\n`));
    expect(running).toMatch(new RegExp(`mFocusedApp=${record}\n`));
    await phone.key(keys.home);
    expect(await shell('dumpsys activity lru')).toMatch(new RegExp(`: prev   LAST ---- ${pid}:${app}/`));
    expect(await shell('dumpsys activity activities')).toContain('state=STOPPED delayedResume=false finishing=false');
    await shell(`am kill ${app}`);
    const killed = await shell(
      'dumpsys activity activities; dumpsys activity top; dumpsys activity recents; am stack list',
    );
    expect(killed).toMatch(/mHaveState=true mIcicle=Bundle\[mParcelledData\.dataSize=\d+\]\n {6}state=DESTROYED/);
    expect(killed).toMatch(new RegExp(`  ACTIVITY ${app}/.Main \\w+ pid=\\(not running\\)\n`));
    expect(killed).toMatch(new RegExp(`    Activities=\\[${record}\\]\n`));
    expect(killed).toMatch(new RegExp(`    id=${id} userId=0 hasTask=true `));
    expect(killed).toContain(`  taskId=${id}: ${app}/${app}.Main bounds=[0,0][1080,2400] userId=0 visible=false`);
    expect(await shell('dumpsys activity lru')).not.toContain(app);
  });
});

describe('a state that is too large', () => {
  it('crashes the app when it stops, and says what is too large', async () => {
    await start('Huge');
    await phone.tap('Fill');
    await phone.key(keys.home);
    const log = await shell('logcat -d -b crash');
    expect(log).toContain('TransactionTooLargeException: data parcel size 20971');
    expect(log).toContain('the largest part is "picture"');
    expect(await shell(`pidof ${app}`)).toBe('');
  });
});

describe('turning the screen', () => {
  it('begins an activity anew with what it keeps, unless it takes care of that itself', async () => {
    await start('Main');
    await phone.type('Message', 'kept');
    await phone.tap('Counted 0');
    apps.told.length = 0;
    await shell('settings put system user_rotation 1');
    expect(await textOf('instance')).toBe('Instance 2');
    expect([await textOf('message'), await textOf('count')]).toEqual(['kept', 'Counted 1']);
    expect(apps.told).toEqual(['Main.onPause', 'Main.onStop', 'Main.onCreate', 'Main.onStart', 'Main.onResume']);
    await start('Stays');
    apps.told.length = 0;
    await shell('settings put system user_rotation 0');
    await phone.find('Open Float');
    expect(apps.told).toEqual([]);
    // Not seen meanwhile, it begins anew only now: the one that stayed was the third.
    await phone.key(keys.back);
    expect([await textOf('name'), await textOf('instance')]).toEqual(['Main', 'Instance 4']);
  });

  it('goes by what the front activity asks for', async () => {
    await start('Wide');
    expect(phone.system.rotation).toBe(1);
    expect((await phone.find('Open Float')).bounds[2]).toBeGreaterThan(1080);
    await phone.key(keys.home);
    expect(phone.system.rotation).toBe(0);
    await start('Main');
    await phone.tap('Turn');
    expect(phone.system.rotation).toBe(1);
    await phone.tap('Open Second');
    expect(phone.system.rotation).toBe(0);
  });
});

describe('a second process of an app', () => {
  it('is shown by name, and ends alone', async () => {
    await open();
    await phone.tap('Open Remote');
    expect(await textOf('instance')).toBe('Instance 1');
    expect(apps.started).toEqual([app, `${app}:remote`]);
    const pid = Number(await shell(`pidof ${app}:remote`));
    expect(await shell('ps -A -o PID,NAME')).toContain(`${pid} ${app}:remote`);
    expect(await shell('dumpsys activity processes')).toMatch(
      new RegExp(`ProcessRecord\\{\\w+ ${pid}:${app}:remote/u0a`),
    );
    expect(await shell(`cat /proc/${pid}/cmdline`)).toContain(`${app}:remote`);
    await shell(`kill -9 ${pid}`);
    expect(await shell(`pidof ${app}:remote`)).toBe('');
    expect(await shell(`pidof ${app}`)).not.toBe('');
    expect(await textOf('name')).toBe('Main');
    await phone.tap('Open Remote');
    await phone.key(keys.home);
    await shell(`am kill ${app}`);
    expect(await shell(`pidof ${app} ${app}:remote`)).toBe('');
  });
});

describe('an alias', () => {
  it('starts its target under its own name, and can be switched', async () => {
    expect(await shell('cmd package query-activities --components -a life.OTHER')).toContain(`${app}/.Alias`);
    await shell(`am start -n ${app}/.Alias`);
    expect(await textOf('name')).toBe('Main');
    expect(await shell(`am start -n ${app}/.Off`)).toContain('does not exist');
    expect(await shell(`pm enable ${app}/.Off`)).toBe(`Component {${app}/${app}.Off} new state: enabled\n`);
    expect(await shell(`am start -n ${app}/.Off`)).not.toContain('Error');
    await shell(`pm disable ${app}/.Alias`);
    expect(await shell('cmd package query-activities --components -a life.OTHER')).toBe('No activities found\n');
    await shell(`pm default-state ${app}/.Alias; pm default-state ${app}/.Off`);
  });
});
