import { defineTask } from '@androidworld/core';
import { z } from 'zod';
import { apps } from '../../apps/apps.ts';
import { published } from '../../published.ts';
import { note } from '../../words/notes.ts';
import { createNote, startNote } from './create-note-steps.ts';
import { clearNotebook, fillNotebook, scoreChange } from './notebook.ts';

export const markorCreateNote = defineTask({
  name: 'MarkorCreateNote',
  apps: [apps.markor.name],
  ...published.MarkorCreateNote,
  params: z.object({ fileName: z.string().min(1), text: z.string().min(1) }),
  sample: (random) => {
    const { name, text } = note(random);
    return { fileName: name, text };
  },
  goal: ({ fileName, text }) =>
    `Make a new note in Markor. Its file name is ${fileName} and its whole text is: ${text}`,
  setUp: (context) => fillNotebook(context, {}),
  async score(context, { fileName, text }, before) {
    return scoreChange(context, before, { written: { name: fileName, text } });
  },
  tearDown: (context, _params, before) => clearNotebook(context, before),
  solution: (ui, { fileName, text }) => createNote(ui, { name: fileName, text }),
  nearMisses: [
    {
      name: 'an extension too many',
      run: (ui, { fileName, text }) => createNote(ui, { name: `${fileName}.md`, text }),
    },
    {
      name: 'the last character missing',
      run: (ui, { fileName, text }) => createNote(ui, { name: fileName, text: text.slice(0, -1) }),
    },
    {
      name: 'text in lower case',
      run: (ui, { fileName, text }) => createNote(ui, { name: fileName, text: text.toLowerCase() }),
    },
    {
      name: 'a second note beside it',
      async run(ui, { fileName, text }) {
        await startNote(ui, `${fileName}.txt`);
        await createNote(ui, { name: fileName, text });
      },
    },
  ],
});
