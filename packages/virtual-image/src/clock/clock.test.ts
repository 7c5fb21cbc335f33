import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestPhone, type TestPhone } from '../../test/open-test-phone.ts';
import { clockClass, clockPackage } from './package-name.ts';

const data = `/data/user_de/0/${clockPackage}`;
const root = { uid: 0 };
// Alarms of apps are five seconds ahead at least.
const soon = { timeout: 10_000, interval: 20 };

let phone: TestPhone;

beforeAll(async () => {
  phone = await openTestPhone();
});

afterAll(() => phone.close());

beforeEach(async () => {
  await phone.system.packages.clear(clockPackage);
  await openClock();
});

const openClock = () => phone.start({ component: { packageName: clockPackage, className: clockClass('DeskClock') } });

async function tap(...labels: readonly string[]): Promise<void> {
  for (const label of labels) await phone.tap(label);
}

/** Whether something on the screen has this text or description, as it is now. */
async function shows(label: string): Promise<boolean> {
  const nodes = JSON.stringify(await phone.system.screen?.windows());
  return nodes.includes(`"text":"${label}"`) || nodes.includes(`"contentDescription":"${label}"`);
}

const textOf = async (name: string) => (await phone.find(name)).text;
const selected = async (tab: string) => (await phone.find(`tab_menu_${tab}`)).selected === true;
const preferences = async () =>
  new TextDecoder().decode(await phone.system.disk.read(`${data}/shared_prefs/${clockPackage}_preferences.xml`, root));
const alarmRows = async (sql: string) =>
  (await phone.system.disk.database(`${data}/databases/alarms.db`, root)).prepare(sql).all();

/** Goes to a moment of the day, in milliseconds since midnight. */
const setTimeOfDay = (ms: number) => phone.system.clock.set(Date.UTC(2023, 9, 16) + ms);

/** The notification over the screen that has this title, now or soon. */
const headsUp = (title: string) =>
  vi.waitFor(async () => {
    await phone.pass();
    const found = phone.system.notifications.list().find((shown) => shown.headsUp && shown.title === title);
    if (found === undefined) throw new Error(`No notification "${title}" has come up`);
    return found;
  }, soon);

async function press({ key, actions = [] }: Awaited<ReturnType<typeof headsUp>>, label: string): Promise<void> {
  const action = actions.findIndex((candidate) => candidate.title === label);
  await phone.system.notifications.open(key, action);
}

test('Clock opens on its Clock tab, with the time and the date', async () => {
  expect(await selected('clock')).toBe(true);
  expect(await textOf('digital_clock')).toMatch(/^\d{1,2}:\d\d [AP]M$/);
  expect(await textOf('date_and_next_alarm')).toMatch(/^\w{3}, Oct \d\d$/);
});

test('Stopwatch runs, takes laps, pauses and resets, and keeps its state as DeskClock does', async () => {
  await tap('Stopwatch');
  expect(await shows('Lap')).toBe(false);
  await tap('Start');
  await tap('Lap');
  await vi.waitFor(async () => expect(await textOf('stopwatch_hundredths_text')).not.toBe('00'), soon);
  expect(await preferences()).toMatch(/<int name="sw_state" value="1" \/>[\s\S]*<int name="sw_lap_num" value="1" \/>/);
  await tap('Pause');
  expect(await preferences()).toContain('<int name="sw_state" value="2" />');
  await phone.find('Start');
  await phone.find('Reset');
  await phone.find('Share');
  await phone.find('# 1');
  await phone.find('# 2');
  await tap('Reset');
  expect(await preferences()).not.toContain('sw_');
  expect(await shows('Reset')).toBe(false);
});

test('Stopwatch is told by a notification while the app is left, and led from there', async () => {
  await tap('Stopwatch', 'Start');
  await phone.key(3);
  const shown = () => phone.system.notifications.list().find(({ title }) => title === 'Stopwatch');
  await vi.waitFor(
    () => expect(shown()).toMatchObject({ text: 'Running', usesChronometer: true, ongoing: true }),
    soon,
  );
  const { key = '', actions } = shown() ?? {};
  expect(actions?.map(({ title }) => title)).toEqual(['Pause', 'Lap']);
  await phone.system.notifications.open(key, 1);
  await vi.waitFor(() => expect(shown()?.text).toBe('Lap 2'), soon);
  await phone.system.notifications.open(key, 0);
  await vi.waitFor(() => expect(shown()).toMatchObject({ text: 'Paused', ongoing: false }), soon);
  expect(await preferences()).toContain('<int name="sw_state" value="2" />');
  await openClock();
  await vi.waitFor(() => expect(shown()).toBeUndefined(), soon);
});

