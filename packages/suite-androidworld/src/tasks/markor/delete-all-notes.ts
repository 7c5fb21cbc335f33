import { defineTask } from '@androidworld/core';
import { z } from 'zod';
import { apps } from '../../apps/apps.ts';
import { describeChange } from '../../checks/describe-change.ts';
import { judge, listNames } from '../../checks/judge.ts';
import { published } from '../../published.ts';
import { lettersAndDigits } from '../../words/letters-and-digits.ts';
import { startNote } from './create-note-steps.ts';
import { moveSelected } from './move-steps.ts';
import { deleteNotes, selectEntries, showNotes, shownEntries } from './note-list-steps.ts';
import { clearNotebook, fillNotebook, readNotebook } from './notebook.ts';
import { isOnlyEmptied } from './notebook-change.ts';
import { sampleOtherNotes } from './other-notes.ts';

export const markorDeleteAllNotes = defineTask({
  name: 'MarkorDeleteAllNotes',
  apps: [apps.markor.name],
  ...published.MarkorDeleteAllNotes,
  params: z.object({}),
  sample: () => ({}),
  goal: () => 'Delete all notes in Markor.',
  setUp: (context) =>
    fillNotebook(context, sampleOtherNotes(context.random, { name: lettersAndDigits(context.random, 5), most: 6 })),
  async score(context, _params, before) {
    const after = await readNotebook(context);
    return judge(isOnlyEmptied(after, before), {
      expected: 'an empty notebook, and nothing else changed',
      found: `${describeChange(after, before)}; left: ${listNames([...after.keys()])}`,
    });
  },
  tearDown: (context, _params, before) => clearNotebook(context, before),
  async solution(ui) {
    await showNotes(ui);
    const [first = '', ...more] = shownEntries(ui);
    await deleteNotes(ui, first, ...more);
  },
  nearMisses: [
    {
      name: 'deletion not confirmed',
      async run(ui) {
        await showNotes(ui);
        const [first = '', ...more] = shownEntries(ui);
        await selectEntries(ui, first, ...more);
        await ui.tap('Delete');
      },
    },
    {
      name: 'a new note left',
      async run(ui) {
        await showNotes(ui);
        const [first = '', ...more] = shownEntries(ui);
        await deleteNotes(ui, first, ...more);
        await startNote(ui, 'kept.md');
      },
    },
    {
      name: 'moved out of the notebook',
      async run(ui) {
        await showNotes(ui);
        const [first = '', ...more] = shownEntries(ui);
        await selectEntries(ui, first, ...more);
        await moveSelected(ui, '..');
      },
    },
  ],
});
