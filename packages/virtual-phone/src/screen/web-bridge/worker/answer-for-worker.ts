import type { SteppedClock } from '@androidworld/app-sdk/host';
import { nextTurn } from '../bridge-time.ts';
import { askAnew, browserWorks, somethingDone } from '../browser-work.ts';
import type { FromWorker, ToWorker } from './worker-facts.ts';

/** Of the scope of a dedicated worker, which the types of a window lack. */
interface WorkerScope extends EventTarget {
  postMessage(message: unknown): void;
  close(): void;
}

/** Moves the worker's clock as it is told, and answers when all is done that comes of that. */
export function answerForWorker(token: string, clock: SteppedClock): void {
  const scope = globalThis as unknown as WorkerScope;
  const post = scope.postMessage.bind(scope);
  const close = scope.close.bind(scope);
  const answer = (question: number | null, nextMs: number | null) =>
    post({ token, question, nextMs } satisfies FromWorker);
  let answered = Promise.resolve();
  // The first to listen: nobody else hears of these messages.
  scope.addEventListener('message', (event) => {
    const { data } = event as MessageEvent<ToWorker | null | undefined>;
    if (data?.token !== token) return;
    event.stopImmediatePropagation();
    clock.moveTo(data.uptimeMs);
    const { question } = data;
    if (question !== null) answered = answered.then(() => answerAtRest(question));
  });
  scope.close = () => {
    answer(null, null);
    close();
  };

  async function answerAtRest(question: number): Promise<void> {
    askAnew();
    // Each timer is a task of its own, as in a page.
    do await taskDone();
    while (clock.runNext());
    answer(question, clock.nextMs ?? null);
  }
}

async function taskDone(): Promise<void> {
  await new Promise<void>(nextTurn);
  while (browserWorks()) {
    await somethingDone();
    await new Promise<void>(nextTurn);
  }
}
