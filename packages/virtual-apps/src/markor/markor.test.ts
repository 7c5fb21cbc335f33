import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestPhone, type TestPhone } from '../../test/open-test-phone.ts';
import { activities, markorPackage } from './package-name.ts';

const notebook = '/storage/emulated/0/Documents/markor';
const back = 4;
const enter = 66;
const root = { uid: 0, gid: 0, groups: [] };
let phone: TestPhone;

beforeAll(async () => {
  phone = await openTestPhone();
});
afterAll(() => phone.close());
beforeEach(async () => {
  await phone.system.packages.clear(markorPackage);
  phone.system.packages.appOps(markorPackage).set('MANAGE_EXTERNAL_STORAGE', 'allow');
  if (await phone.system.disk.exists(notebook)) await phone.system.disk.remove(notebook, root, { recursive: true });
});

const launch = () =>
  phone.start({
    action: 'android.intent.action.MAIN',
    categories: ['android.intent.category.LAUNCHER'],
    component: { packageName: markorPackage, className: activities.main },
  });
const walkThroughIntro = async () => {
  for (let page = 0; page < 4; page++) await phone.tap('NEXT');
  await phone.tap('DONE');
  await phone.tap('OK');
};
const openMarkor = async () => {
  await launch();
  await walkThroughIntro();
};
const write = async (path: string, text: string) => {
  const file = `${notebook}/${path}`;
  await phone.system.disk.mkdir(file.slice(0, file.lastIndexOf('/')), root, { recursive: true });
  await phone.system.disk.write(file, text, root);
};
const read = async (path: string) =>
  new TextDecoder().decode(await phone.system.disk.read(`${notebook}/${path}`, root));
const list = async (folder = '') => (await phone.system.disk.list(`${notebook}${folder}`, root)).toSorted();
const shownNames = async () => {
  const texts = await phone.texts();
  return texts.filter((text) => /^(\w+|[\w.]+\.(md|txt))$/.test(text) && !tabs.has(text));
};
const tabs = new Set(['Markor', 'Files', 'QuickNote', 'More']);

