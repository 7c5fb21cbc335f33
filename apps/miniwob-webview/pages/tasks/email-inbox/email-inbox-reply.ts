import { inboxPage } from './shared/inbox-page.ts';

/** Three emails, one of them to answer. */
export default inboxPage('email-inbox-reply', { emails: [3, 3], actions: ['reply'] });
