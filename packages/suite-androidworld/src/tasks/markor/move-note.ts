import { defineTask, type Ui } from '@androidworld/core';
import { z } from 'zod';
import { apps } from '../../apps/apps.ts';
import { published } from '../../published.ts';
import { lettersAndDigits } from '../../words/letters-and-digits.ts';
import { noteFolders } from '../../words/note-folders.ts';
import { noteName } from '../../words/notes.ts';
import { copySelected, moveSelected } from './move-steps.ts';
import { findEntry, otherEntry, selectEntries, showNotes } from './note-list-steps.ts';
import { clearNotebook, fillNotebook, scoreChange } from './notebook.ts';
import { sampleOtherNotes } from './other-notes.ts';

export const markorMoveNote = defineTask({
  name: 'MarkorMoveNote',
  apps: [apps.markor.name],
  ...published.MarkorMoveNote,
  params: z
    .object({ fileName: z.string().min(1), sourceFolder: z.string().min(1), destinationFolder: z.string().min(1) })
    .refine(({ sourceFolder, destinationFolder }) => sourceFolder !== destinationFolder, 'expected two folders'),
  sample(random) {
    const [sourceFolder = '', destinationFolder = ''] = random.sample(noteFolders, 2);
    return { fileName: noteName(random), sourceFolder, destinationFolder };
  },
  goal: ({ fileName, sourceFolder, destinationFolder }) =>
    `Move the note ${fileName} in Markor from the folder ${sourceFolder} to the folder ${destinationFolder}.`,
  async setUp(context, { fileName, sourceFolder, destinationFolder }) {
    const { random } = context;
    const text = lettersAndDigits(random, 20);
    const others = sampleOtherNotes(random, { name: fileName, most: 20 });
    const folders = { [sourceFolder]: { [fileName]: text, ...others }, [destinationFolder]: {} };
    return { before: await fillNotebook(context, {}, folders), text };
  },
  async score(context, { fileName, sourceFolder, destinationFolder }, { before, text }) {
    const change = {
      gone: [`${sourceFolder}/${fileName}`],
      written: { name: `${destinationFolder}/${fileName}`, text },
    };
    return scoreChange(context, before, change);
  },
  tearDown: (context, _params, state) => clearNotebook(context, state?.before),
  async solution(ui, { fileName, sourceFolder, destinationFolder }) {
    await selectIn(ui, sourceFolder, fileName);
    await moveSelected(ui, '..', destinationFolder);
  },
  nearMisses: [
    {
      name: 'copied',
      async run(ui, { fileName, sourceFolder, destinationFolder }) {
        await selectIn(ui, sourceFolder, fileName);
        await copySelected(ui, '..', destinationFolder);
      },
    },
    {
      name: 'moved out of the folder only',
      async run(ui, { fileName, sourceFolder }) {
        await selectIn(ui, sourceFolder, fileName);
        await moveSelected(ui, '..');
      },
    },
    {
      name: 'another note moved',
      async run(ui, { fileName, sourceFolder, destinationFolder }) {
        await openFolder(ui, sourceFolder);
        await selectEntries(ui, otherEntry(ui, fileName));
        await moveSelected(ui, '..', destinationFolder);
      },
    },
    {
      name: 'another note moved as well',
      async run(ui, { fileName, sourceFolder, destinationFolder }) {
        await selectIn(ui, sourceFolder, fileName);
        await ui.tap(otherEntry(ui, fileName));
        await moveSelected(ui, '..', destinationFolder);
      },
    },
  ],
});

async function selectIn(ui: Ui, folder: string, name: string): Promise<void> {
  await openFolder(ui, folder);
  await selectEntries(ui, name);
}

async function openFolder(ui: Ui, folder: string): Promise<void> {
  await showNotes(ui);
  await ui.tap(await findEntry(ui, folder));
}
