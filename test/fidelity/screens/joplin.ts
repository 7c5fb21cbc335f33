import type { TestPhone } from '../../../packages/virtual-phone/src/testing/index.ts';
import type { FidelityApp } from '../fidelity-app.ts';
import { writeRows } from '../write-rows.ts';

const packageName = 'net.cozic.joplin';
const path = `/data/data/${packageName}/databases/joplin.sqlite`;

/** A notebook with notes in the order in which they are listed; to-dos are open. */
interface Notebook {
  readonly title: string;
  readonly notes?: readonly { readonly title: string; readonly isTodo?: boolean }[];
}

async function start(phone: TestPhone): Promise<void> {
  await phone.system.packages.grant(packageName, 'android.permission.ACCESS_FINE_LOCATION');
  await phone.start({
    action: 'android.intent.action.MAIN',
    component: { packageName, className: `${packageName}.MainActivity` },
  });
}

/** Starts the app with this notebook alone, as other programs fill its database: while it does not run. */
async function startWith(phone: TestPhone, { title, notes = [] }: Notebook): Promise<void> {
  await start(phone);
  await phone.find('Sidebar');
  const folderId = 'f'.repeat(32);
  const times = '1697297640000';
  await writeRows(phone, { packageName, path }, [
    { sql: 'DELETE FROM notes' },
    { sql: 'DELETE FROM folders' },
    {
      sql: `INSERT INTO folders (id, title, created_time, updated_time) VALUES (?, ?, ${times}, ${times})`,
      args: [folderId, title],
    },
    ...notes.map((note, index) => ({
      sql: `INSERT INTO notes (id, parent_id, title, is_todo, created_time, updated_time, user_created_time, user_updated_time)
            VALUES (?, ?, ?, ?, ${times}, ${times}, ${times}, ?)`,
      args: [String(index).padStart(32, '0'), folderId, note.title, note.isTodo ? 1 : 0, Number(times) - index],
    })),
  ]);
  await start(phone);
}

async function openNotebook(phone: TestPhone, notebook: Notebook): Promise<void> {
  await startWith(phone, notebook);
  await phone.tap('Sidebar');
  await phone.tap(notebook.title);
  await phone.find((node) => node.text === notebook.title && node.bounds[1] === 128);
}

const temporary = { title: 'Temp Notebook' };

const ideas: Notebook = {
  title: 'Ideas',
  notes: [
    ...['Recipe Ideas', 'Financial Plan', 'Work Tasks'].map((title) => ({ title, isTodo: true })),
    ...[
      'Mental Health Support App',
      'Subscription Service for Sustainable Home Goods',
      'Mobile App for Finding Local Volunteer Opportunities',
      'Mental Health Support App',
      'Personalized Nutrition Coaching App',
      'Online Marketplace for Personalized Gifts',
      'Subscription Box for Book Lovers',
      'Smart Home Gardening System',
      'Online Marketplace for Vintage Clothing',
      'Smart Home Gardening System',
      'Virtual Reality Escape Room',
      'Mental Health Support App',
      'Augmented Reality Furniture Shopping App',
      'Online Marketplace for Personalized Gifts',
      'Personalized Nutrition Coaching App',
      'Mental Health Support App',
    ].map((title) => ({ title })),
  ],
};

const todos: Notebook = {
  title: 'Projects',
  notes: ['Music Album Recording - Indie Rock Band', 'Personalized Nutrition Coaching App'].map((title) => ({
    title,
    isTodo: true,
  })),
};

const otherPlaces = "the recorded phone had a keyboard of 114 px, ours has the system's";

async function editNote(phone: TestPhone, title: string): Promise<void> {
  await openNotebook(phone, temporary);
  await phone.tap('Add new, collapsed');
  await phone.tap('New note');
  if (title === '') return;
  await phone.type('Add title', title);
  await phone.tap((node) => node.className.endsWith('EditText') && node.bounds[1] > 392);
  await phone.input(title);
}

export const joplin: FidelityApp = {
  name: 'joplin',
  packageName,
  screens: [
    { id: 'joplin:all-notes-list-of-to-dos', open: (phone) => startWith(phone, todos) },
    { id: 'joplin:note-editor-filled', otherPlaces, open: (phone) => editNote(phone, 'Tracking #: 5K672F4C') },
    {
      id: 'joplin:note-editor-new',
      otherPlaces,
      open: (phone) => editNote(phone, ''),
      absent: [
        { element: /^EditText "\\n"/, reason: 'the empty page of the editor holds a line feed; a field does not' },
      ],
    },
    { id: 'joplin:notebook-empty', open: (phone) => openNotebook(phone, temporary) },
    {
      id: 'joplin:notebook-empty-new-menu',
      async open(phone) {
        await openNotebook(phone, temporary);
        await phone.tap('Add new, collapsed');
        await phone.find('New note');
      },
    },
    { id: 'joplin:notebook-list', open: (phone) => openNotebook(phone, ideas) },
    {
      id: 'joplin:search-empty',
      async open(phone) {
        await startWith(phone, temporary);
        await phone.tap('Search');
        await phone.find('Clear');
      },
    },
  ],
};
