import { defineTask } from '@androidworld/core';
import { apps } from '../../apps/apps.ts';
import { published } from '../../published.ts';
import { prepareMessages, removeMessages } from './prepare-messages.ts';
import { scoreSentInApp } from './score-sent.ts';
import { sendNearMisses } from './send-near-misses.ts';
import { sampleSms, smsParams } from './sms-params.ts';
import { writeToNumber } from './write-message.ts';

export const simpleSmsSend = defineTask({
  name: 'SimpleSmsSend',
  apps: [apps.simpleSmsMessenger.name],
  ...published.SimpleSmsSend,
  params: smsParams,
  sample: sampleSms,
  goal: ({ number, message }) =>
    `With Simple SMS Messenger, send ${number} the following text message, then leave the app open: ${message}`,
  setUp: (context) => prepareMessages(context),
  score: (context, params, before) => scoreSentInApp(context, params, before),
  tearDown: (context, _params, before) => removeMessages(context, before),
  solution: (ui, { number, message }) => writeToNumber(ui, number, message),
  nearMisses: sendNearMisses,
});
