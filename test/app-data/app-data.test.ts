import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type AppData,
  broccoli,
  joplin,
  openTracks,
  proExpense,
  readDatabase,
  run,
  setClock,
  simpleCalendar,
  tasksOrg,
} from '../../packages/android-kit/src/index.ts';
import { type Device, type Driver, sh } from '../../packages/core/src/index.ts';
import { standardApps } from '../../packages/virtual-apps/src/index.ts';
import { systemImage } from '../../packages/virtual-image/src/index.ts';
import { virtualPhone } from '../../packages/virtual-phone/src/index.ts';
import { schemas } from './schemas.ts';

let driver: Driver;
let device: Device;
const now = Date.UTC(2023, 9, 15, 15, 34);
const weekMs = 7 * 86_400_000;

beforeAll(async () => {
  driver = virtualPhone({ image: systemImage, apps: standardApps });
  device = await driver.open('emulator-5554');
  await setClock(device, new Date(now));
});

afterAll(async () => {
  await device.close();
  await driver.close?.();
});

const root = { root: true };
const folderOf = ({ packageName }: { packageName: string }) => `/data/data/${packageName}/databases`;
const calendarFile = `${folderOf(simpleCalendar)}/events.db`;
const tasksFile = `${folderOf(tasksOrg)}/database`;
const tracksFile = `${folderOf(openTracks)}/database.db`;
const joplinFile = `${folderOf(joplin)}/joplin.sqlite`;

async function make(path: string, sql: string): Promise<void> {
  await run(device, sh`mkdir -p "$(dirname ${path})" && rm -f ${path} ${`${path}-wal`} ${`${path}-shm`}`, root);
  await run(device, sh`sqlite3 ${path} ${sql} && chown 10123:10123 ${path} && chmod 660 ${path}`, root);
}

const query = (packageName: string, path: string, sql: string) =>
  readDatabase(device, { packageName, path }, (database) => database.prepare(sql).all());

describe('simpleCalendar', () => {
  beforeEach(() => make(calendarFile, schemas.simpleCalendar));

  test('writes every column, and reads what was written', async () => {
    await simpleCalendar.add(device, [
      { start_ts: 1697464800, end_ts: 1697466600, title: `it's "the" gym; ä 名`, description: 'Bring shoes.' },
      { start_ts: 1697551200, end_ts: 1697554800, title: 'Choir', repeat_interval: 604800, repeat_rule: 2 },
    ]);
    const [first, second] = await simpleCalendar.list(device);
    expect(first).toEqual({
      id: 1,
      start_ts: 1697464800,
      end_ts: 1697466600,
      title: `it's "the" gym; ä 名`,
      location: '',
      description: 'Bring shoes.',
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
    });
    expect(second).toMatchObject({ id: 2, title: 'Choir', repeat_interval: 604800, repeat_rule: 2 });
  });

  test('replaces all events by others in one write, and clears them', async () => {
    await simpleCalendar.add(device, [{ start_ts: 1, end_ts: 2, title: 'old' }]);
    await simpleCalendar.replace(device, [{ start_ts: 3, end_ts: 4, title: 'new' }]);
    expect((await simpleCalendar.list(device)).map(({ title }) => title)).toEqual(['new']);
    await simpleCalendar.clear(device);
    expect(await simpleCalendar.list(device)).toEqual([]);
  });

  test('leaves owner, mode and the databases beside it as they were', async () => {
    const neighbour = `${folderOf(simpleCalendar)}/other.db`;
    await make(neighbour, 'CREATE TABLE t (x); INSERT INTO t VALUES (1);');
    const state = () => run(device, sh`stat -c ${'%u:%g %a'} ${calendarFile}; md5sum ${neighbour}`, root);
    const before = await state();
    await simpleCalendar.add(device, [{ start_ts: 1, end_ts: 2, title: 'x' }]);
    expect(await state()).toBe(before);
  });

  test('sees what only the write-ahead log holds, and leaves no log behind when it writes', async () => {
    await make(calendarFile, `PRAGMA journal_mode = WAL; ${schemas.simpleCalendar}`);
    await simpleCalendar.add(device, [{ start_ts: 1, end_ts: 2, title: 'x' }]);
    await run(device, sh`touch ${`${calendarFile}-wal`}`, root);
    await simpleCalendar.add(device, [{ start_ts: 1, end_ts: 2, title: 'y' }]);
    expect((await run(device, sh`ls ${folderOf(simpleCalendar)}`, root)).split('\n')).not.toContain('events.db-wal');
    expect(await simpleCalendar.list(device)).toHaveLength(2);
  });

  test('reads past columns that it does not know', async () => {
    await make(calendarFile, `${schemas.simpleCalendar} ALTER TABLE events ADD COLUMN mood TEXT DEFAULT 'good';`);
    await simpleCalendar.add(device, [{ start_ts: 1, end_ts: 2, title: 'x' }]);
    const [event] = await simpleCalendar.list(device);
    expect(event).toMatchObject({ title: 'x' });
    expect(event).not.toHaveProperty('mood');
  });
});

