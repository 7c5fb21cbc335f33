import { defineTask } from '@androidworld/core';
import { z } from 'zod';
import { apps } from '../../apps/apps.ts';
import { published } from '../../published.ts';
import { lettersAndDigits } from '../../words/letters-and-digits.ts';
import { noteName } from '../../words/notes.ts';
import { moveSelected } from './move-steps.ts';
import { deleteNotes, otherEntry, renameNote, selectEntries, showNotes } from './note-list-steps.ts';
import { clearNotebook, fillNotebook, scoreChange } from './notebook.ts';
import { sampleOtherNotes } from './other-notes.ts';

export const markorDeleteNote = defineTask({
  name: 'MarkorDeleteNote',
  apps: [apps.markor.name],
  ...published.MarkorDeleteNote,
  params: z.object({ fileName: z.string().min(1) }),
  sample: (random) => ({ fileName: noteName(random) }),
  goal: ({ fileName }) => `Delete the note ${fileName} in Markor, and no other.`,
  setUp: (context, { fileName }) =>
    fillNotebook(context, {
      [fileName]: lettersAndDigits(context.random, 20),
      ...sampleOtherNotes(context.random, { name: fileName, most: 20 }),
    }),
  async score(context, { fileName }, before) {
    return scoreChange(context, before, { gone: [fileName] });
  },
  tearDown: (context, _params, before) => clearNotebook(context, before),
  solution: (ui, { fileName }) => deleteNotes(ui, fileName),
  nearMisses: [
    {
      name: 'another note',
      async run(ui, { fileName }) {
        await showNotes(ui);
        await deleteNotes(ui, otherEntry(ui, fileName));
      },
    },
    {
      name: 'another note as well',
      async run(ui, { fileName }) {
        await deleteNotes(ui, fileName);
        await deleteNotes(ui, otherEntry(ui, fileName));
      },
    },
    { name: 'renamed', run: (ui, { fileName }) => renameNote(ui, fileName, `${fileName}.md`) },
    {
      name: 'moved out of the notebook',
      async run(ui, { fileName }) {
        await showNotes(ui);
        await selectEntries(ui, fileName);
        await moveSelected(ui, '..');
      },
    },
  ],
});
