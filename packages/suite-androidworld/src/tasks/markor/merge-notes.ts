import { defineTask, type Ui } from '@androidworld/core';
import { z } from 'zod';
import { apps } from '../../apps/apps.ts';
import { published } from '../../published.ts';
import { lettersAndDigits } from '../../words/letters-and-digits.ts';
import { noteNames } from '../../words/notes.ts';
import { createNote, readText } from './create-note-steps.ts';
import { deleteNotes, openNote, showNotes } from './note-list-steps.ts';
import { clearNotebook, fillNotebook, scoreChange } from './notebook.ts';

const params = z.object({
  file1Name: z.string().min(1),
  file2Name: z.string().min(1),
  file3Name: z.string().min(1),
  newFileName: z.string().min(1),
});
type Params = z.infer<typeof params>;

export const markorMergeNotes = defineTask({
  name: 'MarkorMergeNotes',
  apps: [apps.markor.name],
  ...published.MarkorMergeNotes,
  params,
  sample(random) {
    const [file1Name = '', file2Name = '', file3Name = ''] = noteNames(random, 3);
    return { file1Name, file2Name, file3Name, newFileName: lettersAndDigits(random, 8) };
  },
  goal: ({ file1Name, file2Name, file3Name, newFileName }) =>
    `In Markor, put the texts of the notes ${file1Name}, ${file2Name} and ${file3Name}, in this order, into a new note and save it. Put one empty line between one text and the next. The file name of the new note is exactly ${newFileName}, without an extension. Leave the three notes as they are.`,
  async setUp(context, names) {
    const texts = namesOf(names).map((name) => [name, lettersAndDigits(context.random, 20)] as const);
    const before = await fillNotebook(context, Object.fromEntries(texts));
    return { before, text: texts.map(([, text]) => text).join('\n\n') };
  },
  async score(context, { newFileName }, { before, text }) {
    return scoreChange(context, before, { written: { name: newFileName, text } });
  },
  tearDown: (context, _params, state) => clearNotebook(context, state?.before),
  async solution(ui, names) {
    const texts = await readNotes(ui, namesOf(names));
    await createNote(ui, { name: names.newFileName, text: texts.join('\n\n') });
  },
  nearMisses: [
    {
      name: 'in another order',
      async run(ui, names) {
        const texts = await readNotes(ui, namesOf(names).toReversed());
        await createNote(ui, { name: names.newFileName, text: texts.join('\n\n') });
      },
    },
    {
      name: 'without empty lines',
      async run(ui, names) {
        const texts = await readNotes(ui, namesOf(names));
        await createNote(ui, { name: names.newFileName, text: texts.join('\n') });
      },
    },
    {
      name: 'with an extension',
      async run(ui, names) {
        const texts = await readNotes(ui, namesOf(names));
        await createNote(ui, { name: `${names.newFileName}.md`, text: texts.join('\n\n') });
      },
    },
    {
      name: 'the three notes deleted afterwards',
      async run(ui, names) {
        const texts = await readNotes(ui, namesOf(names));
        await createNote(ui, { name: names.newFileName, text: texts.join('\n\n') });
        await showNotes(ui);
        await deleteNotes(ui, names.file1Name, names.file2Name, names.file3Name);
      },
    },
  ],
});

function namesOf({ file1Name, file2Name, file3Name }: Params): string[] {
  return [file1Name, file2Name, file3Name];
}

async function readNotes(ui: Ui, names: readonly string[]): Promise<string[]> {
  const texts: string[] = [];
  for (const name of names) {
    await openNote(ui, name);
    texts.push(await readText(ui));
  }
  return texts;
}
