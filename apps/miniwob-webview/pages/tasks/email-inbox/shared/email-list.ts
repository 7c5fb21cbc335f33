import { type Child, h } from '../../../runtime/dom.ts';
import { iconButton } from '../../../widgets/icon-button.ts';
import type { Email } from './draw-inbox.ts';
import type { InboxControls } from './show-inbox.ts';

/** All emails, one below the other. */
export function emailList(controls: InboxControls): HTMLElement {
  const rows = controls.emails.map((email) => {
    const { star, trash } = emailMarks(email, controls);
    return emailRow(
      { sender: email.sender, subject: preview(email.subject), body: preview(email.body) },
      () => controls.openEmail(email),
      h('div', { class: 'email-marks' }, trash, star),
    );
  });
  const search = iconButton('search', 'Search', controls.openSearch, { id: 'open-search' });
  return h(
    'div',
    { id: 'main' },
    h('div', { class: 'email-bar' }, h('span', { class: 'bold' }, 'Primary'), search.element),
    rows,
  );
}

/** A row that opens its email. */
export function emailRow(
  texts: { sender: Child; subject: Child; body: Child },
  open: () => void,
  marks?: Child,
): HTMLElement {
  const { sender, subject, body } = texts;
  return h(
    'div',
    { class: 'email-thread', onclick: open },
    h(
      'div',
      { class: 'email-lines' },
      h('div', { class: 'bold' }, sender),
      h('div', {}, subject),
      h('div', { class: 'email-body' }, body),
    ),
    marks,
  );
}

/** The star and the trash of an email. */
export function emailMarks(email: Email, controls: InboxControls): { star: HTMLElement; trash: HTMLElement } {
  const star = iconButton(
    'star',
    'Star',
    () => {
      controls.toggleStar(email);
      star.setPressed(controls.isStarred(email));
    },
    { pressed: controls.isStarred(email) },
  );
  return { star: star.element, trash: iconButton('trash', 'Trash', () => controls.trash(email)).element };
}

/** The first 15 characters of a longer text, and two dots. */
export function preview(text: string): string {
  return text.length < 15 ? text : `${text.slice(0, 15)}..`;
}
