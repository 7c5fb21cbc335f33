import type { Wordings } from './natural-inbox-page.ts';

const TRAIN = `
Reply to {by}'s email with "{message}"
Reply to {by}'s email with "{message}".
Reply to the email from {by} with the text "{message}"
Reply "{message}" to the email from {by}.
reply to {by}'s message with "{message}"
Reply to the mail by {by} and write "{message}"
Reply to what {by} sent me, saying "{message}".
Reply to {by}'s note: "{message}"
Please reply to {by}'s email with "{message}"
Please reply "{message}" to {by}'s email.
Please reply to the message from {by} by typing "{message}"
please answer {by}'s email with "{message}"
Please write back "{message}" to the email from {by}.
Please respond to {by}'s email: "{message}"
Please send "{message}" as a reply to {by}'s email.
Can you reply to {by}'s email with "{message}"?
Can you answer the email from {by} with "{message}"?
Can you write "{message}" in answer to {by}'s message?
Can you respond to the email from {by}, saying "{message}"
Could you reply to {by}'s email saying "{message}"?
Could you answer "{message}" to the email by {by}?
Could you please respond to {by}'s message with "{message}"?
Would you reply to the email from {by} with "{message}"
Would you mind answering {by}'s email with "{message}"?
Will you send "{message}" in reply to the email from {by}?
I want to reply to {by}'s email with "{message}"
I want to reply "{message}" to what {by} wrote.
I want to answer the email from {by} with the words "{message}"
I'd like to reply to {by}'s message with "{message}".
I'd like to respond "{message}" to the email from {by}.
I would like the answer to {by}'s email to be "{message}"
I need to reply to {by}'s email with "{message}"
I need to send a response to the email from {by} that says "{message}".
I need you to answer {by}'s email with "{message}"
I have to get back to the email from {by} with "{message}"
Answer {by}'s email with "{message}"
Answer the email from {by} with "{message}".
answer "{message}" to {by}'s message
Answer the message that {by} sent me: "{message}"
Respond to {by}'s email with "{message}"
Respond to the email from {by} with "{message}".
Respond "{message}" to the mail from {by}
Respond to the message {by} wrote by saying "{message}"
Write "{message}" as an answer to {by}'s email.
Write a reply to {by}'s email: "{message}"
Write back to the email from {by} with "{message}"
Write a response to {by}'s message that reads "{message}".
Type "{message}" in reply to the email from {by}
Type the reply "{message}" to {by}'s email and send it.
Send the reply "{message}" to {by}'s email.
Send a reply to the email from {by} saying "{message}"
Send an answer to {by}'s message with the text "{message}"
Find the email from {by} and reply to it with "{message}"
Find {by}'s email and answer "{message}".
Find what {by} wrote and send back "{message}"
Open {by}'s email and reply "{message}"
Open the message from {by} and write back "{message}".
Look for the email by {by} and respond with "{message}"
Go to {by}'s email and reply with "{message}".
Compose a reply to {by}'s email with the text "{message}"
Make a reply to the email from {by} saying "{message}"
Get back to {by}'s email with "{message}".
Use "{message}" as the reply to {by}'s email.
Let the reply to {by}'s email be "{message}"
"{message}" is what I want to reply to {by}'s email.
The reply to the email from {by} should be "{message}"
replay to the email from {by} with "{message}"
pls reply "{message}" to {by}'s mail
`;

const TEST = `
My answer to {by}'s email is "{message}", please send it.
Help me reply to the email from {by} with "{message}"
Do reply to {by}'s message with "{message}".
Say "{message}" in a reply to the email from {by}
Give {by}'s email the answer "{message}".
Put "{message}" into a reply to {by}'s email and send it
Return the email from {by} with the reply "{message}".
It is time to answer {by}'s email with "{message}"
Is it possible to reply "{message}" to the email by {by}?
Select {by}'s email, hit reply and send "{message}"
`;

/** How people ask to answer an email. */
export const REPLY_REQUESTS: Wordings = {
  train: TRAIN.trim().split('\n'),
  test: TEST.trim().split('\n'),
};
