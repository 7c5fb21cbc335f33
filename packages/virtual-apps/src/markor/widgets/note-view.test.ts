import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestPhone, type TestPhone } from '../../../test/open-test-phone.ts';
import { activities, markorPackage, pathExtra } from '../package-name.ts';

const notebook = '/storage/emulated/0/Documents/markor';
const root = { uid: 0, gid: 0, groups: [] };
let phone: TestPhone;

beforeAll(async () => {
  phone = await openTestPhone();
});
afterAll(() => phone.close());
beforeEach(async () => {
  await phone.system.packages.clear(markorPackage);
  phone.system.packages.appOps(markorPackage).set('MANAGE_EXTERNAL_STORAGE', 'allow');
});

/** Opens the first of these notes. */
async function openNote(notes: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(notes)) {
    const path = `${notebook}/${name}`;
    await phone.system.disk.mkdir(path.slice(0, path.lastIndexOf('/')), root, { recursive: true });
    await phone.system.disk.write(path, text, root);
  }
  await phone.start({
    component: { packageName: markorPackage, className: activities.document },
    extras: { [pathExtra]: `${notebook}/${Object.keys(notes)[0]}` },
  });
  await phone.find('note__activity__text_note_title');
}

/** The screen as it is drawn. */
async function picture(): Promise<string> {
  return Buffer.from((await phone.system.screen?.screenshot()) ?? []).toString('base64');
}

describe('a note in Markor', () => {
  it('is coloured while it is edited, until the file settings say otherwise', async () => {
    await openNote({ 'note.md': '# Title\n- item' });
    const coloured = await picture();
    const switchIt = async () => {
      await phone.tap('More options');
      await phone.tap('File settings');
      await phone.tap('Syntax highlighting');
    };
    await switchIt();
    expect(await picture()).not.toBe(coloured);
    expect((await phone.find('document__fragment__edit__highlighting_editor')).text).toBe('# Title\n- item');
    await switchIt();
    expect(await picture()).toBe(coloured);
  });

  it('is written as its format says, whatever its name', async () => {
    await openNote({ 'plain.txt': '# Title' });
    const plain = await picture();
    await phone.tap('More options');
    await phone.tap('File settings');
    await phone.tap('Format');
    await phone.tap('Markdown');
    await phone.find('Bold');
    expect(await picture()).not.toBe(plain);
  });

  it('leads to other notes, whose links may lack the extension', async () => {
    await openNote({ 'index.md': '[two words](sub/two%20words)', 'sub/two words.md': 'found it' });
    await phone.tap('View mode');
    await phone.tap('two words');
    await phone.find('found it');
    expect((await phone.find('note__activity__text_note_title')).text).toBe('two words');
  });

  it('leads to pages, in the browser', async () => {
    await openNote({ 'web.md': '[page](https://one.example/)' });
    await phone.tap('View mode');
    await phone.tap('page');
    await expect.poll(() => phone.system.activities.top()?.component.packageName).toBe('com.android.chrome');
  });

  it('lists its headings when its title is tapped', async () => {
    await openNote({ 'long.md': `# One\n${'line\n'.repeat(80)}## Two\nend` });
    await phone.tap('note__activity__text_note_title');
    await phone.tap((node) => node.text?.trim() === 'Two');
    await phone.input('X');
    const { text } = await phone.find('document__fragment__edit__highlighting_editor');
    expect(text).toContain('X## Two');
  });
});
