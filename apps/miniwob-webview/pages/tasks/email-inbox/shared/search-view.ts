import { type Child, h } from '../../../runtime/dom.ts';
import { iconButton } from '../../../widgets/icon-button.ts';
import { textField } from '../../../widgets/text-field.ts';
import type { Email } from './draw-inbox.ts';
import { emailRow, preview } from './email-list.ts';
import type { InboxControls } from './show-inbox.ts';

/** Finds emails by a part of sender, subject or text, as one types; upper and lower case are different. */
export function searchView(controls: InboxControls): { element: HTMLElement; input: HTMLInputElement } {
  const { input } = textField({ attributes: { id: 'search-input', placeholder: 'Search', oninput: () => find() } });
  const results = h('div', {});
  const find = (): void => {
    const typed = input.value;
    const found = typed.trim() === '' ? [] : controls.emails.filter((email) => contains(email, typed));
    results.replaceChildren(...found.map((email) => resultRow(email, typed, controls)));
  };
  const back = iconButton('back', 'Back', controls.openList, { id: 'search-cancel' });
  const element = h(
    'div',
    { id: 'search' },
    h('div', { class: 'email-bar' }, back.element, input),
    h('div', { class: 'bold' }, 'Results'),
    results,
  );
  return { element, input };
}

function contains({ sender, subject, body }: Email, typed: string): boolean {
  return [sender, subject, body].some((text) => text.includes(typed));
}

function resultRow(email: Email, typed: string, controls: InboxControls): HTMLElement {
  return emailRow(
    {
      sender: highlighted(email.sender, typed),
      subject: highlighted(email.subject, typed),
      body: highlighted(preview(email.body), typed),
    },
    () => controls.openEmail(email),
  );
}

/** The text with the first occurrence of what was typed marked. */
function highlighted(text: string, typed: string): Child {
  const start = text.indexOf(typed);
  if (start === -1) return text;
  const end = start + typed.length;
  return [text.slice(0, start), h('mark', {}, text.slice(start, end)), text.slice(end)];
}
