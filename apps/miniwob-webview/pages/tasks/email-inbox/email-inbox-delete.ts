import { inboxPage } from './shared/inbox-page.ts';

/** Three emails, one of them to delete. */
export default inboxPage('email-inbox-delete', { emails: [3, 3], actions: ['delete'] });
