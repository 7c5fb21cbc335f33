import { defineTask, type Ui } from '@androidworld/core';
import { z } from 'zod';
import { apps } from '../../apps/apps.ts';
import { mean } from '../../checks/judge.ts';
import { published } from '../../published.ts';
import { note } from '../../words/notes.ts';
import { phoneNumber } from '../../words/people.ts';
import { createNote } from '../markor/create-note-steps.ts';
import { clearNotebook, fillNotebook, scoreChange } from '../markor/notebook.ts';
import { prepareMessages, removeMessages } from '../sms/prepare-messages.ts';
import { scoreSentInApp } from '../sms/score-sent.ts';
import { otherLastDigit } from '../sms/send-near-misses.ts';
import { messageSchema, numberSchema } from '../sms/sms-params.ts';
import { addressNumber, typeText, writeToNumber } from '../sms/write-message.ts';

const params = z.object({ fileName: z.string().min(1), text: messageSchema, number: numberSchema });

type Params = z.infer<typeof params>;

/** The score is the mean of its halves. */
export const markorCreateNoteAndSms = defineTask({
  name: 'MarkorCreateNoteAndSms',
  apps: [apps.markor.name, apps.simpleSmsMessenger.name],
  ...published.MarkorCreateNoteAndSms,
  params,
  sample: (random) => {
    const { name, text } = note(random);
    return { fileName: name, text, number: phoneNumber(random) };
  },
  goal: ({ fileName, text, number }) =>
    `Make a new note in Markor, with the file name ${fileName}. Then share its whole text, and nothing else, with ${number} in a text message by Simple SMS Messenger, and leave that app open. The text of the note is: ${text}`,
  async setUp(context) {
    const notes = await fillNotebook(context, {});
    return { notes, messages: await prepareMessages(context) };
  },
  async score(context, { fileName, text, number }, { notes, messages }) {
    return mean([
      await scoreChange(context, notes, { written: { name: fileName, text } }),
      await scoreSentInApp(context, { number, message: text }, messages),
    ]);
  },
  async tearDown(context, _params, before) {
    try {
      await removeMessages(context, before?.messages);
    } finally {
      await clearNotebook(context, before?.notes);
    }
  },
  solution: (ui, given) => writeAndShare(ui, given),
  nearMisses: [
    { name: 'the note only', run: (ui, { fileName, text }) => createNote(ui, { name: fileName, text }) },
    { name: 'the message only', run: (ui, { number, text }) => writeToNumber(ui, number, text) },
    {
      name: 'one digit of the number off',
      run: (ui, given) => writeAndShare(ui, { ...given, number: otherLastDigit(given.number) }),
    },
    {
      name: 'the file name shared in place of the text',
      async run(ui, { fileName, text, number }) {
        await createNote(ui, { name: fileName, text });
        await writeToNumber(ui, number, fileName);
      },
    },
    {
      name: 'another extension',
      run: (ui, given) =>
        writeAndShare(ui, { ...given, fileName: given.fileName.replace(/\.(md|txt)$/, swapExtension) }),
    },
    {
      name: 'the message typed and not sent',
      async run(ui, { fileName, text, number }) {
        await createNote(ui, { name: fileName, text });
        await addressNumber(ui, number);
        await typeText(ui, text);
      },
    },
  ],
});

async function writeAndShare(ui: Ui, { fileName, text, number }: Params): Promise<void> {
  await createNote(ui, { name: fileName, text });
  await writeToNumber(ui, number, text);
}

function swapExtension(extension: string): string {
  return extension === '.md' ? '.txt' : '.md';
}
