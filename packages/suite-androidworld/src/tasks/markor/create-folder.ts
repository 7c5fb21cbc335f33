import { defineTask, type Random, type Ui } from '@androidworld/core';
import { z } from 'zod';
import { apps } from '../../apps/apps.ts';
import { describeChange } from '../../checks/describe-change.ts';
import { judge } from '../../checks/judge.ts';
import { published } from '../../published.ts';
import { startNote } from './create-note-steps.ts';
import { createButton, deleteNotes, otherEntry, showNotes } from './note-list-steps.ts';
import { clearNotebook, fillNotebook, readNotebook } from './notebook.ts';
import { isOnlyNewFolder } from './notebook-change.ts';
import { sampleOtherNotes } from './other-notes.ts';

export const markorCreateFolder = defineTask({
  name: 'MarkorCreateFolder',
  apps: [apps.markor.name],
  ...published.MarkorCreateFolder,
  params: z.object({ folderName: z.string().min(1) }),
  sample: (random) => ({ folderName: `folder_${moment(random)}` }),
  goal: ({ folderName }) =>
    `Make a new folder in Markor, next to the notes that are there. It is to be called ${folderName}.`,
  setUp: (context) => fillNotebook(context, sampleOtherNotes(context.random, { name: 'file', most: 20 })),
  async score(context, { folderName }, before) {
    const after = await readNotebook(context);
    return judge(isOnlyNewFolder(after, before, folderName), {
      expected: `the folder ${JSON.stringify(folderName)} to come, and nothing else to happen`,
      found: describeChange(after, before),
    });
  },
  tearDown: (context, _params, before) => clearNotebook(context, before),
  solution: (ui, { folderName }) => createFolder(ui, folderName),
  nearMisses: [
    { name: 'a note of that name', run: (ui, { folderName }) => startNote(ui, folderName) },
    { name: 'the last digit missing', run: (ui, { folderName }) => createFolder(ui, folderName.slice(0, -1)) },
    { name: 'a capital letter', run: (ui, { folderName }) => createFolder(ui, folderName.replace('f', 'F')) },
    {
      name: 'a note deleted beside it',
      async run(ui, { folderName }) {
        await createFolder(ui, folderName);
        await deleteNotes(ui, otherEntry(ui, folderName));
      },
    },
  ],
});

async function createFolder(ui: Ui, name: string): Promise<void> {
  await showNotes(ui);
  await ui.tap(createButton);
  await ui.type({ resourceId: 'new_file_dialog__name' }, name);
  await ui.tap({ text: /^folder$/i });
}

const secondsOfYear = 365 * 86_400;

/** A second of 2023, as in `20230714_081523`. */
function moment(random: Random): string {
  const date = new Date(Date.UTC(2023, 0, 1) + random.integer(0, secondsOfYear - 1) * 1_000);
  return date.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '_');
}
