import { definePage, type Page } from '../../../runtime/define-page.ts';
import { drawInbox, type Inbox, type InboxOptions } from './draw-inbox.ts';
import { inboxFields, inboxInstruction } from './inbox-instruction.ts';
import { showInbox } from './show-inbox.ts';

/** A page of the family that differs only in its emails and actions. */
export function inboxPage(task: string, options: InboxOptions): Page<Inbox> {
  return definePage({
    task,
    nominalSeconds: 30,
    draw: (random) => drawInbox(random, options),
    instruction: inboxInstruction,
    fields: inboxFields,
    render: showInbox,
  });
}
