import type { Wordings } from './natural-inbox-page.ts';

const TRAIN = `
Forward the email from {by} to {to}.
Forward to {to} the email that came from {by}.
Send {to} the email you got from {by}.
Send the email of {by} on to {to}.
Give {to} a copy of the message from {by}.
Give the message by {by} to {to}.
Pass the email from {by} on to {to}.
Locate the email from {by}, then pass it on to {to}.
Look for the email by {by} and forward it to {to}.
Open the message {by} sent you and send it to {to}.
Pick out the email from {by}; it has to go to {to}.
Search for the email by {by} and let {to} have it.
Once you see the email from {by}, forward it to {to}.
Please forward to {to} what {by} wrote.
Please send the email from {by} to {to}.
Please make sure that {to} gets the email from {by}.
Could you forward the email by {by} to {to}, please.
Would you be so kind as to send {to} the message from {by}.
Kindly pass the email from {by} on to {to}.
I would like you to forward the message from {by} to {to}.
I want {to} to receive the email that {by} sent.
You should forward the email from {by} to {to}.
{to} wants to read the email from {by}.
{to} needs the message that {by} sent you.
{to} is waiting for the email from {by}.
{to} would like to have the email from {by}.
{to} asked for the message from {by}, so forward it.
The email from {by} should go to {to}.
The message by {by} is for {to}, so forward it.
What {by} wrote is also of interest to {to}, forward it,
`;

const TEST = `
See to it that the email from {by} is forwarded to {to}.
`;

/** Plain sentences that ask to forward an email, most with a full stop. */
export const FORWARD_SENTENCES: Wordings = {
  train: TRAIN.trim().split('\n'),
  test: TEST.trim().split('\n'),
};
