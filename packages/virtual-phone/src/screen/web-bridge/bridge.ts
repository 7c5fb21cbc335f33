import type { WebHello, WebQuestion, WebReport, WebRequest } from '@androidworld/app-sdk/host';

type Answers = { readonly [K in WebQuestion['kind']]: (question: Extract<WebQuestion, { kind: K }>) => unknown };

// Taken before any script of the page can put something else in their place.
const { parent } = window;
const channel = new MessageChannel();
const post = channel.port1.postMessage.bind(channel.port1);

let tell: (message: WebReport) => void = (message) => post(message);

/** Tells the app's side. */
export function report(message: WebReport): void {
  tell(message);
}

/** A frame within a page tells it through the page. */
export function reportThrough(page: (message: WebReport) => void): void {
  tell = page;
}

/** Gives the window around the page a port to it, and answers what is asked through that. */
export function connect({ url, failed, sizing }: Omit<WebHello, 'androidWebView'>, answers: Answers): void {
  channel.port1.onmessage = async ({ data }: MessageEvent<WebRequest>) => {
    const answer = answers[data.question.kind] as (question: WebQuestion) => unknown;
    report({ kind: 'answer', id: data.id, answer: await answer(data.question) });
  };
  const hello: WebHello = { androidWebView: 'hello', url, failed, sizing };
  // Whom it goes to is given: a page has one window around it. What it says is no secret.
  parent.postMessage(hello, '*', [channel.port2]);
}