describe('tasksOrg', () => {
  test('gives a task what was not said, and an id that is the same every time', async () => {
    const remoteIds: unknown[] = [];
    for (const _ of [1, 2]) {
      await make(tasksFile, schemas.tasksOrg);
      await tasksOrg.add(device, [
        { title: 'Water plants' },
        { title: 'Water plants', importance: 0, dueDate: now - weekMs, notes: 'twice' },
      ]);
      const [first, second] = await tasksOrg.list(device);
      expect(first).toMatchObject({ _id: 1, importance: 2, dueDate: 0, completed: 0, notes: null, order: null });
      expect(Math.abs(Number(first?.created) - (now - weekMs))).toBeLessThan(60_000);
      expect(second).toMatchObject({ _id: 2, importance: 0, created: now - 2 * weekMs, modified: now - 2 * weekMs });
      remoteIds.push([first?.remoteId, second?.remoteId]);
    }
    expect(remoteIds[0]).toEqual(remoteIds[1]);
    expect(new Set(remoteIds.flat()).size).toBe(2);
    expect(remoteIds.flat().every((id) => /^\d{19}$/.test(String(id)))).toBe(true);
  });

  test('may add the same task again after others', async () => {
    await make(tasksFile, schemas.tasksOrg);
    for (const _ of [1, 2]) await tasksOrg.add(device, [{ title: 'Same' }]);
    expect(await tasksOrg.list(device)).toHaveLength(2);
  });

  test('does without the columns that some versions lack', async () => {
    const older = schemas.tasksOrg
      .replace(', `order` INTEGER, `read_only` INTEGER NOT NULL DEFAULT 0', '')
      .replace('user_version = 88', 'user_version = 86');
    await make(tasksFile, older);
    await tasksOrg.add(device, [{ title: 'x', order: 3 }]);
    const [task] = await tasksOrg.list(device);
    expect(task).toMatchObject({ title: 'x' });
    expect(task).not.toHaveProperty('order');
  });

  test('takes the alarms of removed tasks away', async () => {
    await make(tasksFile, schemas.tasksOrg);
    await tasksOrg.add(device, [{ title: 'x' }]);
    await run(device, sh`sqlite3 ${tasksFile} ${'INSERT INTO alarms (task, time) VALUES (1, 0)'}`, root);
    await tasksOrg.clear(device);
    expect(await query(tasksOrg.packageName, tasksFile, 'SELECT * FROM alarms')).toEqual([]);
  });
});

test('openTracks computes times and speeds from start, stop and distance', async () => {
  await make(tracksFile, schemas.openTracks);
  const starttime = now - 3_600_000;
  await openTracks.add(device, [
    { name: 'Lap', category: 'running', starttime, stoptime: now, totaldistance: 9000, elevationgain: 40 },
    { name: 'Nothing', category: 'hiking', starttime, stoptime: starttime, totaldistance: 0 },
  ]);
  const [lap, nothing] = await openTracks.list(device);
  expect(lap).toMatchObject({
    _id: 1,
    description: '',
    category: 'running',
    activity_type: 'running',
    totaltime: 3_600_000,
    movingtime: 3_600_000,
    avgspeed: 2.5,
    avgmovingspeed: 2.5,
    elevationgain: 40,
    elevationloss: 0,
    starttime_offset: 0,
  });
  expect(lap?.uuid).toHaveLength(16);
  expect(nothing?.avgspeed).toBe(0);
});

