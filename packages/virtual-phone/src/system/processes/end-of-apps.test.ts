import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeScreen } from '../../../test/fake-screen.ts';
import { testApps, testImage } from '../../../test/test-apps.ts';
import { eventually } from '../../adb/testing/eventually.ts';
import { shellIdentity } from '../../disk/identity.ts';
import { bootPhone, type Phone } from '../../phone.ts';
import { runShell } from '../../shell/index.ts';
import { SystemServer } from '../system-server.ts';

const shell = { caller: shellIdentity, callerPackage: null };
const notes = 'com.test.notes';
const controller = 'com.google.android.permissioncontroller';
const contacts = 'android.permission.READ_CONTACTS';
const launch = { component: { packageName: notes, className: `${notes}.Main` } };

let phone: Phone;
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
});

afterEach(() => phone.close());

const top = () => phone.system.activities.top()?.component.className;
const taskCount = () => phone.system.activities.tasks().filter(({ type }) => type === 'standard').length;
const cards = () => phone.system.activities.recents().map(({ packageName }) => packageName);

async function run(command: string): Promise<string> {
  const out: Uint8Array[] = [];
  const keep = (data: Uint8Array) => {
    out.push(data);
  };
  const program = runShell(phone.system, command, { identity: { uid: 0 }, pty: false, onStdout: keep, onStderr: keep });
  await program.exited;
  return Buffer.concat(out).toString();
}

/** Notes in front, with a reader in its task and the question for its contacts on top. */
async function askingApp(): Promise<void> {
  await phone.system.activities.start(launch, shell);
  await screen.call('startActivity', {
    component: { packageName: 'com.test.reader', className: 'com.test.reader.Main' },
  });
  const asker = phone.system.activities.tasks()[0]?.activities[0];
  const { processId, token } = screen.state.activities.find((each) => each.token === asker?.token) ?? screen.front();
  void screen.host.call({ packageName: notes, processId, token, path: ['permissions', 'request'], args: [[contacts]] });
  await eventually(() => expect(screen.front().packageName).toBe(controller));
  await screen.host.call({
    packageName: notes,
    processId,
    token,
    path: ['alarms', 'set'],
    args: [
      'RTC_WAKEUP',
      phone.system.clock.now() + 3_600_000,
      {
        kind: 'broadcast',
        intent: { component: { packageName: notes, className: `${notes}.Alarm` } },
        flags: 0x0400_0000,
      },
    ],
  });
  await screen.host.call({
    packageName: notes,
    processId,
    path: ['notifications', 'createChannel'],
    args: [{ id: 'c', name: 'Channel', importance: 3 }],
  });
  await screen.host.call({
    packageName: notes,
    processId,
    path: ['notifications', 'post'],
    args: [{ id: 1, channel: 'c', title: 't', text: 't' }],
  });
}

const alarms = () => {
  const { system } = phone;
  if (!(system instanceof SystemServer)) throw new Error('The phone has another system');
  return system.alarms.list().some(({ packageName }) => packageName === notes);
};
const notified = () => phone.system.notifications.list().some(({ packageName }) => packageName === notes);

/** What becomes of an app with each way to end it. */
const ends: readonly {
  command: string;
  isRunning?: true;
  keepsCard?: true;
  keepsAlarms?: true;
  keepsNotifications?: true;
  stopped?: true;
  keepsReader?: true;
  /** The permission controller's own: only what forgets the app ends it. */
  keepsQuestion?: true;
}[] = [
  { command: `am force-stop ${notes}`, stopped: true, keepsQuestion: true },
  { command: `am start -S -n ${notes}/.Main`, keepsCard: true, isRunning: true, keepsQuestion: true },
  { command: `pm clear ${notes}`, stopped: true },
  { command: `pm disable-user ${notes}`, keepsAlarms: true },
  { command: `pm uninstall ${notes}` },
  {
    command: `am crash ${notes}`,
    keepsCard: true,
    keepsAlarms: true,
    keepsNotifications: true,
    keepsReader: true,
    keepsQuestion: true,
  },
  {
    command: `pm grant ${notes} ${contacts}; pm revoke ${notes} ${contacts}`,
    keepsCard: true,
    keepsAlarms: true,
    keepsNotifications: true,
    keepsReader: true,
    keepsQuestion: true,
  },
];

