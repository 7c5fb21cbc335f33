import { inboxPage } from './shared/inbox-page.ts';

/** Three emails, which need no scrolling; any action. */
export default inboxPage('email-inbox-noscroll', {
  emails: [3, 3],
  actions: ['reply', 'forward', 'delete', 'important'],
});
