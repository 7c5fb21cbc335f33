import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestPhone, type TestPhone } from '../../test/open-test-phone.ts';
import { mainActivity, packageName } from './package-name.ts';

const databasePath = `/data/data/${packageName}/databases/joplin.sqlite`;
const back = 4;
const root = { uid: 0, gid: 0, groups: [] };
let phone: TestPhone;

beforeAll(async () => {
  phone = await openTestPhone();
});
afterAll(() => phone.close());
beforeEach(async () => {
  await phone.system.packages.clear(packageName);
});

const launch = () =>
  phone.start({
    action: 'android.intent.action.MAIN',
    categories: ['android.intent.category.LAUNCHER'],
    component: { packageName, className: mainActivity },
  });
const open = async () => {
  await phone.system.packages.grant(packageName, 'android.permission.ACCESS_FINE_LOCATION');
  await launch();
  await phone.find('Sidebar');
};
const rows = async (sql: string) => (await phone.system.disk.database(databasePath, root)).prepare(sql).all();
const eventually = async (sql: string, expected: unknown) => {
  const later = async () => {
    await phone.pass();
    return await rows(sql);
  };
  await expect.poll(later).toEqual(expected);
};
const body = (node: { className: string; bounds: readonly number[] }) =>
  node.className.endsWith('EditText') && (node.bounds[1] ?? 0) > 392;
const newNote = async (kind: 'New note' | 'New to-do') => {
  await phone.tap('Add new, collapsed');
  await phone.tap(kind);
};

