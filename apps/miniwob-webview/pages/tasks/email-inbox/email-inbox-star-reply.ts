import { inboxPage } from './shared/inbox-page.ts';

/** Three emails, one of them to answer or to mark. */
export default inboxPage('email-inbox-star-reply', { emails: [3, 3], actions: ['reply', 'important'] });
