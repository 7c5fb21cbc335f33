import { inboxPage } from './shared/inbox-page.ts';

/** Three emails, one of them to mark. */
export default inboxPage('email-inbox-important', { emails: [3, 3], actions: ['important'] });
