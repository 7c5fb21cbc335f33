import { hostNow, onNextTurn } from '../system/time/host-time.ts';

/**
 * The shells of all phones share one thread. Whatever may run long asks at every step: after some milliseconds of work
 * it is told to wait until the event loop has turned. Those that wait are resumed one a turn, phone by phone.
 *
 * @param phone on whose behalf the work is done: its system
 * @returns undefined while there is time left
 */
export function pace(phone: object): Promise<void> | undefined {
  steps += 1;
  if (!isOver && (steps & 7) === 0) isOver = hostNow() - sliceStartedAt > sliceMs;
  return isOver ? turn(phone) : undefined;
}

/** Work starts that the event loop has just handed out. */
export function startSlice(): void {
  if (waiting.size > 0) return;
  isOver = false;
  sliceStartedAt = hostNow();
}

/** How long one may work before the others have their turn. */
const sliceMs = 4;

let steps = 0;
/** Nobody works on in this turn. */
let isOver = false;
let sliceStartedAt = hostNow();
/** Who waits, by phone; the phone that comes first is the next. */
const waiting = new Map<object, (() => void)[]>();

function turn(phone: object): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.size === 0) onNextTurn(resumeNext);
    const others = waiting.get(phone);
    if (others === undefined) waiting.set(phone, [resolve]);
    else others.push(resolve);
  });
}

/** One a turn: however many loops there are, the rest of the process waits for one slice at most. */
function resumeNext(): void {
  isOver = false;
  sliceStartedAt = hostNow();
  for (const [phone, waiters] of waiting) {
    const resume = waiters.shift();
    // To the end of the line, behind the other phones.
    waiting.delete(phone);
    if (waiters.length > 0) waiting.set(phone, waiters);
    if (waiting.size > 0) onNextTurn(resumeNext);
    resume?.();
    return;
  }
}