describe.each(ends)('$command', ({ command, ...kept }) => {
  it('ends its process and what belongs to it, and the question in its name when the app is forgotten', async () => {
    await askingApp();
    expect([taskCount(), alarms(), notified()]).toEqual([1, true, true]);
    const before = phone.system.processes.find(notes)?.pid;
    await run(command);
    const after = phone.system.processes.find(notes)?.pid;
    expect(after === undefined).toBe(kept.isRunning === undefined);
    expect(after).not.toBe(before);
    const shown = screen.state.activities.map(({ packageName }) => packageName);
    expect(shown.includes(controller)).toBe(kept.keepsQuestion ?? false);
    expect(shown.includes('com.test.reader')).toBe(kept.keepsReader ?? false);
    const expectedTop = kept.isRunning ? notes : kept.keepsQuestion ? controller : 'com.test.launcher';
    expect(phone.system.activities.top()?.component.packageName).toBe(expectedTop);
    expect(taskCount()).toBe(kept.isRunning ? 2 : kept.keepsQuestion ? 1 : 0);
    expect(cards()).toEqual(kept.keepsCard ? [notes] : []);
    expect(alarms()).toBe(kept.keepsAlarms ?? false);
    expect(notified()).toBe(kept.keepsNotifications ?? false);
    expect(phone.system.packages.find(notes)?.stopped).toBe(
      command.startsWith('pm uninstall') ? undefined : (kept.stopped ?? false),
    );
    expect(phone.system.packages.checkPermission(notes, contacts)).toBe(false);
  });
});

describe('am kill', () => {
  it('spares what the person sees, and ends it when it is left, and not its question', async () => {
    await askingApp();
    await run(`am kill com.test.reader`);
    expect(phone.system.processes.find('com.test.reader')).toBeDefined();
    await phone.system.activities.home();
    await run(`am kill ${notes}`);
    expect(phone.system.processes.find(notes)).toBeUndefined();
    expect(phone.system.packages.find(notes)?.stopped).toBe(false);
    expect(screen.state.activities.map(({ packageName }) => packageName)).toContain(controller);
    expect(cards()).toEqual([notes]);
  });
});

describe('an app that was ended', () => {
  it('starts anew in a task of its own, whatever lay in the old one, and keeps one card', async () => {
    await askingApp();
    const [old] = phone.system.activities.tasks();
    await run(`am force-stop ${notes}`);
    expect(await run(`am start -W -n ${notes}/.Main`)).toContain('LaunchState: COLD');
    expect(top()).toBe(`${notes}.Main`);
    expect(phone.system.activities.tasks()[0]?.taskId).not.toBe(old?.taskId);
    expect(cards()).toEqual([notes]);
  });

  it('comes back from recents in its remembered task', async () => {
    await phone.system.activities.start(launch, shell);
    const [task] = phone.system.activities.tasks();
    if (task === undefined) throw new Error('No task');
    await run(`am force-stop ${notes}`);
    await phone.system.activities.moveToFront(task.taskId);
    expect(top()).toBe(`${notes}.Main`);
    expect(phone.system.activities.tasks()[0]?.taskId).toBe(task.taskId);
  });
});

