import { inboxPage } from './shared/inbox-page.ts';

/** Three emails, one of them to forward to anyone. */
export default inboxPage('email-inbox-forward', { emails: [3, 3], actions: ['forward'] });
