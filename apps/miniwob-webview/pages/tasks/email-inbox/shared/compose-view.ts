import { type Child, h } from '../../../runtime/dom.ts';
import { iconButton } from '../../../widgets/icon-button.ts';
import { textArea, textField } from '../../../widgets/text-field.ts';
import type { Email } from './draw-inbox.ts';
import type { InboxControls } from './show-inbox.ts';

/** An answer to the sender. */
export function replyView(email: Email, controls: InboxControls): HTMLElement {
  const text = textArea('', { id: 'reply-text', class: 'compose-text', 'aria-label': 'Message' });
  return composeView('reply', email, controls, {
    to: email.sender,
    subject: `Re: ${email.subject}`,
    text,
    send: () => controls.sendReply(email, text.value),
  });
}

/** The email for somebody else; its text can be changed. */
export function forwardView(email: Email, controls: InboxControls): HTMLElement {
  const to = textField({ attributes: { class: 'forward-sender', 'aria-label': 'to' } });
  const text = textArea(email.body, { id: 'forward-text', class: 'compose-text', 'aria-label': 'Message' });
  return composeView('forward', email, controls, {
    to: to.element,
    subject: email.subject,
    text,
    send: () => controls.sendForward(email, to.input.value, text.value),
  });
}

function composeView(
  id: 'reply' | 'forward',
  email: Email,
  controls: InboxControls,
  parts: { to: Child; subject: string; text: HTMLElement; send: () => void },
): HTMLElement {
  const back = iconButton('back', 'Back', () => controls.openEmail(email));
  const send = iconButton('send', 'Send', parts.send, { id: `send-${id}` });
  return h(
    'div',
    { id },
    h('div', { class: 'email-bar' }, back.element, send.element),
    h('div', { class: 'compose-line' }, 'to: ', parts.to),
    h('div', { class: 'compose-line' }, 'subject: ', parts.subject),
    parts.text,
  );
}