describe('Markor', () => {
  it('inserts the date, presses special keys, and opens the link at the cursor', async () => {
    await write('links.md', 'https://one.example/');
    await openMarkor();
    await phone.tap('links.md');
    await phone.tap('Special Key');
    await phone.tap('Document Start');
    await phone.tap('Date and time');
    await phone.tap('2023-10-15');
    expect((await phone.find('document__fragment__edit__highlighting_editor')).text).toBe(
      '2023-10-15https://one.example/',
    );
    await phone.tap('Undo');
    await phone.tap('Open link');
    await expect.poll(() => phone.system.activities.top()?.component.packageName).toBe('com.android.chrome');
  });

  it('has the buttons of the format: tasks are done, given a context and archived', async () => {
    await write('todo.txt', '(A) Water @home\nx 2023-10-14 Buy stamps\nCall Ada');
    await openMarkor();
    await phone.tap('nav_todo');
    await phone.tap('Toggle done');
    const text = async () => (await phone.find('document__fragment__edit__highlighting_editor')).text;
    expect(await text()).toBe('(A) Water @home\nx 2023-10-14 Buy stamps\nx 2023-10-15 Call Ada');
    await phone.tap('Add context');
    await phone.tap('shop');
    await phone.tap('OK');
    expect(await text()).toContain('x 2023-10-15 Call Ada @shop');
    const bar = await phone.find('toolbar');
    // Left of the icons.
    await phone.tapAt({ ...bar, bounds: [0, bar.bounds[1], 300, bar.bounds[3]] });
    await phone.tap('Priority');
    expect(await phone.texts()).toContain('Browse by priority');
    await phone.key(back);
    await phone.tap('Archive completed tasks');
    await phone.tap('done.txt');
    await expect.poll(text).toBe('(A) Water @home');
    await expect.poll(() => list()).toContain('done.txt');
    expect(await read('done.txt')).toBe('x 2023-10-14 Buy stamps\nx 2023-10-15 Call Ada @shop\n');
  });

  it('asks for access to all files after its introduction, and makes the notebook when it has it', async () => {
    phone.system.packages.appOps(markorPackage).delete('MANAGE_EXTERNAL_STORAGE');
    await launch();
    await walkThroughIntro();
    await phone.tap('Allow access to manage all files');
    await phone.key(back);
    await phone.find('Create a new file or folder');
    expect(await list()).toEqual([]);
  });

  it('makes a note of name and extension and writes exactly what is typed', async () => {
    await openMarkor();
    await phone.tap('Create a new file or folder');
    await phone.type('new_file_dialog__name', 'neat_wolf');
    await phone.tap('OK');
    await phone.type('document__fragment__edit__highlighting_editor', 'one');
    await phone.key(enter);
    await phone.input("it's two");
    await phone.tap('Save');
    expect(await read('neat_wolf.md')).toBe("one\nit's two");
    await phone.key(back); // the keyboard
    await phone.key(back);
    expect(await shownNames()).toEqual(['neat_wolf.md']);
  });

  it('takes the extension from its own field and from the type', async () => {
    await openMarkor();
    await phone.tap('Create a new file or folder');
    await phone.type('new_file_dialog__name', 'note.txt');
    await phone.tap('OK');
    await phone.key(back);
    await phone.find('note.txt.md');
    await phone.tap('Create a new file or folder');
    await phone.tap('new_file_dialog__type');
    await phone.tap('Plain Text');
    await phone.type('new_file_dialog__name', 'note');
    await phone.tap('OK');
    await phone.find('note__activity__text_note_title');
    expect(await list()).toEqual(['note.txt', 'note.txt.md']);
  });

  it('opens a note that exists already as it is', async () => {
    await write('kept.md', 'kept\n');
    await openMarkor();
    await phone.tap('Create a new file or folder');
    await phone.type('new_file_dialog__name', 'kept');
    await phone.tap('OK');
    await phone.find((node) => node.text === 'kept\n');
    expect(await read('kept.md')).toBe('kept\n');
  });

  it('makes folders without an extension', async () => {
    await openMarkor();
    await phone.tap('Create a new file or folder');
    await phone.type('new_file_dialog__name', 'folder_20231015_153400');
    await phone.tap('FOLDER');
    await phone.find('folder_20231015_153400');
    expect((await phone.system.disk.stat(`${notebook}/folder_20231015_153400`, root)).kind).toBe('directory');
  });

  it('saves by itself when the note is left, keeping the last line end', async () => {
    await write('happy_apple.txt', 'first\n');
    await openMarkor();
    await phone.tap('happy_apple.txt');
    await phone.find('note__activity__text_note_title');
    await phone.input('second');
    await phone.key(back);
    await phone.find('Create a new file or folder');
    expect(await read('happy_apple.txt')).toBe('first\nsecond');
    await phone.tap('happy_apple.txt');
    await phone.input(' third');
    await phone.system.activities.home();
    await expect.poll(() => read('happy_apple.txt')).toBe('first\nsecond third');
  });

  it('undoes and redoes, and formats from the bar', async () => {
    await write('note.md', 'milk');
    await openMarkor();
    await phone.tap('note.md');
    await phone.tap('Check list');
    await phone.tap('Save');
    expect(await read('note.md')).toBe('- [ ] milk');
    await phone.tap('Undo');
    await phone.tap('Save');
    expect(await read('note.md')).toBe('milk');
    await phone.tap('Redo');
    await phone.key(enter);
    await phone.input('eggs');
    await phone.tap('Save');
    expect(await read('note.md')).toBe('- [ ] milk\n- [ ] eggs');
  });

  it('renames a note in the file browser, and not over another', async () => {
    await write('old.md', 'text\n');
    await write('taken.md', 'other\n');
    await openMarkor();
    await phone.hold('old.md');
    await phone.tap('Rename');
    const replaceName = async (name: string) => {
      const { text = '' } = await phone.find('new_name');
      await phone.tap('new_name');
      for (let count = 0; count < text.length; count++) await phone.key(67);
      await phone.input(name);
      await phone.tap('OK');
    };
    await replaceName('taken.md');
    await phone.find('File/folder already exists! Please use a different name');
    await replaceName('new.txt');
    await phone.find('new.txt');
    expect(await list()).toEqual(['new.txt', 'taken.md']);
    expect(await read('new.txt')).toBe('text\n');
    expect(await read('taken.md')).toBe('other\n');
  });

  it('deletes what is selected once it is confirmed', async () => {
    for (const name of ['a.md', 'b.md', 'c.md']) await write(name, 'x');
    await write('folder/inside.md', 'x');
    await openMarkor();
    await phone.hold('a.md');
    await phone.tap('folder');
    await phone.tap('Delete');
    await phone.find((node) => node.text?.includes(`\n${notebook}/folder\n${notebook}/a.md`) === true);
    await phone.tap('CANCEL');
    expect(await list()).toEqual(['a.md', 'b.md', 'c.md', 'folder']);
    await phone.tap('Delete');
    await phone.tap('OK');
    await expect.poll(() => list()).toEqual(['b.md', 'c.md']);
  });

  it('moves a note from one folder to another', async () => {
    await write('BookNotes/neat_wolf.md', 'text\n');
    await write('CodeSnippets/other.md', 'x');
    await openMarkor();
    await phone.tap('BookNotes');
    await phone.hold('neat_wolf.md');
    await phone.tap('More options');
    await phone.tap('Move');
    await phone.tap('..');
    await phone.tap('CodeSnippets');
    await phone.find('Move → CodeSnippets');
    await phone.tap('SELECT THIS FOLDER');
    await expect.poll(() => list('/CodeSnippets')).toEqual(['neat_wolf.md', 'other.md']);
    expect(await list('/BookNotes')).toEqual([]);
    expect(await read('CodeSnippets/neat_wolf.md')).toBe('text\n');
  });

  it('lets the whole text be replaced by what is pasted', async () => {
    await write('note.md', 'old text');
    await openMarkor();
    await phone.tap('note.md');
    phone.system.clipboard.set(markorPackage, 'first\n- second\nthird');
    await phone.hold('document__fragment__edit__highlighting_editor');
    await phone.tap('Select all');
    await phone.tap('Paste');
    await phone.tap('Save');
    expect(await read('note.md')).toBe('first\n- second\nthird');
  });

  it('asks what to do with a name that is taken', async () => {
    await write('a.md', 'new');
    await write('folder/a.md', 'old');
    await openMarkor();
    const copy = async (answer: string) => {
      await phone.hold('a.md');
      await phone.tap('More options');
      await phone.tap('Copy');
      await phone.tap('folder');
      await phone.tap('SELECT THIS FOLDER');
      await phone.find("'a.md' already exists in folder");
      await phone.tap(answer);
      await phone.find('Create a new file or folder');
    };
    await copy('Skip');
    expect(await read('folder/a.md')).toBe('old');
    await copy('Keep both');
    await expect.poll(() => list('/folder')).toEqual(['a.md', 'a_1.md']);
    await copy('Overwrite');
    await expect.poll(() => read('folder/a.md')).toBe('new');
    expect(await read('a.md')).toBe('new');
  });

  it('sorts as it is told and remembers it', async () => {
    await write('b.md', '1');
    await write('a.md', '22');
    await write('folder/x.md', '');
    await openMarkor();
    expect(await shownNames()).toEqual(['folder', 'a.md', 'b.md']);
    await phone.tap('Sort by');
    await phone.tap('Size');
    expect(await shownNames()).toEqual(['folder', 'b.md', 'a.md']);
    await phone.tap('Sort by');
    await phone.tap('Reverse order');
    await phone.tap('Sort by');
    await phone.tap('Folder first');
    await phone.system.processes.kill(markorPackage, { stopped: true });
    await launch();
    await phone.find('a.md');
    const names = await shownNames();
    expect(names.indexOf('a.md')).toBeLessThan(names.indexOf('b.md'));
  });

  it('takes shared text into QuickNote', async () => {
    await write('QuickNote.md', 'before');
    await openMarkor();
    await phone.start({
      action: 'android.intent.action.SEND',
      type: 'text/plain',
      packageName: markorPackage,
      extras: { 'android.intent.extra.TEXT': 'shared words' },
    });
    await phone.tap((node) => node.text === 'QuickNote' && node.resourceId === 'android:id/title');
    await expect.poll(() => read('QuickNote.md')).toBe('before\n\n----\nshared words');
  });

  it('takes shared text into todo.txt as a task of today', async () => {
    await openMarkor();
    await phone.start({
      action: 'android.intent.action.SEND',
      type: 'text/plain',
      packageName: markorPackage,
      extras: { 'android.intent.extra.TEXT': 'water\nthe plants' },
    });
    await phone.tap((node) => node.text === 'To-Do' && node.resourceId === 'android:id/title');
    await expect.poll(() => list()).toEqual(['todo.txt']);
    expect(await read('todo.txt')).toMatch(/^\n\d{4}-\d\d-\d\d water the plants$/);
  });

  it('shares the text of a note with other apps', async () => {
    await write('note.md', 'share me');
    await openMarkor();
    await phone.tap('note.md');
    await phone.tap('More options');
    await phone.tap('Share');
    await phone.tap('Plain Text');
    expect(await phone.texts()).toContain('Markor');
    await phone.tap('Markor');
    await phone.tap('Clipboard');
    expect(phone.system.clipboard.text).toBe('share me');
  });

  it('shows what other programs did to the files when it comes to the front', async () => {
    await write('note.md', 'mine');
    await openMarkor();
    await phone.tap('note.md');
    await phone.system.activities.home();
    await write('note.md', 'theirs');
    await launch();
    await phone.find((node) => node.text === 'theirs');
  });

  it('keeps what it has not understood: a byte order mark and line ends of Windows', async () => {
    await write('note.txt', '\ufeffone\r\ntwo');
    await openMarkor();
    await phone.tap('note.txt');
    await phone.find('note__activity__text_note_title');
    await phone.input('!');
    await phone.tap('Save');
    const bytes = await phone.system.disk.read(`${notebook}/note.txt`, root);
    expect([...bytes]).toEqual([...new TextEncoder().encode('\ufeffone\r\ntwo!')]);
  });
});

