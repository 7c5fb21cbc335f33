import { DELETE_REQUESTS } from './shared/delete-requests.ts';
import { FORWARD_REQUESTS } from './shared/forward-requests.ts';
import { IMPORTANT_REQUESTS } from './shared/important-requests.ts';
import { naturalInboxPage } from './shared/natural-inbox-page.ts';
import { REPLY_REQUESTS } from './shared/reply-requests.ts';

/** Four to eleven emails, any action, asked for as people ask. */
export default naturalInboxPage(
  'email-inbox-nl-turk',
  { emails: [4, 11], actions: ['reply', 'forward', 'delete', 'important'], recipient: 'sender' },
  {
    reply: REPLY_REQUESTS,
    forward: FORWARD_REQUESTS,
    delete: DELETE_REQUESTS,
    important: IMPORTANT_REQUESTS,
  },
);
