import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestPhone, type TestPhone } from '../../test/open-test-phone.ts';

const app = 'com.simplemobiletools.calendar.pro';
const back = 4;
/** The phone's first day, 15:34. */
const today = Date.UTC(2023, 9, 15) / 1000;
const hour = 3600;
let phone: TestPhone;

beforeAll(async () => {
  phone = await openTestPhone();
  phone.system.settings.put('system', 'time_12_24', '24');
  phone.system.settings.put('global', 'heads_up_notifications_enabled', '0');
});
afterAll(() => phone.close());
beforeEach(async () => {
  const { packages, processes, notifications } = phone.system;
  await processes.kill(app, { stopped: true });
  await packages.clear(app);
  await packages.grant(app, 'android.permission.POST_NOTIFICATIONS');
  for (const { key } of notifications.list()) notifications.cancel(key);
});

const open = () =>
  phone.start({
    action: 'android.intent.action.MAIN',
    categories: ['android.intent.category.LAUNCHER'],
    component: { packageName: app, className: `${app}.activities.SplashActivity.Orange` },
  });

const file = `/data/data/${app}/databases/events.db`;
const root = { uid: 0 };
const rows = async (sql: string) => (await phone.system.disk.database(file, root)).prepare(sql).all();
const cell = async (index: number) => {
  const days = (await phone.nodes()).filter(({ resourceId }) => resourceId?.endsWith('/month_view_background'));
  const day = days[index];
  if (day === undefined) throw new Error(`The month has no day ${index}`);
  return day;
};

/** Rows written from outside, while the app is stopped. */
async function addEvent(values: Readonly<Record<string, string | number>>): Promise<void> {
  const row: Record<string, string | number> = {
    title: '',
    location: '',
    description: '',
    reminder_1_minutes: -1,
    reminder_2_minutes: -1,
    reminder_3_minutes: -1,
    reminder_1_type: 0,
    reminder_2_type: 0,
    reminder_3_type: 0,
    repeat_interval: 0,
    repeat_rule: 0,
    repeat_limit: 0,
    repetition_exceptions: '[]',
    attendees: '',
    import_id: '',
    time_zone: 'UTC',
    flags: 0,
    event_type: 1,
    parent_id: 0,
    last_updated: 0,
    source: 'imported-ics',
    availability: 0,
    color: 0,
    type: 0,
    ...values,
  };
  const names = Object.keys(row);
  const sql = `INSERT INTO events (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`;
  (await phone.system.disk.database(file, root)).prepare(sql).run(...Object.values(row));
}

/** The app has run once and was stopped: its database is there. */
async function prepare(): Promise<void> {
  await open();
  await phone.find('calendar_fab');
  await phone.system.processes.kill(app, { stopped: true });
}

