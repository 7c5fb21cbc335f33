import { readFile } from 'node:fs/promises';
import { systemImage } from '@androidworld/virtual-image';
import { openTestPhone, type TestPhone } from '@androidworld/virtual-phone/testing';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { notes } from './src/notes/app.ts';

const { packageName } = notes.manifest;
const root = { uid: 0 };

let phone: TestPhone;

beforeAll(() => import('./bundle.ts'));
beforeEach(async () => {
  phone = await openTestPhone({ image: systemImage, apps: [notes] });
  await openNotes();
});
afterEach(() => phone.close());

const openNotes = () =>
  phone.start({ component: { packageName, className: 'org.example.notes.ListActivity' }, flags: 0x1000_0000 });

async function add(title: string, body: string) {
  await phone.tap('New note');
  await phone.type('title', title);
  await phone.type('body', body);
  await phone.tap('Save');
}

/** Titles and, where they show, beginnings of the notes, top to bottom. */
async function listed(): Promise<string[]> {
  const nodes = await phone.nodes();
  return nodes.flatMap(({ resourceId, text }) =>
    /^android:id\/(title|summary)$/.test(resourceId ?? '') && text !== undefined ? [text] : [],
  );
}

async function rows() {
  const database = await phone.system.disk.database(`/data/data/${packageName}/databases/notes.db`, root);
  return database.prepare('SELECT title, body, changed FROM note ORDER BY _id').all();
}

test('adds, edits and deletes notes, in a database that is as the app made it', async () => {
  expect(await phone.texts()).toContain('No notes');
  const startMs = phone.system.clock.now();
  await add('Shopping', 'Milk and bread');
  await add('Ideas', 'A simulator of phones');
  expect(await listed()).toEqual(['Ideas', 'A simulator of phones', 'Shopping', 'Milk and bread']);
  await phone.tap('Shopping');
  await phone.type('title', ' today');
  await phone.tap('Save');
  expect(await rows()).toEqual([
    { title: 'Shopping today', body: 'Milk and bread', changed: expect.any(Number) },
    { title: 'Ideas', body: 'A simulator of phones', changed: expect.any(Number) },
  ]);
  for (const { changed } of (await rows()) as { changed: number }[]) {
    expect(changed).toBeGreaterThanOrEqual(startMs);
    expect(changed).toBeLessThanOrEqual(phone.system.clock.now());
  }
  expect(await listed()).toEqual(['Shopping today', 'Milk and bread', 'Ideas', 'A simulator of phones']);
  await phone.hold('Ideas');
  await phone.tap('More options');
  await phone.tap('Delete');
  await phone.find('Delete this note?');
  await phone.tap('Delete');
  expect(await listed()).toEqual(['Shopping today', 'Milk and bread']);
  expect(await rows()).toMatchObject([{ title: 'Shopping today' }]);
});

test('searches titles and texts', async () => {
  await add('Shopping', 'Milk and bread');
  await add('Ideas', '100% of them');
  await phone.tap('Search');
  await phone.input('BREAD');
  expect(await listed()).toEqual(['Shopping', 'Milk and bread']);
  await phone.tap('Clear query');
  await phone.input('%');
  expect(await listed()).toEqual(['Ideas', '100% of them']);
  await phone.input('x');
  expect(await phone.texts()).toContain('Nothing found');
  await phone.tap('Collapse');
  expect(await listed()).toHaveLength(4);
});

test('keeps settings and notes over a restart, and does what the settings say', async () => {
  await add('Apples', 'Green ones');
  await add('Zebras', 'Striped ones');
  await phone.tap('More options');
  await phone.tap('Settings');
  await phone.tap('Order');
  await phone.tap('By title');
  await phone.tap('Preview');
  await phone.tap('Navigate up');
  expect(await listed()).toEqual(['Apples', 'Zebras']);
  await phone.reboot();
  await openNotes();
  expect(await listed()).toEqual(['Apples', 'Zebras']);
  const file = `/data/data/${packageName}/shared_prefs/${packageName}_preferences.xml`;
  const xml = await readFile(phone.system.disk.hostPath(file), 'utf8');
  expect(xml).toContain('<string name="order">title</string>');
  expect(xml).toContain('<boolean name="preview" value="false" />');
});