describe('joplin', () => {
  beforeEach(() => make(joplinFile, schemas.joplin));

  test('makes each notebook once, and what search looks through', async () => {
    await joplin.add(device, [
      { folder: 'Recipes', title: 'Crème Brûlée', body: '3 Eggs &amp; Sugar' },
      { folder: 'Tasks', title: 'Call Zoë', body: '', is_todo: true, todo_completed: true },
      { folder: 'Recipes', title: 'Soup', body: 'x', todo_completed: true },
    ]);
    await joplin.add(device, [{ folder: 'Tasks', title: 'Sweep', body: '', is_todo: true }]);
    const notes = await joplin.list(device);
    expect(notes.map(({ folder, title, is_todo }) => [folder, title, is_todo])).toEqual([
      ['Recipes', 'Crème Brûlée', 0],
      ['Tasks', 'Call Zoë', 1],
      ['Recipes', 'Soup', 0],
      ['Tasks', 'Sweep', 1],
    ]);
    const yesterday = notes[0]?.updated_time ?? 0;
    expect(Math.abs(yesterday - (now - 86_400_000))).toBeLessThan(60_000);
    expect(notes.map(({ todo_completed }) => todo_completed > 0)).toEqual([false, true, false, false]);
    expect(notes.every(({ id, deleted_time }) => /^[\da-f]{32}$/.test(id) && deleted_time === 0)).toBe(true);
    const sql = (text: string) => query(joplin.packageName, joplinFile, text);
    expect(await sql('SELECT title FROM folders ORDER BY title')).toEqual([{ title: 'Recipes' }, { title: 'Tasks' }]);
    expect(await sql("SELECT title, body FROM notes_fts WHERE notes_fts MATCH 'brulee'")).toEqual([
      { title: 'creme brulee', body: '3 eggs & sugar' },
    ]);
    await joplin.clear(device);
    expect(await sql("SELECT title FROM notes_fts WHERE notes_fts MATCH 'soup'")).toEqual([]);
    expect(await sql('SELECT id FROM folders')).toEqual([]);
  });

  test('does without the trash of later versions', async () => {
    const sql = schemas.joplin
      .replaceAll(', `deleted_time` INT NOT NULL DEFAULT 0', '')
      .replace('(46, 46)', '(45, 45)');
    await make(joplinFile, sql);
    await joplin.add(device, [{ folder: 'Recipes', title: 'Soup', body: '' }]);
    const [note] = await joplin.list(device);
    expect(note).toMatchObject({ title: 'Soup' });
    expect(note).not.toHaveProperty('deleted_time');
  });
});

const broccoliFile = `${folderOf(broccoli)}/broccoli`;
const expenseFile = `${folderOf(proExpense)}/accounting.db`;

describe('broccoli', () => {
  beforeEach(() => make(broccoliFile, schemas.broccoli));

  test('writes every column, and the index of its search follows', async () => {
    await broccoli.add(device, [
      { title: `Grandma's "best" soup`, ingredients: 'leek' },
      { title: 'Tart', favorite: 1, servings: '2 servings' },
    ]);
    const [first, second] = await broccoli.list(device);
    expect(first).toEqual({
      recipeId: 1,
      title: `Grandma's "best" soup`,
      imageName: '',
      description: '',
      servings: '',
      preparationTime: '',
      source: '',
      ingredients: 'leek',
      directions: '',
      favorite: 0,
    });
    expect(second).toMatchObject({ recipeId: 2, favorite: 1, servings: '2 servings' });
    const found = "SELECT docid FROM recipes_fts WHERE recipes_fts MATCH 'leek'";
    expect(await query(broccoli.packageName, broccoliFile, found)).toEqual([{ docid: 1 }]);
    await broccoli.clear(device);
    expect(await broccoli.list(device)).toEqual([]);
    expect(await query(broccoli.packageName, broccoliFile, found)).toEqual([]);
  });
});

describe('proExpense', () => {
  beforeEach(() => make(expenseFile, schemas.proExpense));

  test('writes every column, dated by the phone where nothing else is said', async () => {
    await proExpense.add(device, [
      { name: 'Tram', amount: 1250, category: 7 },
      { name: 'Choir; ä', amount: 1, category: 5, note: `it's`, created_date: 5 },
    ]);
    const [first, second] = await proExpense.list(device);
    expect(first).toMatchObject({ expense_id: 1, name: 'Tram', amount: 1250, category: 7, note: '' });
    expect(first?.created_date).toBe(first?.modified_date);
    expect(Math.abs((first?.created_date ?? 0) - now)).toBeLessThan(600_000);
    expect(second).toEqual({
      ...{ expense_id: 2, name: 'Choir; ä', amount: 1, category: 5, note: `it's` },
      ...{ created_date: 5, modified_date: 5 },
    });
  });
});

