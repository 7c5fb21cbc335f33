import type { Scene } from '../../../runtime/define-page.ts';
import { h } from '../../../runtime/dom.ts';
import { forwardView, replyView } from './compose-view.ts';
import type { Email, Inbox } from './draw-inbox.ts';
import { emailList } from './email-list.ts';
import { emailView } from './email-view.ts';
import { searchView } from './search-view.ts';
import './inbox.css';

/** What the views can do. */
export interface InboxControls {
  readonly emails: readonly Email[];
  openList(): void;
  openEmail(email: Email): void;
  openReply(email: Email): void;
  openForward(email: Email): void;
  openSearch(): void;
  isStarred(email: Email): boolean;
  toggleStar(email: Email): void;
  trash(email: Email): void;
  sendReply(email: Email, text: string): void;
  sendForward(email: Email, to: string, text: string): void;
}

/** Runs an email app in the area: the first star, trash or send that matters for the request decides. */
export function showInbox(inbox: Inbox, { area, judge }: Scene): void {
  const { emails, target, action, reply, recipient } = inbox;
  const starred = new Set<Email>();
  const app = h('div', { class: 'inbox' });
  const show = (view: HTMLElement): void => app.replaceChildren(view);
  const controls: InboxControls = {
    emails,
    openList: () => show(emailList(controls)),
    openEmail: (email) => show(emailView(email, controls)),
    openReply: (email) => show(replyView(email, controls)),
    openForward: (email) => show(forwardView(email, controls)),
    openSearch() {
      const { element, input } = searchView(controls);
      show(element);
      input.focus();
    },
    isStarred: (email) => starred.has(email),
    toggleStar(email) {
      if (!starred.delete(email)) starred.add(email);
      if (action === 'important') judge(email === target);
    },
    trash(email) {
      if (action === 'delete') judge(email === target);
    },
    sendReply(email, text) {
      // Those who type often end with Enter.
      judge(action === 'reply' && email === target && text.trimEnd() === reply);
    },
    sendForward(email, to, text) {
      judge(action === 'forward' && email === target && to === recipient && text === target.body);
    },
  };
  area.append(app);
  controls.openList();
}
