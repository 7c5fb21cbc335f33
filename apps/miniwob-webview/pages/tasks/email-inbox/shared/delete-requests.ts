import type { Wordings } from './natural-inbox-page.ts';

const TRAIN = `
Delete {by}'s email
Delete {by}'s email.
Delete the email from {by}
Delete the email from {by}.
Delete the message that {by} sent me.
delete the mail by {by}
Delete the message I got from {by}.
Delete what {by} wrote to me
Please delete {by}'s email
Please delete the email from {by}.
Please remove {by}'s message.
please trash the email from {by}
Please throw away {by}'s email.
Please get rid of the message from {by}
Please put {by}'s mail in the trash.
Can you delete {by}'s email?
Can you delete the email from {by}
Can you please delete the message by {by}?
Can you remove the email from {by}?
Can you trash {by}'s message?
Could you delete {by}'s email?
Could you please remove {by}'s message from my inbox?
Could you get rid of the email from {by}
Would you delete the message from {by}?
Would you mind deleting {by}'s email?
Will you delete the email that {by} sent?
I want to delete {by}'s email
I want to delete the email from {by}.
I want {by}'s message deleted.
I want the email from {by} gone, delete it
I'd like to delete {by}'s email.
I'd like you to remove the email from {by}.
I would like to get rid of {by}'s message
I need to delete the email from {by}.
I need {by}'s email deleted
I need you to trash the message from {by}.
I don't need the email from {by} any more, delete it.
I no longer want {by}'s email, so delete it
I am done with the message from {by}; delete it.
Find the email from {by} and delete it.
Find {by}'s email and trash it
Find what {by} sent me and remove it.
Locate {by}'s message and delete it.
Look for the email by {by} and throw it away
Go to {by}'s email and delete it.
Open the email from {by} and tap the trash icon
Tap the trash icon of {by}'s email.
Press the trash can on the email from {by}
Click the trash next to {by}'s message.
Trash {by}'s email.
Trash the email from {by}
Remove {by}'s email.
Remove the email from {by}
remove from my inbox the message {by} wrote
Erase {by}'s message.
Erase the mail from {by}
Discard the email from {by}.
Discard {by}'s email
Throw away the email from {by}.
Throw {by}'s message in the trash
Get rid of {by}'s email.
Get rid of the email by {by}
Put the email from {by} into the trash.
Move {by}'s email to the trash
Send {by}'s email to the trash.
Drop the message from {by} in the trash
The email from {by} should be deleted.
{by}'s email can be deleted, please do
delte the email from {by}
`;

const TEST = `
Help me delete {by}'s email.
Do delete the message from {by}
Is it possible to delete the email by {by}?
Kindly remove {by}'s email.
Let the email from {by} be deleted
Clean up my inbox by deleting {by}'s message.
Select the email from {by} and delete it
{by}'s message belongs in the trash.
It is time to delete the email from {by}
`;

/** How people ask to delete an email. */
export const DELETE_REQUESTS: Wordings = {
  train: TRAIN.trim().split('\n'),
  test: TEST.trim().split('\n'),
};
