import type { Wordings } from './natural-inbox-page.ts';

const TRAIN = `
Forward {by}'s email to {to}
Forward {by}'s message to {to}.
forward the email from {by} to {to}
Forward to {to} the last email from {by}.
Please forward {by}'s email to {to}.
please forward the mail from {by} to {to}
Please send {by}'s email along to {to}.
Please pass {by}'s message on to {to}
Can you forward {by}'s email to {to}?
Can you send {to} the email I got from {by}?
Can you please get {by}'s email over to {to}?
Could you forward to {to} the email {by} sent me?
Could you pass along {by}'s note to {to}?
Could you please share the email from {by} with {to}?
Would you forward the message from {by} to {to}?
Would you mind sending {by}'s email to {to}?
Will you forward what {by} wrote to {to}?
I'd like {to} to have the email from {by}.
I would like to forward {by}'s email to {to}.
I want to forward the email by {by} to {to}
I want {to} to see {by}'s email.
I need to forward the email from {by} to {to}.
I need you to send {by}'s email to {to}.
I need {to} to get the message that {by} sent me.
I wish to share {by}'s message with {to}
Let {to} see the email from {by}.
Let {to} read what {by} sent me
Let's forward {by}'s email to {to}.
Share {by}'s email with {to}.
Share the email I received from {by} with {to}
Send {by}'s email to {to}.
Send {to} the email from {by}.
Send a copy of {by}'s message to {to}
Send on to {to} the message {by} wrote.
Find the email from {by} and forward it to {to}.
Find {by}'s message and send it over to {to}
Find what {by} sent me, then forward it to {to}.
Locate the email from {by} and pass it to {to}.
Look up {by}'s email and forward it to {to}
Open {by}'s email and forward it to {to}.
Open the message from {by} and send it on to {to}.
Go to {by}'s email and forward that to {to}.
Go through my inbox for the mail by {by} and forward it to {to}
Take {by}'s email and forward it to {to}.
Get the email from {by} to {to}.
Get {by}'s email forwarded to {to}
Give {to} the email from {by}.
Give {to} what {by} wrote
Show {to} the message from {by}.
Pass {by}'s email on to {to}.
pass on the message from {by} to {to}
Relay {by}'s message to {to}.
Hand the email from {by} over to {to}.
Redirect {by}'s mail to {to}
Deliver the email by {by} to {to}.
Forward the message that {by} sent me to {to}.
Forward what {by} emailed me to {to}
{to} needs {by}'s email.
{to} wants to see the email from {by}, forward it please
{to} should get a copy of {by}'s message.
{to} hasn't seen the email from {by}, please forward it.
{to} asked me for {by}'s email, can you forward it?
The email from {by} needs to be forwarded to {to}.
The message by {by} has to go to {to}
My email from {by} should be sent on to {to}.
Make sure {to} gets {by}'s email.
Make sure to forward the email from {by} to {to}
Be so good as to forward {by}'s email to {to}.
Foward the email from {by} to {to}
pls forward {by}'s mail to {to}
`;

const TEST = `
Do me a favor and forward {by}'s email to {to}.
Help me forward the email from {by} to {to}
It is time to send {by}'s message on to {to}.
{to} has to see the mail from {by}.
Is it possible to forward {by}'s email to {to}?
Select the email from {by}, then forward it to {to}.
Transfer {by}'s message to {to}
Provide {to} with the email from {by}.
Start with the email by {by} and forward it to {to}
Quickly forward the message from {by} to {to}.
Kindly let {to} have {by}'s email.
send over to {to} the mail I got from {by}
`;

/** How people ask to forward an email: with slips, with or without a full stop. */
export const FORWARD_REQUESTS: Wordings = {
  train: TRAIN.trim().split('\n'),
  test: TEST.trim().split('\n'),
};
