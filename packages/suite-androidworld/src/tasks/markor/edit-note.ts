import { defineTask, type Random, type Ui } from '@androidworld/core';
import { z } from 'zod';
import { apps } from '../../apps/apps.ts';
import { published } from '../../published.ts';
import { lettersAndDigits } from '../../words/letters-and-digits.ts';
import { sentence, sentences } from '../../words/notes.ts';
import { readText, saveText } from './create-note-steps.ts';
import { deleteNotes, openNote, otherEntry, showNotes } from './note-list-steps.ts';
import { clearNotebook, fillNotebook, scoreChange } from './notebook.ts';
import { sampleOtherNotes } from './other-notes.ts';

const line = z.string().regex(/^.+$/, 'expected one line');
const fileName = z.string().min(1);

/** One of three ways to edit. */
const params = z.union([
  z.strictObject({ fileName, header: line }),
  z.strictObject({ fileName, footer: line }),
  z.strictObject({ fileName, replaceText: z.string().min(1) }),
]);
type Params = z.infer<typeof params>;

export const markorEditNote = defineTask({
  name: 'MarkorEditNote',
  apps: [apps.markor.name],
  ...published.MarkorEditNote,
  params,
  sample: (random): Params => ({
    fileName: `note_${lettersAndDigits(random, 5)}${random.pick(['.md', '.txt'])}`,
    ...sampleEdit(random),
  }),
  goal(edit) {
    const note = `In Markor, edit the note ${edit.fileName}`;
    if ('header' in edit)
      return `${note}: put a line above the text that is there, without an empty line between them. The line: ${edit.header}`;
    if ('footer' in edit)
      return `${note}: put a line below the text that is there, without an empty line between them. The line: ${edit.footer}`;
    return `${note}: replace its whole text. The new text, line by line:\n${edit.replaceText}`;
  },
  async setUp(context, edit) {
    const { random } = context;
    const { fileName } = edit;
    // Another sentence than the new ones: above and below it are then different places.
    const original = random.pick(sentences.filter((candidate) => !textOf(edit).includes(candidate)));
    const others = sampleOtherNotes(random, { name: fileName, most: 20 });
    return { before: await fillNotebook(context, { [fileName]: original, ...others }), original };
  },
  async score(context, edit, { before, original }) {
    const change = { gone: [edit.fileName], written: { name: edit.fileName, text: edited(edit, original) } };
    return scoreChange(context, before, change);
  },
  tearDown: (context, _params, state) => clearNotebook(context, state?.before),
  solution: (ui, edit) => editNote(ui, edit, (text) => edited(edit, text)),
  nearMisses: [
    {
      name: 'at the wrong end, or with the old text left',
      run: (ui, edit) => editNote(ui, edit, (text) => edited(swapped(edit, text), text)),
    },
    {
      name: 'an empty line too many',
      run: (ui, edit) => editNote(ui, edit, (text) => edited(edit, text).replace('\n', '\n\n')),
    },
    { name: 'in capitals', run: (ui, edit) => editNote(ui, edit, (text) => edited(edit, text).toUpperCase()) },
    {
      name: 'another note deleted',
      async run(ui, edit) {
        await showNotes(ui);
        await deleteNotes(ui, otherEntry(ui, edit.fileName));
        await editNote(ui, edit, (text) => edited(edit, text));
      },
    },
  ],
});

function sampleEdit(random: Random): { header: string } | { footer: string } | { replaceText: string } {
  const kind = random.pick(['header', 'footer', 'replaceText'] as const);
  if (kind === 'replaceText') return { replaceText: random.sample(sentences, 3).join('\n') };
  return kind === 'header' ? { header: sentence(random) } : { footer: sentence(random) };
}

function textOf(edit: Params): string {
  if ('header' in edit) return edit.header;
  return 'footer' in edit ? edit.footer : edit.replaceText;
}

/** What the note holds in the end. */
function edited(edit: Params, original: string): string {
  if ('header' in edit) return `${edit.header}\n${original}`;
  return 'footer' in edit ? `${original}\n${edit.footer}` : edit.replaceText;
}

/** Header for footer and the other way round; the new text above the old one instead of in its place. */
function swapped(edit: Params, text: string): Params {
  const { fileName } = edit;
  if ('header' in edit) return { fileName, footer: edit.header };
  return 'footer' in edit
    ? { fileName, header: edit.footer }
    : { fileName, replaceText: `${edit.replaceText}\n${text}` };
}

async function editNote(ui: Ui, { fileName }: Params, edit: (text: string) => string): Promise<void> {
  await openNote(ui, fileName);
  await saveText(ui, edit(await readText(ui)));
}
