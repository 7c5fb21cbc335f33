import { inboxPage } from './shared/inbox-page.ts';

/** Four to eleven emails, any action. */
export default inboxPage('email-inbox', { emails: [4, 11], actions: ['reply', 'forward', 'delete', 'important'] });
