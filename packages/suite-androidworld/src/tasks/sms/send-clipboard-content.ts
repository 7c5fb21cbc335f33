import { writeClipboard } from '@androidworld/android-kit';
import { defineTask, type Ui } from '@androidworld/core';
import { apps } from '../../apps/apps.ts';
import { published } from '../../published.ts';
import { clipboardMarker } from '../system/clipboard-marker.ts';
import { prepareMessages, removeMessages } from './prepare-messages.ts';
import { scoreSentInApp } from './score-sent.ts';
import { otherLastDigit } from './send-near-misses.ts';
import { sampleSms, smsParams } from './sms-params.ts';
import { addressNumber, pasteText, sendTyped, writeToNumber } from './write-message.ts';

export const simpleSmsSendClipboardContent = defineTask({
  name: 'SimpleSmsSendClipboardContent',
  apps: [apps.simpleSmsMessenger.name, apps.clipper.name],
  ...published.SimpleSmsSendClipboardContent,
  params: smsParams,
  sample: sampleSms,
  goal: ({ number }) =>
    `With Simple SMS Messenger, send ${number} a text message made of what is on the clipboard and nothing else, then leave the app open.`,
  async setUp(context, { message }) {
    const before = await prepareMessages(context);
    await writeClipboard(context.device, message, { signal: context.signal });
    return before;
  },
  score: (context, params, before) => scoreSentInApp(context, params, before),
  async tearDown(context, _params, before) {
    await removeMessages(context, before);
    await writeClipboard(context.device, clipboardMarker, { signal: context.signal });
  },
  solution: (ui, { number }) => pasteTo(ui, number),
  nearMisses: [
    { name: 'one digit of the number off', run: (ui, { number }) => pasteTo(ui, otherLastDigit(number)) },
    {
      name: 'pasted and not sent',
      async run(ui, { number }) {
        await addressNumber(ui, number);
        await pasteText(ui);
      },
    },
    {
      name: 'typed, last character missing',
      run: (ui, { number, message }) => writeToNumber(ui, number, message.slice(0, -1)),
    },
    {
      name: 'the goal in place of the clipboard',
      run: (ui, { number }) => writeToNumber(ui, number, 'what is on the clipboard'),
    },
    {
      name: 'sent to somebody else as well',
      async run(ui, { number, message }) {
        await writeToNumber(ui, otherLastDigit(number), message);
        await pasteTo(ui, number);
      },
    },
  ],
});

async function pasteTo(ui: Ui, number: string): Promise<void> {
  await addressNumber(ui, number);
  await pasteText(ui);
  await sendTyped(ui);
}
