import type { PageClock, PhoneTimer } from '@androidworld/app-sdk/host';
import { after } from '../bridge-time.ts';
import { beginWork } from '../browser-work.ts';
import type { FromWorker, ToWorker } from './worker-facts.ts';

// Taken before it tells of every message (`workers.ts`).
const { postMessage } = globalThis.Worker.prototype;

/** A worker that computes for longer, by the computer's clock, is not waited for until it has answered. */
const ANSWER_MS = 5_000;

/** What a page, or a worker, does about one that it has started. */
export interface FollowedWorker {
  /** A script is going to tell it something: it has the moment of that. */
  catchUp(): void;
  /** It is waited for until all is done that comes of what it was told. */
  ask(): void;
  /** It does nothing any more. */
  end(): void;
}

/** Has a worker go by the clock of who has started it: it is told of each moment at which something falls due in it. */
export function followWorker(worker: Worker, token: string, clock: PageClock): FollowedWorker {
  const questions = new Map<number, () => void>();
  let asked = 0;
  let hasAnswered = false;
  let isLate = false;
  let hasEnded = false;
  let planned: PhoneTimer | undefined;

  const tell = (uptimeMs: number, question: number | null) =>
    postMessage.call(worker, { token, uptimeMs, question } satisfies ToWorker);
  const endAll = () => {
    for (const end of questions.values()) end();
    questions.clear();
  };
  const askAt = (uptimeMs: number) => {
    if (hasEnded) return;
    asked += 1;
    if (!isLate) {
      const end = beginWork();
      const cancel = after(ANSWER_MS, () => {
        isLate = true;
        endAll();
      });
      questions.set(asked, () => {
        cancel();
        end();
      });
    }
    tell(uptimeMs, asked);
  };
  const end = () => {
    hasEnded = true;
    planned?.cancel();
    endAll();
  };

  // The first to listen: nobody else hears of these messages.
  worker.addEventListener('message', (event: MessageEvent<FromWorker | null | undefined>) => {
    const { data } = event;
    if (data?.token !== token) return;
    event.stopImmediatePropagation();
    if (data.question === null) {
      end();
      return;
    }
    hasAnswered = true;
    isLate = false;
    const { question, nextMs } = data;
    if (question === asked && !hasEnded) {
      planned?.cancel();
      planned = nextMs === null ? undefined : clock.after(nextMs - clock.uptime(), () => askAt(nextMs));
    }
    questions.get(question)?.();
    questions.delete(question);
  });
  // A script that cannot be read answers nothing.
  worker.addEventListener('error', () => {
    if (!hasAnswered) endAll();
  });
  return { catchUp: () => tell(clock.uptime(), null), ask: () => askAt(clock.uptime()), end };
}