describe('A shortcut to a note', () => {
  const drag = async (from: readonly [number, number], to: readonly [number, number], holdMs: number) => {
    await phone.system.screen?.touch([
      { type: 'down', x: from[0], y: from[1], timeMs: 0 },
      { type: 'move', x: (from[0] + to[0]) / 2, y: (from[1] + to[1]) / 2, timeMs: holdMs + 60 },
      { type: 'move', x: to[0], y: to[1], timeMs: holdMs + 120 },
      { type: 'up', x: to[0], y: to[1], timeMs: holdMs + 200 },
    ]);
    await phone.pass();
  };
  const pinned = () => phone.system.packages.find(markorPackage)?.shortcuts.pinned.map(({ shortLabel }) => shortLabel);

  it('is put on the home screen when the person agrees, opens the note, and goes over "Remove"', async () => {
    await write('plan.md', 'What to do');
    await openMarkor();
    const ask = async () => {
      await phone.hold('plan.md');
      await phone.tap('More options');
      await phone.tap('Create shortcut');
      await phone.find('add_item_bottom_sheet');
    };
    await ask();
    await phone.tap('Cancel');
    await phone.find('plan.md');
    expect(pinned()).toEqual([]);
    await ask();
    await phone.tap('Add to home screen');
    await expect.poll(pinned).toEqual(['plan']);
    await phone.system.systemKey(3);
    await phone.find('hotseat');
    await phone.swipe('left');
    await phone.tap('plan');
    expect((await phone.find('document__fragment__edit__highlighting_editor')).text).toBe('What to do');
    await phone.reboot();
    await phone.find('hotseat');
    await phone.swipe('left');
    const { bounds } = await phone.find('plan');
    await drag([(bounds[0] + bounds[2]) / 2, (bounds[1] + bounds[3]) / 2], [540, 80], 600);
    await expect.poll(pinned).toEqual([]);
  });
});