describe('Simple Calendar Pro', () => {
  it('makes the database of the real app at its first start', async () => {
    await open();
    await phone.find('calendar_fab');
    expect(await rows('SELECT * FROM event_types')).toEqual([
      {
        id: 1,
        title: 'Regular event',
        color: -689_152,
        caldav_calendar_id: 0,
        caldav_display_name: '',
        caldav_email: '',
        type: 0,
      },
    ]);
    expect(await rows('PRAGMA user_version')).toEqual([{ user_version: 8 }]);
    expect(await rows('SELECT identity_hash FROM room_master_table')).toEqual([
      { identity_hash: '1d5b2fddcb258e43f2935820863057a9' },
    ]);
  });

  it('saves an event of a day, with the row the real app writes', async () => {
    await open();
    await phone.tapAt(await cell(15));
    await phone.find('October 16 (Mon)');
    await phone.tap('calendar_fab');
    await phone.tap('fab_event_label');
    await phone.type('event_title', ' Choir ');
    await phone.key(back);
    await phone.type('event_description', 'We sing.');
    await phone.key(back);
    await phone.tap('event_start_time');
    await phone.tap('9 hours');
    await phone.tap('30 minutes');
    await phone.tap('OK');
    expect(await phone.texts()).toContain('09:30');
    await phone.tap('event_end_time');
    await phone.tap('10 hours');
    await phone.tap('15 minutes');
    await phone.tap('OK');
    await phone.tap('Save');
    await phone.find('Disclaimer');
    await phone.tap('OK');
    await phone.find('09:30 - 10:15');
    expect(await phone.texts()).toEqual(expect.arrayContaining(['Choir', 'We sing.']));
    const [row] = await rows('SELECT * FROM events');
    expect(row).toMatchObject({
      id: 1,
      start_ts: today + 33.5 * hour,
      end_ts: today + 34.25 * hour,
      title: 'Choir',
      location: '',
      description: 'We sing.',
      reminder_1_minutes: 10,
      reminder_2_minutes: -1,
      repeat_interval: 0,
      repeat_rule: 0,
      repetition_exceptions: '[]',
      attendees: '',
      import_id: expect.stringMatching(/^[0-9a-f]{32}\d{13}$/),
      time_zone: 'UTC',
      flags: 0,
      event_type: 1,
      source: 'simple-calendar',
      type: 0,
    });
  });

  it('shows what was written from outside, and deletes what is selected', async () => {
    await prepare();
    await addEvent({ title: 'Early', start_ts: today + 8 * hour, end_ts: today + 9 * hour });
    await addEvent({ title: 'Late', start_ts: today + 20 * hour, end_ts: today + 21 * hour });
    await addEvent({ title: 'Other day', start_ts: today + 44 * hour, end_ts: today + 45 * hour });
    await open();
    await phone.tapAt(await cell(14));
    await phone.find('Early');
    expect(await phone.texts()).toEqual(expect.arrayContaining(['08:00 - 09:00', 'Late', '20:00 - 21:00']));
    await phone.hold('Early');
    await phone.tap('1 / 2');
    await phone.find('2 / 2');
    await phone.tap('Delete');
    await phone.tap('Yes');
    await expect.poll(() => rows('SELECT title FROM events')).toEqual([{ title: 'Other day' }]);
  });

  it('takes one occurrence, or the rest, out of a series', async () => {
    await prepare();
    await addEvent({
      title: 'Run',
      start_ts: today + 18 * hour,
      end_ts: today + 19 * hour,
      repeat_interval: 86_400,
    });
    await open();
    const removeOn = async (index: number, scope?: string) => {
      await phone.tapAt(await cell(index));
      await phone.hold('Run');
      await phone.tap('Delete');
      if (scope !== undefined) await phone.tap(scope);
      await phone.tap('Yes');
      await phone.key(back);
    };
    await removeOn(16);
    await removeOn(18, 'Delete this and all future occurrences');
    expect(await rows('SELECT repetition_exceptions, repeat_limit FROM events')).toEqual([
      { repetition_exceptions: '[20231017]', repeat_limit: today + 3 * 86_400 - 1 + 86_400 },
    ]);
    await phone.tapAt(await cell(17));
    await phone.find('Run');
    await phone.tap('Run');
    await phone.type('event_title', 'ning');
    await phone.key(back);
    await phone.tap('Save');
    await phone.tap('Update the selected occurrence only');
    await phone.find('Running');
    expect(await rows('SELECT title, parent_id, repeat_interval FROM events ORDER BY id')).toEqual([
      { title: 'Run', parent_id: 0, repeat_interval: 86_400 },
      { title: 'Running', parent_id: 1, repeat_interval: 0 },
    ]);
  });

  it('lists what comes under months and days, and finds it by a part of its text', async () => {
    await prepare();
    await addEvent({
      title: 'Dentist',
      location: 'Main Street',
      start_ts: today + 40 * hour,
      end_ts: today + 41 * hour,
    });
    await addEvent({ title: 'Holiday', start_ts: today + 48 * hour, end_ts: today + 84 * hour, flags: 1 });
    await open();
    await phone.tap('Change view');
    await phone.tap('Simple event list');
    await phone.find('Dentist');
    const listed = (await phone.texts()).filter((text) => text !== 'Search' && text !== '');
    expect(listed).toEqual([
      'OCTOBER',
      '16 Monday',
      'Dentist',
      '16:00 - 17:00',
      '17 Tuesday',
      'Holiday',
      'All-day (18 Wednesday)',
    ]);
    await phone.tap('Change view');
    await phone.tap('Monthly view');
    await phone.type('top_toolbar_search', 'street');
    await phone.find('search_results_list');
    expect(await phone.texts()).not.toContain('Holiday');
    await phone.tap('Dentist');
    await phone.find('Main Street');
  });

  it('repeats weekly on the days that are chosen, so many times', async () => {
    await open();
    await phone.tap('calendar_fab');
    await phone.tap('calendar_fab');
    await phone.type('event_title', 'Swim');
    await phone.key(back);
    await phone.tap('event_reminder_1');
    await phone.tap('No reminder');
    await phone.tap('event_repetition');
    await phone.tap('Weekly');
    await phone.tap('event_repetition_rule');
    await phone.tap('Wednesday');
    await phone.tap('OK');
    await phone.find('Sun, Wed');
    await phone.tap('event_repetition_limit');
    await phone.type('repeat_type_count', '5');
    await phone.key(back);
    await phone.tap('OK');
    await phone.find('5 times');
    await phone.tap('Save');
    await phone.find('calendar_fab');
    expect(await rows('SELECT repeat_interval, repeat_rule, repeat_limit, reminder_1_minutes FROM events')).toEqual([
      { repeat_interval: 604_800, repeat_rule: 68, repeat_limit: -5, reminder_1_minutes: -1 },
    ]);
  });

  it('marks a task as done', async () => {
    await open();
    await phone.tap('calendar_fab');
    await phone.tap('fab_task_label');
    await phone.type('task_title', 'Water plants');
    await phone.key(back);
    await phone.tap('task_reminder_1');
    await phone.tap('No reminder');
    await phone.tap('Save');
    await phone.find('calendar_fab');
    await phone.tapAt(await cell(14));
    await phone.tap('Water plants');
    await phone.tap('Mark completed');
    await phone.find('day_events');
    expect(await rows('SELECT task_id, start_ts, flags FROM tasks')).toEqual([
      { task_id: 1, start_ts: today + 16 * hour, flags: 8 },
    ]);
  });

  it('asks before changes are lost', async () => {
    await open();
    await phone.tap('calendar_fab');
    await phone.tap('calendar_fab');
    await phone.type('event_title', 'Walk');
    await phone.key(back);
    await phone.key(back);
    await phone.find('You have unsaved changes. Save before exit?');
    await phone.tap('Discard');
    await phone.find('calendar_fab');
    expect(await rows('SELECT * FROM events')).toEqual([]);
  });

  it('makes new events of the type that the settings say', async () => {
    await open();
    (await phone.system.disk.database(file, root)).exec(
      "INSERT INTO event_types (id, title, color, caldav_calendar_id, caldav_display_name, caldav_email, type) VALUES (7, 'Sport', -689152, 0, '', '', 0)",
    );
    await phone.tap('Settings');
    await phone.scroll(1200);
    await phone.tap('Default event type');
    await phone.tap('Sport');
    await phone.key(back);
    await phone.tap('calendar_fab');
    await phone.tap('Event');
    await phone.key(back);
    await phone.find('Sport');
  });

  it('makes a type, and shows its events only where it is chosen', async () => {
    await open();
    await phone.tap('Settings');
    await phone.tap('Manage event types');
    await phone.tap('Add a new type');
    await phone.type('type_title', 'Sport');
    await phone.key(back);
    await phone.tap('OK');
    await phone.find('Sport');
    await phone.system.processes.kill(app, { stopped: true });
    await addEvent({ title: 'Match', start_ts: today + 16 * hour, end_ts: today + 17 * hour, event_type: 2 });
    await open();
    await phone.tapAt(await cell(14));
    await phone.find('Match');
    await phone.tap('Filter events by type');
    await phone.tap('Sport');
    await phone.tap('OK');
    await expect.poll(() => phone.texts()).not.toContain('Match');
  });

  it('adds the birthdays of contacts, and the holidays of a country', async () => {
    const { content, packages } = phone.system;
    await packages.grant(app, 'android.permission.READ_CONTACTS');
    const uri = await content.insert('content://com.android.contacts/raw_contacts', {}, root);
    const row = { raw_contact_id: Number(uri?.split('/').at(-1)) };
    const item = 'vnd.android.cursor.item';
    const data = 'content://com.android.contacts/data';
    await content.insert(data, { ...row, mimetype: `${item}/name`, data1: 'Noa Mohammed' }, root);
    await content.insert(data, { ...row, mimetype: `${item}/contact_event`, data1: '1990-10-20', data2: 3 }, root);
    await open();
    await phone.tap('More options');
    await phone.tap('Add contact birthdays');
    await phone.find('Event reminders');
    await phone.tap('OK');
    await expect
      .poll(() => rows('SELECT title, source, repeat_interval, flags, event_type FROM events'))
      .toEqual([
        { title: 'Noa Mohammed', source: 'contact-birthday', repeat_interval: 31_536_000, flags: 1, event_type: 2 },
      ]);
    await phone.tap('More options');
    await phone.tap('Add holidays');
    await phone.tap('Slovakia');
    await phone.tap('OK');
    await expect.poll(() => rows('SELECT title FROM event_types WHERE type = 3')).toEqual([{ title: 'Holidays' }]);
    await phone.tapAt(await cell(19));
    await phone.find('Noa Mohammed');
    expect(await phone.texts()).toContain('All-day');
  });

  it('asks for a year by digits with nothing above them, for a month by letters', async () => {
    await open();
    await phone.tap('More options');
    await phone.tap('Go to date');
    const hasStrip = async () =>
      (await phone.keyboard()).some(({ contentDescription }) => contentDescription === 'More features');
    await phone.tap('Oct');
    await expect.poll(hasStrip).toBe(true);
    await phone.tap('2023');
    await expect.poll(hasStrip).toBe(false);
    expect((await phone.keyboard()).map(({ contentDescription }) => contentDescription)).toContain('7');
  });

  it('shows the week, the year and the month with its days', async () => {
    await prepare();
    await addEvent({ title: 'Match', start_ts: today + 32 * hour, end_ts: today + 34 * hour });
    await addEvent({ title: 'Night train', start_ts: today + 46 * hour, end_ts: today + 54 * hour });
    await open();
    await phone.tap('Change view');
    await phone.tap('Weekly view');
    await phone.find('Night train');
    expect(await phone.texts()).toEqual(expect.arrayContaining(['Oct', 'wk. 42', 'Sun\n15', 'Match', '08:00']));
    await phone.tap((node) => node.resourceId?.endsWith('/week_event_label') === true && node.text === 'Match');
    await phone.find('Edit Event');
    await phone.key(back);
    await phone.tap('Change view');
    await phone.tap('Yearly view');
    await phone.tap('month_11');
    await phone.find('November');
    await phone.key(back);
    await phone.tap('Change view');
    await phone.tap('Monthly and daily view');
    await phone.find('16 Monday');
    await phone.tapAt(await cell(16));
    await phone.find('October 17');
    expect(await phone.texts()).not.toContain('Match');
    expect(await phone.texts()).toContain('Night train');
  });

  it('opens what other apps ask for: a new event, a day', async () => {
    await phone.start({
      action: 'android.intent.action.INSERT',
      type: 'vnd.android.cursor.dir/event',
      extras: { title: 'Invitation', eventLocation: 'Boathouse', beginTime: (today + 40 * hour) * 1000 },
    });
    await phone.find('Boathouse');
    expect(await phone.texts()).toEqual(expect.arrayContaining(['New Event', 'Invitation', '16:00']));
    await phone.start({
      action: 'android.intent.action.VIEW',
      data: `content://com.android.calendar/time/${(today + 60 * hour) * 1000}`,
    });
    await phone.find('October 17 (Tue)');
  });

  // Last, since it sets the clock.
  it('reminds of an event in time, and again when it was snoozed', async () => {
    await prepare();
    await addEvent({ title: 'Tea', start_ts: today + 16 * hour, end_ts: today + 16 * hour, reminder_1_minutes: 10 });
    await open();
    await phone.tapAt(await cell(14));
    await phone.tap('Tea');
    await phone.tap('Save');
    await phone.tap('OK');
    await phone.find('calendar_fab');
    await phone.system.clock.set((today + 15 * hour + 51 * 60) * 1000);
    const notes = async () => {
      await phone.nodes();
      return phone.system.notifications.list().map(({ title, text }) => ({ title, text }));
    };
    await expect.poll(notes).toEqual([{ title: 'Tea', text: '16:00' }]);
    await phone.system.setPanel('notifications');
    await phone.tap('Snooze');
    await expect.poll(notes).toEqual([]);
    await phone.system.setPanel('none');
    await phone.system.clock.set((today + 16 * hour + 2 * 60) * 1000);
    await expect.poll(notes).toHaveLength(1);
  });
});
