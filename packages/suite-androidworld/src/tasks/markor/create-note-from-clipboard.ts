import { readClipboard, writeClipboard } from '@androidworld/android-kit';
import { AndroidWorldError, defineTask, type Ui } from '@androidworld/core';
import { z } from 'zod';
import { apps } from '../../apps/apps.ts';
import { published } from '../../published.ts';
import { lettersAndDigits } from '../../words/letters-and-digits.ts';
import { noteName } from '../../words/notes.ts';
import { clipboardMarker } from '../system/clipboard-marker.ts';
import { createNote, startNote } from './create-note-steps.ts';
import { editor } from './note-list-steps.ts';
import { clearNotebook, fillNotebook, scoreChange } from './notebook.ts';

export const markorCreateNoteFromClipboard = defineTask({
  name: 'MarkorCreateNoteFromClipboard',
  apps: [apps.markor.name, apps.clipper.name],
  ...published.MarkorCreateNoteFromClipboard,
  params: z.object({ fileName: z.string().min(1) }),
  sample: (random) => ({ fileName: noteName(random) }),
  goal: ({ fileName }) =>
    `Make a new note in Markor with the file name ${fileName}, paste what is on the clipboard into it as its whole text, and save it.`,
  async setUp(context) {
    const { device, signal, random } = context;
    const before = await fillNotebook(context, {});
    const text = lettersAndDigits(random, 10);
    await writeClipboard(device, text, { signal });
    const found = await readClipboard(device, { signal });
    if (found === text) return { before, text };
    throw new AndroidWorldError(
      'AW_DEVICE_STATE',
      `The clipboard of ${device.serial} holds ${JSON.stringify(found)}; expected ${JSON.stringify(text)}, which was just put there`,
    );
  },
  async score(context, { fileName }, { before, text }) {
    return scoreChange(context, before, { written: { name: fileName, text } });
  },
  async tearDown(context, _params, state) {
    await clearNotebook(context, state?.before);
    await writeClipboard(context.device, clipboardMarker, { signal: context.signal });
  },
  async solution(ui, { fileName }) {
    await startNote(ui, fileName);
    await paste(ui);
    await ui.tap('Save');
  },
  nearMisses: [
    { name: 'nothing pasted', run: (ui, { fileName }) => startNote(ui, fileName) },
    {
      name: 'pasted into a note with an extension too many',
      async run(ui, { fileName }) {
        await startNote(ui, `${fileName}.md`);
        await paste(ui);
        await ui.tap('Save');
      },
    },
    {
      name: 'one character too many',
      async run(ui, { fileName }) {
        await startNote(ui, fileName);
        await paste(ui);
        await ui.perform({ action_type: 'input_text', text: '!', press_enter: false });
        await ui.tap('Save');
      },
    },
    {
      name: 'another text',
      run: (ui, { fileName }) => createNote(ui, { name: fileName, text: 'clipboard' }),
    },
  ],
});

async function paste(ui: Ui): Promise<void> {
  await ui.longPress(editor);
  await ui.tap({ label: /^paste$/i });
}
