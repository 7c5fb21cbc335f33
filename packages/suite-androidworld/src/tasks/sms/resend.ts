import { AndroidWorldError, defineTask, type TaskContext, type Ui } from '@androidworld/core';
import { z } from 'zod';
import { apps } from '../../apps/apps.ts';
import { judge } from '../../checks/judge.ts';
import { published } from '../../published.ts';
import { fullName } from '../../words/people.ts';
import { repeatRequests } from '../../words/text-messages.ts';
import { hasSamePeople, type PeopleBefore, preparePeople, removePeople } from './prepare-people.ts';
import { receiveTexts } from './receive-texts.ts';
import { scoreSent } from './score-sent.ts';
import { sendFromApp } from './send-from-app.ts';
import { otherLastDigit } from './send-near-misses.ts';
import { messageSchema, numberSchema, sampleSms } from './sms-params.ts';
import {
  deleteFirstMessage,
  openConversation,
  readFirstMessage,
  readLastMessage,
  sendText,
  writeToNumber,
} from './write-message.ts';

const params = z.object({ name: z.string().min(1), number: numberSchema, message: messageSchema });

type Params = z.infer<typeof params>;

export const simpleSmsResend = defineTask({
  name: 'SimpleSmsResend',
  apps: [apps.simpleSmsMessenger.name],
  ...published.SimpleSmsResend,
  params,
  sample: (random) => ({ name: fullName(random), ...sampleSms(random) }),
  goal: ({ name }) =>
    `With Simple SMS Messenger, send ${name} once more the message you have just sent them, with exactly the same text.`,
  setUp: makeConversation,
  async score(context, { number, message }, before) {
    if (await hasSamePeople(context, before)) return scoreSent(context, { number, message }, before);
    return judge(false, { expected: 'the same contacts as before', found: 'others' });
  },
  tearDown: (context, _params, before) => removePeople(context, before),
  solution: (ui, { name }) => resend(ui, name),
  nearMisses: [
    {
      name: 'what they wrote in place of what was sent',
      async run(ui, { name }) {
        await openConversation(ui, name);
        await sendText(ui, await readLastMessage(ui));
      },
    },
    {
      name: 'one digit of the number off',
      run: (ui, { number, message }) => writeToNumber(ui, otherLastDigit(number), message),
    },
    {
      name: 'another case',
      async run(ui, { name }) {
        await openConversation(ui, name);
        await sendText(ui, (await readFirstMessage(ui)).toUpperCase());
      },
    },
    {
      name: 'sent twice more',
      async run(ui, { name }) {
        await resend(ui, name);
        await sendText(ui, await readFirstMessage(ui));
      },
    },
    {
      name: 'sent, and the first one deleted',
      async run(ui, { name }) {
        await resend(ui, name);
        await deleteFirstMessage(ui);
      },
    },
  ],
});

/** A message was sent to a contact, who asks for it again. */
async function makeConversation(context: TaskContext, { name, number, message }: Params): Promise<PeopleBefore> {
  const { device, random } = context;
  const before = await preparePeople(context, [{ name, number }], async () => {
    await sendFromApp(context, { number, message });
    await receiveTexts(context, [{ from: number, body: random.pick(repeatRequests) }]);
  });
  const [sent, ...others] = before.messages.filter(({ box }) => box !== 'inbox');
  if (sent?.box === 'sent' && sent.body === message && others.length === 0) return before;
  throw new AndroidWorldError(
    'AW_DEVICE_STATE',
    `Expected one sent message on ${device.serial}, to ${number}; found ${others.length + (sent ? 1 : 0)}`,
    { details: { messages: before.messages } },
  );
}

async function resend(ui: Ui, name: string): Promise<void> {
  await openConversation(ui, name);
  await sendText(ui, await readFirstMessage(ui));
}