describe('the tasks', () => {
  it('are told alike by `am start -W`, `am stack list`, `dumpsys activity` and recents', async () => {
    const first = await run(`am start -W -n ${notes}/.Main`);
    expect(first).toMatch(
      /Status: ok\nLaunchState: COLD\nActivity: com\.test\.notes\/\.Main\nTotalTime: \d+\nWaitTime: \d+\nComplete/,
    );
    expect(await run(`am start -W -n ${notes}/.Main`)).toMatch(
      /^Starting: .*\nWarning: Activity not started, intent has been delivered to currently running top-most instance\.\nStatus: ok\nLaunchState: UNKNOWN \(0\)\nActivity: com\.test\.notes\/\.Main\nTotalTime: 0\n/,
    );
    await phone.system.activities.home();
    expect(await run(`am start -W -n ${notes}/.Main`)).toMatch(
      /Warning: Activity not started, its current task has been brought to the front\nStatus: ok\nLaunchState: HOT\n/,
    );
    expect(await run(`am start -W -a android.intent.action.EDIT -t text/x -p ${notes}`)).toContain('LaunchState: WARM');
    const [task] = phone.system.activities.tasks();
    const id = task?.taskId;
    expect(task?.activities.map(({ component }) => component.className)).toEqual([`${notes}.Main`, `${notes}.Edit`]);
    expect(await run('am stack list')).toContain(`taskId=${id}: ${notes}/${notes}.Edit`);
    const dump = await run('dumpsys activity activities');
    expect(dump).toMatch(new RegExp(`Task\\{\\w+ #${id} type=standard A=\\d+:${notes} U=0 visible=true .* sz=2\\}`));
    expect(dump).toContain(`launchedFromUid=0 launchedFromPackage=null`);
    expect(dump).toMatch(new RegExp(`ResumedActivity: ActivityRecord\\{\\w+ u0 ${notes}/.Edit t${id}\\}`));
    const recents = await run('dumpsys activity recents');
    expect(recents).toContain(`id=${id} userId=0 hasTask=true`);
    expect(recents).toContain(`baseIntent=Intent { flg=0x10000000 cmp=${notes}/.Main }`);
    await run(`am force-stop ${notes}`);
    expect(await run('dumpsys activity recents')).toContain(`id=${id} userId=0 hasTask=false`);
    expect(await run('am stack list')).not.toContain(notes);
  });

  it('lie in the order they were used: BACK uncovers the one below, an app opened from recents lies over home', async () => {
    await run(`am start -n ${notes}/.Main`);
    await run('am start -n com.test.reader/.Main');
    await phone.system.systemKey(4);
    expect(top()).toBe(`${notes}.Main`);
    const task = phone.system.activities.tasks()[0]?.taskId ?? 0;
    await run('am start -n com.test.reader/.Main');
    await phone.system.activities.moveToFront(task);
    await phone.system.systemKey(4);
    expect(top()).toBe('com.test.launcher.Home');
  });
});

describe('an app that is put away', () => {
  it('by `pm suspend` has no tasks, and a dialog comes in its place until it is taken back by the same user', async () => {
    await run(`am start -n ${notes}/.Main`);
    expect(await run(`pm suspend --dialogMessage Later ${notes}`)).toBe(`Package ${notes} new suspended state: true\n`);
    expect(taskCount()).toBe(0);
    await run(`am start -n ${notes}/.Main`);
    expect(top()).toBe('com.android.internal.app.SuspendedAppActivity');
    expect(screen.front().intent.extras).toMatchObject({ title: notes, managedBy: 'root', message: 'Later' });
    expect(await run(`pm unsuspend ${notes}`)).toBe(`Package ${notes} new suspended state: false\n`);
    await run(`am start -n ${notes}/.Main`);
    expect(top()).toBe(`${notes}.Main`);
  });

  it('by `pm hide` is as if it were not there, its data kept, after a restart too', async () => {
    await run(`am start -n ${notes}/.Main; touch /data/data/${notes}/kept`);
    await run(`pm hide ${notes}`);
    expect(top()).toBe('com.test.launcher.Home');
    expect(await run(`am start -n ${notes}/.Main`)).toContain('does not exist');
    expect(await run(`dumpsys package ${notes}`)).toContain('installed=true hidden=true');
    const { system } = phone;
    if (!(system instanceof SystemServer)) throw new Error('The phone has another system');
    const state = system.packages.state();
    expect(await run(`pm unhide ${notes}; pm path ${notes}; ls /data/data/${notes}/kept`)).toContain('kept');
    system.packages.load(state);
    expect(await run(`pm list packages ${notes}`)).toBe('');
  });
});
