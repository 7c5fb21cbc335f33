import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestPhone, type TestPhone } from '../../test/open-test-phone.ts';
import { activities, packageName } from './package-name.ts';

const path = `/data/data/${packageName}/databases/database`;
const root = { uid: 0, gid: 0, groups: [] };
const back = 4;
let phone: TestPhone;

beforeAll(async () => {
  phone = await openTestPhone();
  phone.system.settings.put('system', 'time_12_24', '24');
});
afterAll(() => phone.close());
beforeEach(async () => {
  await phone.system.packages.clear(packageName);
});

const open = async () => {
  await phone.start({
    action: 'android.intent.action.MAIN',
    categories: ['android.intent.category.LAUNCHER'],
    component: { packageName, className: activities.main },
  });
  await phone.find('Create new task');
};
const select = async (sql: string) => (await phone.system.disk.database(path, root)).prepare(sql).all();
const eventually = (sql: string, expected: unknown) => expect.poll(() => select(sql)).toEqual(expected);
const newTask = async (title: string) => {
  await phone.tap('Create new task');
  await phone.input(title);
};
/** The titles of the list, top to bottom. */
const titles = async () =>
  (await phone.nodes()).filter(({ resourceId }) => resourceId?.endsWith(':id/title')).map(({ text }) => text);
const dueTexts = async () =>
  (await phone.nodes()).filter(({ resourceId }) => resourceId?.endsWith(':id/due_date')).map(({ text }) => text);
const insert = async (rows: readonly { title: string; importance?: number; dueDate?: number; created?: number }[]) => {
  await phone.system.processes.kill(packageName, { stopped: true, reason: 'test' });
  const statement = (await phone.system.disk.database(path, root)).prepare(
    'INSERT INTO tasks (title, importance, dueDate, hideUntil, created, modified, completed, deleted, estimatedSeconds, elapsedSeconds, timerStart, notificationFlags, lastNotified, remoteId, collapsed, parent) VALUES (?, ?, ?, 0, ?, ?, 0, 0, 0, 0, 0, 0, 0, ?, 0, 0)',
  );
  rows.forEach(({ title, importance = 3, dueDate = 0, created = Date.UTC(2023, 9, 1) }, index) => {
    statement.run(title, importance, dueDate, created, created, `9${index}`);
  });
};
const october = (day: number, hour = 12) => Date.UTC(2023, 9, day, hour);

