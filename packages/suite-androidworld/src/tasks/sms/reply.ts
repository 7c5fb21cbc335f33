import { defineTask } from '@androidworld/core';
import { apps } from '../../apps/apps.ts';
import { published } from '../../published.ts';
import { textsWithOneFrom } from './incoming-texts.ts';
import { prepareMessages, removeMessages } from './prepare-messages.ts';
import { receiveTexts } from './receive-texts.ts';
import { replyNearMisses } from './reply-near-misses.ts';
import { scoreSentInApp } from './score-sent.ts';
import { sampleSms, smsParams } from './sms-params.ts';
import { openConversation, sendText } from './write-message.ts';

export const simpleSmsReply = defineTask({
  name: 'SimpleSmsReply',
  apps: [apps.simpleSmsMessenger.name],
  ...published.SimpleSmsReply,
  params: smsParams,
  sample: sampleSms,
  goal: ({ number, message }) =>
    `In Simple SMS Messenger, reply to ${number} with the following text message, then leave the app open: ${message}`,
  setUp: (context, params) =>
    prepareMessages(context, () => receiveTexts(context, textsWithOneFrom(context.random, params))),
  score: (context, params, before) => scoreSentInApp(context, params, before),
  tearDown: (context, _params, before) => removeMessages(context, before),
  async solution(ui, { number, message }) {
    await openConversation(ui, number);
    await sendText(ui, message);
  },
  nearMisses: replyNearMisses,
});
