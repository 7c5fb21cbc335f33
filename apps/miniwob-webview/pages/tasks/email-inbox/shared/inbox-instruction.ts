import { bold, type Instruction } from '../../../runtime/instruction.ts';
import type { Inbox } from './draw-inbox.ts';

/** The request in the wording of the structured pages. */
export function inboxInstruction({ action, target, reply, recipient }: Inbox): Instruction {
  const find = ['Find the email from ', bold(target.sender), ' and '];
  switch (action) {
    case 'reply':
      return [...find, 'answer it with the text "', bold(reply), '".'];
    case 'forward':
      return [...find, 'forward it to ', bold(recipient), '.'];
    case 'delete':
      return [...find, 'tap the trash icon to delete it.'];
    case 'important':
      return [...find, 'tap the star icon to mark it as important.'];
  }
}

/** The values of a request, by name. */
export function inboxFields({ action, target, reply, recipient }: Inbox): Record<string, string> {
  const fields = { action, by: target.sender };
  if (action === 'reply') return { ...fields, message: reply };
  return action === 'forward' ? { ...fields, to: recipient } : fields;
}
