import type { NearMiss, Ui } from '@androidworld/core';
import type { WantedSms } from './is-only-sent.ts';
import { otherLastDigit } from './send-near-misses.ts';
import {
  deleteFirstMessage,
  openConversation,
  sendText,
  typeText,
  whomConversationsAreWith,
  writeToNumber,
} from './write-message.ts';

type ReplyParams = { readonly [Key in keyof WantedSms]: WantedSms[Key] };

/** Wrong ways to reply to the text that came from a number. */
export const replyNearMisses: readonly NearMiss<ReplyParams>[] = [
  {
    name: 'the right reply to somebody else',
    async run(ui, { number, message }) {
      const other = (await whomConversationsAreWith(ui)).find((title) => title !== number);
      if (other === undefined) await writeToNumber(ui, otherLastDigit(number), message);
      else await reply(ui, other, message);
    },
  },
  { name: 'sent twice', run: replyTwice },
  {
    name: 'last character missing',
    run: (ui, { number, message }) => reply(ui, number, message.slice(0, -1)),
  },
  {
    name: 'typed and not sent',
    async run(ui, { number, message }) {
      await openConversation(ui, number);
      await typeText(ui, message);
    },
  },
  {
    name: 'sent, and the text it answers deleted',
    async run(ui, { number, message }) {
      await reply(ui, number, message);
      await deleteFirstMessage(ui);
    },
  },
  {
    name: 'sent, and the app left',
    async run(ui, { number, message }) {
      await reply(ui, number, message);
      await ui.home();
    },
  },
];

async function reply(ui: Ui, title: string, text: string): Promise<void> {
  await openConversation(ui, title);
  await sendText(ui, text);
}

async function replyTwice(ui: Ui, { number, message }: ReplyParams): Promise<void> {
  await reply(ui, number, message);
  await sendText(ui, message);
}
