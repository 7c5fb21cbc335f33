import { h } from '../../../runtime/dom.ts';
import { iconButton } from '../../../widgets/icon-button.ts';
import type { Email } from './draw-inbox.ts';
import { emailMarks } from './email-list.ts';
import type { InboxControls } from './show-inbox.ts';

/** One email in full. */
export function emailView(email: Email, controls: InboxControls): HTMLElement {
  const { star, trash } = emailMarks(email, controls);
  const back = iconButton('back', 'Back', controls.openList, { id: 'close-email' });
  const reply = iconButton('reply', 'Reply', () => controls.openReply(email), { text: 'Reply' });
  const forward = iconButton('forward', 'Forward', () => controls.openForward(email), { text: 'Forward' });
  return h(
    'div',
    { id: 'email' },
    h('div', { class: 'email-bar' }, back.element, h('span', {}, star, trash)),
    h('div', { class: 'email-subject' }, email.subject),
    h('div', { class: 'bold' }, email.sender),
    h('div', { class: 'email-body' }, 'to me'),
    h('div', { class: 'email-text' }, email.body),
    h('div', { class: 'email-actions' }, reply.element, forward.element),
  );
}
