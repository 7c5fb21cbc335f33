import { FORWARD_REQUESTS } from './shared/forward-requests.ts';
import { naturalInboxPage } from './shared/natural-inbox-page.ts';

/** Four to eleven emails, one of them to forward to the sender of another; asked for as people ask. */
export default naturalInboxPage(
  'email-inbox-forward-nl-turk',
  { emails: [4, 11], actions: ['forward'], recipient: 'sender' },
  { forward: FORWARD_REQUESTS },
);