describe('Tasks', () => {
  it('keeps a new task as the app does', async () => {
    await open();
    await newTask('Water the plants');
    await phone.tap('Save');
    await eventually(
      'SELECT title, importance, dueDate, hideUntil, completed, deleted, recurrence, parent, collapsed FROM tasks',
      [
        {
          ...{ title: 'Water the plants', importance: 2, dueDate: 0, hideUntil: 0, completed: 0, deleted: 0 },
          ...{ recurrence: null, parent: 0, collapsed: 0 },
        },
      ],
    );
    expect(await titles()).toEqual(['Water the plants']);
  });

  it('keeps nothing that was discarded', async () => {
    await open();
    await newTask('Half a thought');
    await phone.key(back);
    await phone.key(back);
    await phone.tap('DISCARD');
    await phone.find('Create new task');
    expect(await select('SELECT title FROM tasks')).toEqual([]);
  });

  it('takes a due day and a due time, which is a second past its minute', async () => {
    await open();
    await newTask('Call the bank');
    await phone.key(back);
    await phone.tap('No due date');
    await phone.tap('Tomorrow');
    await phone.tap('13:00');
    await phone.tap('OK');
    await phone.tap('Save');
    await eventually('SELECT dueDate FROM tasks', [{ dueDate: october(16, 13) + 1000 }]);
    await open();
    expect(await dueTexts()).toEqual(['Tmrw 13:00']);
  });

  it('has four priorities, the highest of which is 0', async () => {
    await open();
    await newTask('Put out the fire');
    await phone.key(back);
    const buttons = (await phone.nodes()).filter(({ className }) => className.endsWith('RadioButton'));
    expect(buttons).toHaveLength(4);
    const highest = buttons.at(-1);
    if (highest !== undefined) await phone.tapAt(highest);
    await phone.tap('Save');
    await eventually('SELECT importance FROM tasks', [{ importance: 0 }]);
  });

  it('shows what was written while it was stopped, the most urgent first', async () => {
    await open();
    await insert([
      { title: 'some day', importance: 3 },
      { title: 'late and urgent', importance: 0, dueDate: october(10) },
      { title: 'today', importance: 2, dueDate: october(15) },
    ]);
    await open();
    await phone.find('late and urgent');
    expect(await titles()).toEqual(['late and urgent', 'today', 'some day']);
    expect(await dueTexts()).toEqual(['Tue', 'Today']);
  });

  it('marks a task as done, and hides it from the list', async () => {
    await open();
    await insert([{ title: 'one' }, { title: 'two' }]);
    await open();
    const box = (await phone.nodes()).find(({ resourceId }) => resourceId?.endsWith(':id/completeBox'));
    if (box === undefined) throw new Error('no box');
    const [first] = await titles();
    await phone.tapAt(box);
    await expect.poll(() => select('SELECT title FROM tasks WHERE completed > 0')).toEqual([{ title: first }]);
  });

  it('finds by words of the title', async () => {
    await open();
    await insert([{ title: 'Book a train' }, { title: 'Return the book' }, { title: 'Sweep' }]);
    await open();
    await phone.tap('Search');
    await phone.input('book');
    await phone.key(66);
    await phone.find('Return the book');
    expect((await titles()).toSorted()).toEqual(['Book a train', 'Return the book']);
  });

  it('deletes after asking', async () => {
    await open();
    await insert([{ title: 'stays' }, { title: 'goes' }]);
    await open();
    await phone.tap('goes');
    await phone.tap('Delete task');
    await phone.tap('OK');
    await phone.find('Create new task');
    await expect.poll(titles).toEqual(['stays']);
    await eventually('SELECT title FROM tasks WHERE deleted = 0', [{ title: 'stays' }]);
  });

  it('writes what was edited, and leaves the rest of the row alone', async () => {
    await open();
    await insert([{ title: 'old name', importance: 1, dueDate: october(20) }]);
    await open();
    await phone.tap('old name');
    await phone.type('title', 'new name');
    await phone.tap('Save');
    await eventually('SELECT importance, dueDate, created FROM tasks', [
      { importance: 1, dueDate: october(20), created: Date.UTC(2023, 9, 1) },
    ]);
    expect(JSON.stringify(await select('SELECT title FROM tasks'))).toContain('new name');
  });

  it('has a filter for what is due today', async () => {
    await open();
    await insert([
      { title: 'now', dueDate: october(15) },
      { title: 'later', dueDate: october(25) },
    ]);
    await open();
    await phone.tap(
      ({ className, bounds }) => className.endsWith('ImageButton') && bounds[1] > 2000 && bounds[0] < 100,
    );
    await phone.tap('Today');
    await phone.find('now');
    expect(await titles()).toEqual(['now']);
  });

  it('lists the tasks it has notified of, and takes a notification away with its task', async () => {
    await phone.system.packages.grant(packageName, 'android.permission.POST_NOTIFICATIONS');
    await open();
    await insert([{ title: 'Call Ada' }, { title: 'Feed the cat' }]);
    const soon = phone.system.clock.now() + 60_000;
    (await phone.system.disk.database(path, root)).exec(
      `INSERT INTO alarms (task, time, type) SELECT _id, ${soon}, 0 FROM tasks`,
    );
    await open();
    await phone.pass(120_000);
    const shown = () =>
      phone.system.notifications
        .list()
        .filter((notification) => notification.packageName === packageName)
        .map(({ title }) => title)
        .sort();
    await expect.poll(shown).toEqual(['Call Ada', 'Feed the cat']);
    await phone.tap(({ resourceId }) => resourceId?.endsWith(':id/completeBox') === true);
    await expect.poll(shown).toEqual(['Feed the cat']);
    await phone.hold('Feed the cat');
    await phone.tap('More options');
    await phone.tap('Delete');
    await phone.tap('OK');
    await expect.poll(shown).toEqual([]);
    await eventually('SELECT COUNT(*) AS count FROM notification', [{ count: 0 }]);
  });

  it('keeps files with a task, and takes off those it is asked to', async () => {
    await open();
    await phone.system.disk.write('/sdcard/Download/plan.txt', 'dig', root);
    await newTask('Dig');
    await phone.key(back);
    await phone.scroll(1200);
    await phone.tap('Add attachment');
    await phone.tap('Pick from storage');
    await phone.tap('plan.txt');
    await phone.find('plan.txt');
    await phone.scroll(-1200);
    await phone.tap('Save');
    const kept = 'SELECT filename, uri FROM attachment_file JOIN attachment ON file_id = file';
    const uri = 'file:///storage/emulated/0/Android/data/org.tasks/files/attachments/plan.txt';
    await eventually(kept, [{ filename: 'plan.txt', uri }]);
    await phone.tap('Dig');
    await phone.scroll(1200);
    await phone.tap('Delete');
    await phone.scroll(-1200);
    await phone.tap('Save');
    await eventually(kept, []);
  });
});
