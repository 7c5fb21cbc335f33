import { defineTask, type TaskContext, type Ui } from '@androidworld/core';
import { z } from 'zod';
import { apps } from '../../apps/apps.ts';
import { judge } from '../../checks/judge.ts';
import { published } from '../../published.ts';
import { fullNames, phoneNumber } from '../../words/people.ts';
import { phoneNumbers } from '../../words/phone-numbers.ts';
import { eventAddresses } from '../../words/text-messages.ts';
import { hasSamePeople, type PeopleBefore, preparePeople, removePeople } from './prepare-people.ts';
import { receiveTexts } from './receive-texts.ts';
import { scoreSentInApp } from './score-sent.ts';
import { messageSchema, numberSchema } from './sms-params.ts';
import {
  addressContact,
  deleteFirstMessage,
  openConversation,
  readFirstMessage,
  sendText,
  typeText,
  writeToContact,
} from './write-message.ts';

const params = z
  .object({
    name1: z.string().min(1),
    number: numberSchema,
    name2: z.string().min(1),
    message: messageSchema,
  })
  .refine(({ name1, name2 }) => name1 !== name2, 'expected two different people');

type Params = z.infer<typeof params>;

export const simpleSmsSendReceivedAddress = defineTask({
  name: 'SimpleSmsSendReceivedAddress',
  apps: [apps.simpleSmsMessenger.name],
  ...published.SimpleSmsSendReceivedAddress,
  params,
  sample: (random) => {
    const [name1 = '', name2 = ''] = fullNames(random, 2);
    return { name1, number: phoneNumber(random), name2, message: random.pick(eventAddresses) };
  },
  goal: ({ name1, name2 }) =>
    `${name2} has just texted you the address of an event. With Simple SMS Messenger, send that address to ${name1}: exactly as ${name2} wrote it, and nothing else. Then leave the app open.`,
  setUp: makeFriends,
  async score(context, { number, message }, before) {
    if (await hasSamePeople(context, before)) return scoreSentInApp(context, { number, message }, before);
    return judge(false, { expected: 'the same contacts as before', found: 'others' });
  },
  tearDown: (context, _params, before) => removePeople(context, before),
  solution: forwardAddress,
  nearMisses: [
    {
      name: 'sent back to whom it came from',
      async run(ui, { name2 }) {
        await openConversation(ui, name2);
        await sendText(ui, await readFirstMessage(ui));
      },
    },
    {
      name: 'without its ZIP code',
      run: (ui, { name1, message }) => writeToContact(ui, name1, message.replace(/ \d+$/, '')),
    },
    {
      name: 'typed and not sent',
      async run(ui, { name1, message }) {
        await addressContact(ui, name1);
        await typeText(ui, message);
      },
    },
    {
      name: 'with words around it',
      run: (ui, { name1, message }) => writeToContact(ui, name1, `The address is ${message}`),
    },
    {
      name: 'sent, and the text it came in deleted',
      async run(ui, { name1, name2 }) {
        await openConversation(ui, name2);
        const address = await readFirstMessage(ui);
        await deleteFirstMessage(ui);
        await writeToContact(ui, name1, address);
      },
    },
  ],
});

/** Both are contacts; the second one has written. */
function makeFriends(context: TaskContext, { name1, number, name2, message }: Params): Promise<PeopleBefore> {
  const [from = ''] = phoneNumbers(context.random, 1, [number]);
  const contacts = [
    { name: name1, number },
    { name: name2, number: from },
  ];
  return preparePeople(context, contacts, () => receiveTexts(context, [{ from, body: message }]));
}

async function forwardAddress(ui: Ui, { name1, name2 }: Params): Promise<void> {
  await openConversation(ui, name2);
  await writeToContact(ui, name1, await readFirstMessage(ui));
}
