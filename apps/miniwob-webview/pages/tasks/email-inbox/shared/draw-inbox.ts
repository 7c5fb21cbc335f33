import type { Random } from '../../../runtime/random.ts';
import { drawText } from '../../../words/draw-text.ts';
import { FIRST_NAMES } from '../../../words/first-names.ts';

export interface Email {
  /** No two emails of an inbox have the same sender: problems name the email by it. */
  sender: string;
  subject: string;
  body: string;
}

export type EmailAction = 'reply' | 'forward' | 'delete' | 'important';

/** Emails, and what is to be done with one of them. */
export interface Inbox {
  emails: Email[];
  target: Email;
  action: EmailAction;
  /** What to reply. */
  reply: string;
  /** To whom to forward. */
  recipient: string;
}

export interface InboxOptions {
  /** How many emails, both bounds included. */
  emails: readonly [min: number, max: number];
  actions: readonly EmailAction[];
  /** `sender`: the recipient of a forwarded email is the sender of another; `anyone` by default. */
  recipient?: 'anyone' | 'sender';
}

/** Draws an inbox and a request. */
export function drawInbox(random: Random, options: InboxOptions): Inbox {
  const [min, max] = options.emails;
  const [recipient = '', ...senders] = random.sample(FIRST_NAMES, random.integer(min, max) + 1);
  const emails = senders.map((sender) => ({ sender, subject: drawText(random, 1, 2), body: drawText(random, 5, 14) }));
  const target = random.pick(emails);
  const others = senders.filter((sender) => sender !== target.sender);
  return {
    emails,
    target,
    action: random.pick(options.actions),
    reply: drawText(random, 1, 4),
    recipient: options.recipient === 'sender' ? random.pick(others) : recipient,
  };
}
