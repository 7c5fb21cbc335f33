import { defineTask } from '@androidworld/core';
import { z } from 'zod';
import { apps } from '../../apps/apps.ts';
import { published } from '../../published.ts';
import { lettersAndDigits } from '../../words/letters-and-digits.ts';
import { noteNames } from '../../words/notes.ts';
import { createNote, saveText } from './create-note-steps.ts';
import { openNote, renameNote } from './note-list-steps.ts';
import { clearNotebook, fillNotebook, scoreChange } from './notebook.ts';
import { sampleOtherNotes } from './other-notes.ts';

export const markorChangeNoteContent = defineTask({
  name: 'MarkorChangeNoteContent',
  apps: [apps.markor.name],
  ...published.MarkorChangeNoteContent,
  params: z.object({
    originalName: z.string().min(1),
    newName: z.string().min(1),
    updatedContent: z.string().min(1),
  }),
  sample(random) {
    const [originalName = '', newName = ''] = noteNames(random, 2);
    return { originalName, newName, updatedContent: lettersAndDigits(random, 20) };
  },
  goal: ({ originalName, newName, updatedContent }) =>
    `In Markor, replace the whole text of the note ${originalName} by "${updatedContent}" and rename the note to ${newName}.`,
  setUp: (context, { originalName, newName }) =>
    fillNotebook(context, {
      [originalName]: lettersAndDigits(context.random, 20),
      ...sampleOtherNotes(context.random, { name: originalName, taken: [newName], most: 20 }),
    }),
  async score(context, { originalName, newName, updatedContent }, before) {
    const change = { gone: [originalName], written: { name: newName, text: updatedContent } };
    return scoreChange(context, before, change);
  },
  tearDown: (context, _params, before) => clearNotebook(context, before),
  async solution(ui, { originalName, newName, updatedContent }) {
    await renameNote(ui, originalName, newName);
    await openNote(ui, newName);
    await saveText(ui, updatedContent);
  },
  nearMisses: [
    {
      name: 'not renamed',
      async run(ui, { originalName, updatedContent }) {
        await openNote(ui, originalName);
        await saveText(ui, updatedContent);
      },
    },
    { name: 'renamed only', run: (ui, { originalName, newName }) => renameNote(ui, originalName, newName) },
    {
      name: 'another case',
      async run(ui, { originalName, newName, updatedContent }) {
        await renameNote(ui, originalName, newName);
        await openNote(ui, newName);
        await saveText(ui, updatedContent.toLowerCase());
      },
    },
    {
      name: 'a new note beside the old one',
      run: (ui, { newName, updatedContent }) => createNote(ui, { name: newName, text: updatedContent }),
    },
  ],
});
