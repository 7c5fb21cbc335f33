import { AndroidWorldError, defineTask, type TaskContext, type Ui } from '@androidworld/core';
import { apps } from '../../apps/apps.ts';
import { published } from '../../published.ts';
import { textsEndingWithOneFrom } from './incoming-texts.ts';
import type { WantedSms } from './is-only-sent.ts';
import { type MessagesBefore, prepareMessages, removeMessages } from './prepare-messages.ts';
import { receiveTexts } from './receive-texts.ts';
import { replyNearMisses } from './reply-near-misses.ts';
import { scoreSentInApp } from './score-sent.ts';
import { sampleSms, smsParams } from './sms-params.ts';
import { openFirstConversation, sendText } from './write-message.ts';

export const simpleSmsReplyMostRecent = defineTask({
  name: 'SimpleSmsReplyMostRecent',
  apps: [apps.simpleSmsMessenger.name],
  ...published.SimpleSmsReplyMostRecent,
  params: smsParams,
  sample: sampleSms,
  goal: ({ message }) =>
    `In Simple SMS Messenger, reply to the text message that arrived last with the following text message, then leave the app open: ${message}`,
  setUp: (context, params) => makeInbox(context, params),
  score: (context, params, before) => scoreSentInApp(context, params, before),
  tearDown: (context, _params, before) => removeMessages(context, before),
  solution: (ui, { message }) => replyToNewest(ui, message),
  nearMisses: replyNearMisses,
});

async function makeInbox(context: TaskContext, params: WantedSms): Promise<MessagesBefore> {
  const texts = textsEndingWithOneFrom(context.random, params);
  const before = await prepareMessages(context, () => receiveTexts(context, texts, { lastIsLater: true }));
  const [wanted, newest] = [texts.at(-1), before.messages.at(-1)];
  if (newest?.address === wanted?.from && newest?.body === wanted?.body) return before;
  throw new AndroidWorldError(
    'AW_DEVICE_STATE',
    `Expected the newest message on ${context.device.serial} to be that from ${wanted?.from}; it is from ${newest?.address ?? 'nobody'}`,
    { details: { wanted, newest } },
  );
}

async function replyToNewest(ui: Ui, message: string): Promise<void> {
  await openFirstConversation(ui);
  await sendText(ui, message);
}