test('Stopwatch goes on while the app is force-stopped', async () => {
  await tap('Stopwatch');
  await tap('Start');
  await phone.system.processes.kill(clockPackage, { stopped: true });
  await openClock();
  expect(await selected('stopwatch')).toBe(true);
  await phone.find('Pause');
  await phone.find('Lap');
});

test('Timer setup shifts digits in from the right, keeps them from tab to tab, and offers Start when there are some', async () => {
  await tap('Timer');
  expect(await shows('Start')).toBe(false);
  expect((await phone.find('timer_setup_delete')).disabled).toBe(true);
  await tap('1', '1', '5', '3', '00', 'timer_setup_delete');
  expect(await textOf('timer_setup_time')).toBe('01h 15m 30s');
  await tap('Alarm');
  await tap('Timer');
  await phone.find('1 hour, 15 minutes, 30 seconds');
  await phone.find('Start');
});

test('Timers run side by side, pause, gain minutes, are named and deleted', async () => {
  await tap('Timer');
  await tap('5', '00', 'Start', 'Add timer', '1', '00', '00', 'Start');
  await phone.find('5:00');
  await phone.find('1:00:00');
  expect(await preferences()).toContain('<long name="timer_wall_clock_time_1"');
  await tap('Delete', 'Pause');
  await phone.find('Reset');
  await tap('Start');
  await tap('Add 1 Minute');
  expect(await textOf('timer_time_text')).toMatch(/^[56]:\d\d$/);
  await tap('timer_label');
  await phone.type('Label', 'Tea');
  await tap('OK');
  expect(await preferences()).toContain('<string name="timer_label_0">Tea</string>');
  await tap('Delete');
  expect(await preferences()).not.toContain('timer');
  expect(await textOf('timer_setup_time')).toBe('00h 00m 00s');
});

test('a timer rings when its time is up, also without the app, and Stop resets it', async () => {
  await phone.start({
    action: 'android.intent.action.SET_TIMER',
    extras: { 'android.intent.extra.alarm.LENGTH': 1, 'android.intent.extra.alarm.MESSAGE': 'Tea' },
  });
  await phone.system.processes.kill(clockPackage);
  const timeIsUp = await headsUp('Tea');
  expect(await preferences()).toContain('<int name="timer_state_0" value="3" />');
  expect(phone.system.services.list()).toMatchObject([
    { component: { className: 'com.android.deskclock.timer.TimerService' }, isForeground: true },
  ]);
  await press(timeIsUp, 'Stop');
  await vi.waitFor(async () => {
    await phone.pass();
    expect(phone.system.notifications.list(clockPackage)).toEqual([]);
  }, soon);
  expect(await preferences()).toContain('<int name="timer_state_0" value="4" />');
});

test('Alarm adds an alarm by the time picker, and edits and deletes it', async () => {
  setTimeOfDay(7 * 3_600_000);
  await tap('Alarm');
  await tap('Add alarm');
  await tap('OK');
  const added = () => alarmRows('SELECT * FROM alarm_templates WHERE _id > 2');
  expect(await added()).toMatchObject([{ hour: 7, minutes: 0, daysofweek: 0, enabled: 1, vibrate: 1, label: '' }]);
  expect(await alarmRows('SELECT * FROM alarm_instances')).toMatchObject([
    { year: 2023, month: 9, day: 17, hour: 7, minutes: 0, alarm_state: 0, alarm_id: 3 },
  ]);
  await tap('Tuesday', 'Sunday', 'Vibrate', 'Add label');
  await phone.type('Label', 'Run');
  await tap('OK');
  await tap('Default (Cesium)');
  await tap('Argon');
  await tap('Navigate up');
  await phone.find('Run');
  await phone.find('Argon');
  await phone.find('Sun, Tue');
  expect(await added()).toMatchObject([{ daysofweek: 0b100_0010, vibrate: 0, label: 'Run' }]);
  await tap('Delete');
  expect(await added()).toEqual([]);
  expect(await alarmRows('SELECT * FROM alarm_instances')).toEqual([]);
});

