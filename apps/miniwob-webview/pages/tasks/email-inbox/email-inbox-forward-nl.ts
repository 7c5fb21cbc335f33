import { FORWARD_SENTENCES } from './shared/forward-sentences.ts';
import { naturalInboxPage } from './shared/natural-inbox-page.ts';

/** Three emails, one of them to forward to the sender of another; asked for in different words. */
export default naturalInboxPage(
  'email-inbox-forward-nl',
  { emails: [3, 3], actions: ['forward'], recipient: 'sender' },
  { forward: FORWARD_SENTENCES },
);