describe('Joplin', () => {
  it('begins with a notebook about itself, on the real schema', async () => {
    await open();
    expect(await phone.texts()).toEqual(
      expect.arrayContaining(['Welcome!', '1. Welcome to Joplin!', '5. Joplin Privacy Policy']),
    );
    expect(await rows('SELECT * FROM version')).toEqual([{ version: 46, table_fields_version: 46 }]);
    expect(
      await rows("SELECT field_type FROM table_fields WHERE table_name = 'notes' AND field_name = 'body'"),
    ).toEqual([{ field_type: 2 }]);
  });

  it('asks for the location when a note is opened, and never again when it is refused', async () => {
    await launch();
    await phone.tap('4. Tips');
    await phone.tap('Don’t allow');
    await phone.find('Good to know');
    await eventually("SELECT value FROM settings WHERE key = 'trackLocation'", [{ value: '0' }]);
    await phone.key(back);
    await phone.tap('1. Welcome to Joplin!');
    await phone.find('Your notes, in one place');
  });

  it('writes a note as it is typed, and takes its title from the first line', async () => {
    await open();
    await newNote('New note');
    await phone.tap(body);
    await phone.input('# Shopping');
    await eventually("SELECT title, body, is_todo, source, markup_language FROM notes WHERE title = 'Shopping'", [
      { title: 'Shopping', body: '# Shopping', is_todo: 0, source: 'joplin', markup_language: 1 },
    ]);
    await phone.key(back);
    await phone.find('Shopping');
    await eventually('SELECT DISTINCT type FROM item_changes ORDER BY type', [{ type: 1 }, { type: 2 }]);
  });

  it('forgets a new note in which nothing was typed', async () => {
    await open();
    await newNote('New note');
    await phone.find('Add title');
    await phone.key(back);
    await phone.find('Sidebar');
    await eventually('SELECT COUNT(*) AS count FROM notes', [{ count: 5 }]);
  });

  it('ticks a to-do in the list, and lists it below the open ones', async () => {
    await open();
    for (const title of ['Call Ada', 'Mend the gate']) {
      await newNote('New to-do');
      await phone.type('Add title', title);
      await phone.key(back);
      await phone.key(back);
      await phone.find(`to-do: ${title}`);
    }
    await phone.tap('to-do: Mend the gate');
    await eventually('SELECT title, todo_completed > 0 AS done FROM notes WHERE is_todo = 1 ORDER BY title', [
      { title: 'Call Ada', done: 0 },
      { title: 'Mend the gate', done: 1 },
    ]);
    const texts = await phone.texts();
    expect(texts.indexOf('Call Ada')).toBeLessThan(texts.indexOf('Mend the gate'));
  });

  it('ticks a check box of a note that is shown', async () => {
    await open();
    await phone.tap('4. Tips');
    await phone.tap((node) => node.className.endsWith('CheckBox'));
    await expect
      .poll(async () => JSON.stringify(await rows("SELECT body FROM notes WHERE title = '4. Tips'")))
      .toContain('- [x] Press and hold');
  });

  it('makes, renames and deletes a notebook with its notes', async () => {
    await open();
    await phone.tap('Sidebar');
    await phone.tap('New Notebook');
    await phone.type('Enter notebook title', '/Garden');
    await phone.tap('Save changes');
    await phone.find('There are currently no notes. Create one by clicking on the (+) button.');
    await newNote('New note');
    await phone.type('Add title', 'Seeds');
    await phone.key(back);
    await phone.key(back);
    await phone.tap('Sidebar');
    await phone.hold('Garden');
    await phone.tap('DELETE');
    await phone.tap('OK');
    await eventually("SELECT title, deleted_time > 0 AS gone FROM folders WHERE title = 'Garden'", [
      { title: 'Garden', gone: 1 },
    ]);
    await eventually("SELECT deleted_time > 0 AS gone FROM notes WHERE title = 'Seeds'", [{ gone: 1 }]);
  });

  it('refuses a notebook with a title of its own', async () => {
    await open();
    await phone.tap('Sidebar');
    await phone.tap('New Notebook');
    await phone.type('Enter notebook title', 'Conflicts');
    await phone.tap('Save changes');
    await phone.find('OK');
    await eventually('SELECT COUNT(*) AS count FROM folders', [{ count: 1 }]);
  });

  it('shows and finds what others wrote into its database while it did not run', async () => {
    await open();
    await phone.system.processes.kill(packageName, { stopped: true });
    const database = await phone.system.disk.database(databasePath, root);
    const folder = 'ab'.repeat(16);
    database.exec(`
      DELETE FROM notes; DELETE FROM folders; DELETE FROM notes_normalized;
      INSERT INTO folders (id, title, created_time, updated_time) VALUES ('${folder}', 'Recipes', 1, 1);
      INSERT INTO notes (id, parent_id, title, body, created_time, updated_time) VALUES ('n1', '${folder}', 'Éclairs', 'two EGGS', 1, 1);
      INSERT INTO notes_normalized (id, parent_id, title, body) VALUES ('n1', '${folder}', 'eclairs', 'two eggs');
    `);
    phone.system.disk.closeDatabases(databasePath);
    await launch();
    await phone.find('All notes');
    await phone.find('Éclairs');
    await phone.tap('Search');
    await phone.input('eggs');
    await phone.find('Éclairs');
  });

  it('tags a note and lists the notes of a tag', async () => {
    await open();
    await phone.tap('4. Tips');
    await phone.tap('Actions');
    await phone.tap('Tags');
    await phone.type('tag1, tag2, ...', 'Help, to read');
    await phone.tap('OK');
    await eventually('SELECT title FROM tags ORDER BY title', [{ title: 'help' }, { title: 'to read' }]);
    await phone.key(back);
    await phone.tap('Sidebar');
    await phone.tap('Tags');
    await phone.tap('help');
    await phone.find('4. Tips');
    expect(await phone.texts()).not.toContain('1. Welcome to Joplin!');
  });

  it('follows links to other notes, and says where a note is from', async () => {
    await open();
    const id = 'cd'.repeat(16);
    const change = await phone.system.disk.database(databasePath, root);
    change.exec(`
      INSERT INTO notes (id, parent_id, title, body, created_time, updated_time, source_url, user_updated_time)
        SELECT '${id}', parent_id, 'Clipped', 'Here', 1, 1, 'https://example.org/', 1 FROM notes LIMIT 1;
      UPDATE notes SET body = '[onwards](:/${id})' WHERE title = '4. Tips';
    `);
    await phone.tap('4. Tips');
    await phone.tap('onwards');
    await phone.find('Here');
    await phone.tap('Actions');
    await phone.tap('Properties');
    await phone.find('Go to source URL');
    await phone.tap('View on map');
    await phone.find('This note does not have geolocation information.');
    await phone.tap('OK');
    await phone.tap('Go to source URL');
    await expect.poll(() => phone.system.activities.top()?.component.packageName).toBe('com.android.chrome');
  });

  it('keeps a file that is attached, and shows a picture where it stands', async () => {
    await open();
    const picture = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    await phone.system.disk.write('/sdcard/Download/dot.png', picture, root);
    await phone.tap('4. Tips');
    await phone.tap('Actions');
    await phone.tap('Attach...');
    await phone.tap('Attach file');
    await phone.tap('dot.png');
    await eventually('SELECT title, mime, file_extension, size FROM resources', [
      { title: 'dot.png', mime: 'image/png', file_extension: 'png', size: picture.length },
    ]);
    await eventually("SELECT body LIKE '%![dot.png](:/%' AS shown FROM notes WHERE title = '4. Tips'", [{ shown: 1 }]);
    await phone.find('dot.png');
    await phone.tap('Actions');
    await phone.tap('Attach...');
    await phone.tap('Take photo');
    await phone.tap('While using the app');
    await phone.tap('Shutter');
    await phone.tap('Done');
    await eventually('SELECT mime FROM resources ORDER BY mime', [{ mime: 'image/jpeg' }, { mime: 'image/png' }]);
    expect(await phone.system.disk.list('/sdcard/Pictures', root)).toEqual([]);
  });

  it('moves selected notes to the trash and back', async () => {
    await open();
    await phone.hold('4. Tips');
    await phone.tap('1. Welcome to Joplin!');
    await phone.tap('Delete');
    await eventually('SELECT title FROM notes WHERE deleted_time > 0 ORDER BY title', [
      { title: '1. Welcome to Joplin!' },
      { title: '4. Tips' },
    ]);
    await phone.tap('Sidebar');
    await phone.tap('🗑️ Trash');
    await phone.hold('4. Tips');
    await phone.tap('Restore');
    await eventually('SELECT title FROM notes WHERE deleted_time > 0', [{ title: '1. Welcome to Joplin!' }]);
  });

  it('keeps a setting only when it is saved', async () => {
    await open();
    await phone.tap('Sidebar');
    await phone.tap('Configuration');
    await phone.tap('Note');
    await phone.tap((node) => node.className.endsWith('Switch'));
    await phone.key(back);
    await phone.key(back);
    await phone.tap('SAVE CHANGES');
    await eventually("SELECT value FROM settings WHERE key = 'trackLocation'", [{ value: '0' }]);
    await phone.find('Sidebar');
  });

  it('exports its notes as an archive that other Joplins read', async () => {
    await open();
    await phone.tap('Sidebar');
    await phone.tap('Configuration');
    await phone.tap('Export');
    await phone.tap('EXPORT ALL NOTES AS JEX');
    const archive = `/data/data/${packageName}/cache/jex-export.jex`;
    const text = async () => new TextDecoder().decode(await phone.system.disk.read(archive, root));
    await expect.poll(text).toMatch(/4\. Tips\n\n# Good to know[\s\S]*\nis_todo: 0\n[\s\S]*\ntype_: 1/);
    const input = await phone.system.disk.read(archive, root);
    const { stdout } = spawnSync('tar', ['-t'], { input, encoding: 'utf8' });
    expect(stdout).toMatch(/^([0-9a-f]{32}\.md\n)+$/);
  });

  it('has more settings of the synchronization, and pages to go to', async () => {
    await open();
    await phone.tap('Sidebar');
    await phone.tap('Synchronize');
    await phone.tap('Show Advanced Settings');
    await phone.tap('Attachment download behaviour');
    await phone.tap('Manual');
    await phone.tap('Save changes');
    await eventually("SELECT value FROM settings WHERE key = 'sync.resourceDownloadMode'", [{ value: 'manual' }]);
  });

  it('begins a to-do from the menu of its icon', async () => {
    await phone.system.packages.grant(packageName, 'android.permission.ACCESS_FINE_LOCATION');
    const shortcut = phone.system.packages.find(packageName)?.manifest.shortcuts?.[1];
    await phone.start(shortcut?.intent ?? {});
    await phone.type('Add title', 'Water the plants');
    await phone.key(back);
    await phone.key(back);
    await phone.find('to-do: Water the plants');
  });
});