test('an alarm rings, snoozes for ten minutes, rings again, and is off once it is dismissed', async () => {
  setTimeOfDay(7 * 3_600_000);
  await phone.start({
    action: 'android.intent.action.SET_ALARM',
    extras: {
      'android.intent.extra.alarm.HOUR': 8,
      'android.intent.extra.alarm.MINUTES': 5,
      'android.intent.extra.alarm.MESSAGE': 'Wake up',
    },
  });
  await phone.key(3);
  const state = () => alarmRows('SELECT hour, minutes, alarm_state FROM alarm_instances');
  setTimeOfDay((8 * 60 + 5) * 60_000 - 50);
  await press(await headsUp('Wake up'), 'Snooze');
  await vi.waitFor(async () => {
    await phone.pass();
    expect(phone.system.notifications.list()[0]).toMatchObject({ text: 'Snoozing until 8:15 AM' });
  }, soon);
  expect(await state()).toEqual([{ hour: 8, minutes: 15, alarm_state: 4 }]);
  expect(phone.system.settings.get('system', 'next_alarm_formatted')).toBe('Mon 8:15 AM');
  setTimeOfDay((8 * 60 + 15) * 60_000 - 50);
  await phone.system.notifications.open((await headsUp('Wake up')).key);
  expect(phone.system.activities.top()?.component.className).toBe('com.android.deskclock.alarms.AlarmActivity');
  await tap('dismiss');
  expect(await state()).toEqual([]);
  expect(await alarmRows("SELECT enabled FROM alarm_templates WHERE label = 'Wake up'")).toEqual([{ enabled: 0 }]);
  expect(phone.system.activities.top()?.component.className).not.toContain('AlarmActivity');
});

test('Clock shows a city that was looked up', async () => {
  await tap('Add city');
  await phone.type('open_search_view_edit_text', 'toky');
  await tap('Tokyo, Japan');
  await phone.find('Tokyo');
  expect(await textOf('hours_ahead')).toMatch(/\+9h$/);
  await phone.find((node) => /9 hours ahead$/.test(node.contentDescription ?? ''));
  expect(await preferences()).toContain('<string name="city_id_0">Tokyo</string>');
  await phone.hold('Tokyo');
  await tap('Delete');
  expect(await shows('Tokyo')).toBe(false);
});

test('Bedtime keeps a schedule, and wakes by an alarm of its own', async () => {
  await tap('Bedtime', 'Get started');
  await phone.find('11:00 PM');
  await phone.find('8 hr of sleep');
  await tap('Saturday', 'wakeup', "6 o'clock", 'OK');
  await phone.find('7 hr of sleep');
  expect(
    await alarmRows("SELECT hour, minutes, daysofweek, enabled FROM alarm_templates WHERE label = 'Wake-up'"),
  ).toEqual([{ hour: 6, minutes: 0, daysofweek: 0b011_1111, enabled: 1 }]);
});

test('Settings change how the clock looks and when the week begins', async () => {
  await tap('More options');
  await tap('Settings', 'Style', 'Analog', 'Start week on', 'Monday', 'Navigate up');
  await phone.find('analog_clock');
  await tap('Alarm');
  await phone.find('Sat, Sun');
});

test('Settings keep the sound of timers; the screen saver shows the time until it is touched', async () => {
  await tap('More options');
  await tap('Settings', 'Timer sound', 'Neon', 'Navigate up');
  await phone.find('Neon');
  await tap('Navigate up', 'More options');
  await tap('Screen saver');
  await phone.find('saver_container');
  await tap('saver_container');
  await phone.find('fab');
});

test('pm clear leaves a fresh app', async () => {
  await tap('Stopwatch');
  await tap('Start');
  await phone.system.packages.clear(clockPackage);
  await openClock();
  expect(await selected('clock')).toBe(true);
  await tap('Stopwatch');
  expect(await textOf('stopwatch_time_text')).toBe('00');
});
