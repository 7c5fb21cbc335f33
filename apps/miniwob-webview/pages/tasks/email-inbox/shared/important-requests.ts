import type { Wordings } from './natural-inbox-page.ts';

const TRAIN = `
Star {by}'s email
Star {by}'s email.
Star the email from {by}
Star the message that {by} sent me.
star the mail by {by}
Star the email I got from {by}.
Please star {by}'s email
Please star the message from {by}.
Please put a star on {by}'s email.
please mark {by}'s email as important
Please mark the email from {by} as important.
Please flag the email from {by} as important
Please give {by}'s message a star.
Mark {by}'s email as important
Mark {by}'s message as important.
Mark the email from {by} as important.
mark the mail by {by} important
Mark as important the email that {by} wrote.
Mark the message {by} sent me with a star
Flag {by}'s email as important.
Flag the message from {by} as important
Flag what {by} wrote as important.
Can you star {by}'s email?
Can you star the email from {by}
Can you mark {by}'s email as important?
Can you please mark the message from {by} as important?
Can you put a star next to the email from {by}?
Could you star the message from {by}?
Could you mark the email by {by} as important?
Could you please give {by}'s email a star?
Would you star {by}'s message for me?
Would you mind marking {by}'s email as important?
Will you mark the email from {by} as important
I want to star {by}'s email
I want to star the email from {by}.
I want {by}'s email marked as important.
I want the message from {by} to have a star
I'd like to mark {by}'s email as important.
I'd like you to star the message from {by}.
I would like the email from {by} to be starred.
I need {by}'s email starred
I need to mark the email from {by} as important.
I need you to flag {by}'s message as important
I have to remember the email from {by}, so put a star on it.
Find the email from {by} and star it.
Find {by}'s email and mark it as important
Find what {by} sent me and tap its star.
Locate {by}'s message and mark it important.
Look for the email by {by} and give it a star
Go to {by}'s email and star it.
Open the email from {by} and tap the star
Tap the star of {by}'s email.
Tap the star next to the message from {by}
Press the star on the email from {by}.
Click the star beside {by}'s email
Hit the star icon for the email from {by}.
Add a star to {by}'s email
Add a star to the message by {by}.
Put a star on the email from {by}
Put a star next to {by}'s message.
Give the email from {by} a star.
Give a star to {by}'s mail
Set the star of the email from {by}.
Make {by}'s email important.
Make the message from {by} a starred one
The email from {by} is important, so star it.
{by}'s email is important, mark it please
The message {by} wrote should get a star.
importent: star the email from {by}
`;

const TEST = `
Help me star {by}'s email.
Turn on the star for the email from {by}
Do mark {by}'s message as important.
Is it possible to star the email by {by}?
Kindly mark the email from {by} with a star
Let {by}'s email be starred.
Show that {by}'s email is important by giving it a star.
Label the message from {by} as important
Select the star on {by}'s email.
The email from {by} needs a star
`;

/** How people ask to mark an email. */
export const IMPORTANT_REQUESTS: Wordings = {
  train: TRAIN.trim().split('\n'),
  test: TEST.trim().split('\n'),
};
