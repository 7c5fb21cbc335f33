import { defineTask, type Ui } from '@androidworld/core';
import { z } from 'zod';
import { apps } from '../../apps/apps.ts';
import { published } from '../../published.ts';
import { lettersAndDigits } from '../../words/letters-and-digits.ts';
import { noteNames, sentence } from '../../words/notes.ts';
import { readWholeText, saveText } from './create-note-steps.ts';
import { openNote, renameNote } from './note-list-steps.ts';
import { clearNotebook, fillNotebook, scoreChange } from './notebook.ts';
import { sampleOtherNotes } from './other-notes.ts';

export const markorAddNoteHeader = defineTask({
  name: 'MarkorAddNoteHeader',
  apps: [apps.markor.name],
  ...published.MarkorAddNoteHeader,
  params: z.object({ originalName: z.string().min(1), newName: z.string().min(1), header: z.string().min(1) }),
  sample(random) {
    const [originalName = '', newName = ''] = noteNames(random, 2);
    return { originalName, newName, header: lettersAndDigits(random, 20) };
  },
  goal: ({ originalName, newName, header }) =>
    `In Markor, add the line "${header}" at the top of the note ${originalName}, with one empty line between it and the text that is there, and rename the note to ${newName}.`,
  async setUp(context, { originalName, newName }) {
    const { random } = context;
    const original = sentence(random);
    const others = sampleOtherNotes(random, { name: originalName, taken: [newName], most: 20 });
    return { before: await fillNotebook(context, { [originalName]: original, ...others }), original };
  },
  async score(context, { originalName, newName, header }, { before, original }) {
    const change = { gone: [originalName], written: { name: newName, text: `${header}\n\n${original}` } };
    return scoreChange(context, before, change);
  },
  tearDown: (context, _params, state) => clearNotebook(context, state?.before),
  solution: (ui, params) => editAndRename(ui, params, (header, text) => `${header}\n\n${text}`),
  nearMisses: [
    {
      name: 'no empty line',
      run: (ui, params) => editAndRename(ui, params, (header, text) => `${header}\n${text}`),
    },
    {
      name: 'at the bottom',
      run: (ui, params) => editAndRename(ui, params, (header, text) => `${text}\n\n${header}`),
    },
    { name: 'the text replaced', run: (ui, params) => editAndRename(ui, params, (header) => header) },
    {
      name: 'not renamed',
      run: (ui, params) =>
        editAndRename(ui, { ...params, newName: params.originalName }, (header, text) => `${header}\n\n${text}`),
    },
  ],
});

interface Params {
  readonly originalName: string;
  readonly newName: string;
  readonly header: string;
}

async function editAndRename(
  ui: Ui,
  { originalName, newName, header }: Params,
  edit: (header: string, text: string) => string,
): Promise<void> {
  // First the name: the list of notes is open then, and the note is the last screen.
  if (newName !== originalName) await renameNote(ui, originalName, newName);
  await openNote(ui, newName);
  // What is below the header stays as it was, down to its last line break.
  await saveText(ui, edit(header, await readWholeText(ui)));
}