interface SpoiledApp {
  readonly name: string;
  readonly app: Pick<AppData<unknown, never>, 'list' | 'clear'>;
  readonly file: string;
  readonly schema: string;
  readonly column: string;
}

const spoiled: readonly SpoiledApp[] = [
  { name: 'broccoli', app: broccoli, file: broccoliFile, schema: schemas.broccoli, column: '`directions` TEXT, ' },
  { name: 'proExpense', app: proExpense, file: expenseFile, schema: schemas.proExpense, column: '`note` TEXT, ' },
];

describe.each(spoiled)('$name says of a database that is not as expected', ({ app, file, schema, column }) => {
  const cases: readonly [string, () => Promise<void>, RegExp][] = [
    ['missing', async () => void (await run(device, sh`rm -f ${file}`, root)), /found no such file.*start it/],
    [
      'no database',
      async () => void (await run(device, sh`echo ${'x'.repeat(2000)} > ${file}`, root)),
      /SQLITE_NOTADB/,
    ],
    [
      'of another version',
      () => make(file, schema.replace(/user_version = \d+/, 'user_version = 99')),
      /expected schema version \d+ .*found version 99/,
    ],
    [
      'without a column',
      () => make(file, schema.replace(column, '')),
      /expected a table .* with .*; found the columns/,
    ],
  ];

  test.each(cases)('%s', async (_, spoil, message) => {
    await make(file, schema);
    await spoil();
    const error = { code: 'AW_DEVICE_STATE', message: expect.stringMatching(message) };
    await expect(app.list(device)).rejects.toMatchObject(error);
    await expect(app.clear(device)).rejects.toMatchObject(error);
  });
});

describe('an app database that is not as expected is an error of the harness', () => {
  const cases: readonly [string, () => Promise<void>, RegExp][] = [
    ['missing', async () => void (await run(device, sh`rm -f ${calendarFile}`, root)), /found no such file.*start it/],
    [
      'no database',
      async () => void (await run(device, sh`echo ${'x'.repeat(2000)} > ${calendarFile}`, root)),
      /SQLITE_NOTADB.*Restore/,
    ],
    [
      'of another version',
      () => make(calendarFile, schemas.simpleCalendar.replace('user_version = 8', 'user_version = 7')),
      /expected schema version 8 \(Simple Calendar Pro.*found version 7/,
    ],
    [
      'without a column that it needs',
      () => make(calendarFile, schemas.simpleCalendar.replace('location TEXT NOT NULL, ', '')),
      /expected a table "events" with "location"; found the columns id, start_ts/,
    ],
    ['without its table', () => make(calendarFile, 'PRAGMA user_version = 8;'), /found no such table/],
  ];

  test.each(cases)('%s', async (_, spoil, message) => {
    await make(calendarFile, schemas.simpleCalendar);
    await spoil();
    const error = { code: 'AW_DEVICE_STATE', message: expect.stringMatching(message) };
    await expect(simpleCalendar.list(device)).rejects.toMatchObject(error);
    await expect(simpleCalendar.clear(device)).rejects.toMatchObject(error);
    await expect(simpleCalendar.list(device)).rejects.toThrow(calendarFile);
  });

  test('corrupt', async () => {
    await make(calendarFile, schemas.simpleCalendar);
    const events = Array.from({ length: 300 }, (_, id) => ({ start_ts: id, end_ts: id, title: 'x'.repeat(200) }));
    await simpleCalendar.add(device, events);
    await run(
      device,
      sh`head -c 20000 ${calendarFile} > /data/local/tmp/torn && cp /data/local/tmp/torn ${calendarFile}`,
      root,
    );
    await expect(simpleCalendar.list(device)).rejects.toMatchObject({ code: 'AW_DEVICE_STATE' });
    await expect(simpleCalendar.clear(device)).rejects.toMatchObject({ code: 'AW_DEVICE_STATE' });
  });

  test('with another type in a column', async () => {
    await make(calendarFile, schemas.simpleCalendar);
    await simpleCalendar.add(device, [{ start_ts: 1, end_ts: 2, title: 'x' }]);
    await run(device, sh`sqlite3 ${calendarFile} ${"UPDATE events SET start_ts = 'soon'"}`, root);
    await expect(simpleCalendar.list(device)).rejects.toMatchObject({
      code: 'AW_DEVICE_STATE',
      message: expect.stringContaining('expected a number in column "start_ts" of table "events", row 1; found "soon"'),
    });
  });
});
