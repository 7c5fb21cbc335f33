import { definePage, type Page } from '../../../runtime/define-page.ts';
import { drawInbox, type EmailAction, type Inbox, type InboxOptions } from './draw-inbox.ts';
import { inboxFields } from './inbox-instruction.ts';
import { showInbox } from './show-inbox.ts';

/**
 * Ways to ask for an action. `{by}` stands for the sender, `{to}` for who gets a forwarded email, `{message}` for what
 * to reply; each that the action needs is there once.
 */
export interface Wordings {
  readonly train: readonly string[];
  /** Held back: only asked in the `test` mode. */
  readonly test: readonly string[];
}

/** Emails, a request, and how it is worded. */
export interface NaturalInbox extends Inbox {
  wording: string;
}

/** A page of the family that asks in ever other words. */
export function naturalInboxPage<Action extends EmailAction>(
  task: string,
  options: InboxOptions & { actions: readonly Action[] },
  wordings: Readonly<Record<Action, Wordings>>,
): Page<NaturalInbox> {
  return definePage<NaturalInbox>({
    task,
    nominalSeconds: 30,
    draw(random, mode) {
      const inbox = drawInbox(random, options);
      const { train, test } = wordings[inbox.action as Action];
      return { ...inbox, wording: random.pick(mode === 'test' ? test : train) };
    },
    instruction: worded,
    fields: inboxFields,
    render: showInbox,
  });
}

function worded({ wording, target, recipient, reply }: NaturalInbox): string {
  const values: Record<string, string> = { by: target.sender, to: recipient, message: reply };
  return wording.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
