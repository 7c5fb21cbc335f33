import { report } from './bridge.ts';
import { after } from './bridge-time.ts';

/** What a person answers: yes or no to `confirm()`; a text, or null for Cancel, to `prompt()`. */
type Answer = boolean | string | null;

type Question =
  | { readonly ask: 'confirm'; readonly text: string }
  | { readonly ask: 'prompt'; readonly text: string; readonly value: string };

/** Stops a script at the question it asks. */
const stopped = new Error('The page waits for a dialog');

/** What goes on once the person has answered. */
interface Asking {
  readonly again: () => void;
  readonly answers: readonly Answer[];
}

/** The event that is dealt with again, until its promises are settled, and the answers its questions get, in order. */
let repeated: (Asking & { asked: number }) | null = null;
let waiting: Asking | null = null;

/**
 * `alert()` shows a dialog of Android's but does not wait for it: the thread it would block draws the dialog.
 *
 * For the same reason `confirm()` and `prompt()` stop the script that asks, and deal with the same event again once
 * there is an answer, which then is what they return. What the script did before it asked, it does twice. Where nothing a person
 * did is the reason (a script of the page's beginning, a timer) they answer with Cancel.
 */
export function replaceDialogs(): void {
  window.addEventListener('error', (event) => {
    if (event.error !== stopped) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  });
  window.addEventListener('unhandledrejection', (event) => {
    if (event.reason !== stopped) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  });
  window.alert = (text?: unknown) => report({ kind: 'alert', text: String(text ?? '') });
  window.confirm = (text?: unknown) => ask({ ask: 'confirm', text: String(text ?? '') }, false) === true;
  window.prompt = (text?: unknown, value?: unknown) => {
    const answer = ask({ ask: 'prompt', text: String(text ?? ''), value: String(value ?? '') }, null);
    return typeof answer === 'string' ? answer : null;
  };
  window.print = () => undefined;
}

/** The person has answered: what asked is dealt with again, with the answers there are. */
export function dialogAnswered(answer: Answer): null {
  const asking = waiting;
  waiting = null;
  if (asking === null) return null;
  const now = { again: asking.again, answers: [...asking.answers, answer], asked: 0 };
  repeated = now;
  // What the script awaits comes after the dispatch.
  after(0, () => {
    if (repeated === now) repeated = null;
  });
  asking.again();
  return null;
}

function ask(question: Question, cancelled: Answer): Answer {
  const answer = repeated?.answers[repeated.asked];
  if (repeated !== null && answer !== undefined) {
    repeated.asked += 1;
    return answer;
  }
  const again = repeated?.again ?? repeatOf(window.event);
  if (again === null) {
    console.warn(`${question.ask}() is answered with Cancel: no event can be dealt with again`);
    return cancelled;
  }
  waiting = { again, answers: repeated?.answers ?? [] };
  repeated = null;
  window.event?.preventDefault();
  window.event?.stopImmediatePropagation();
  report({ kind: 'ask', ...question });
  throw stopped;
}

/** Null for what no person did: a picture that was loaded, a timer. */
function repeatOf(event: Event | undefined): (() => void) | null {
  if (event === undefined || !event.isTrusted || event.target === null) return null;
  const isPersons = event instanceof UIEvent || event instanceof SubmitEvent || event.type === 'change';
  return isPersons ? repeat(event, event.target) : null;
}

/** Forms are sent again as a person would: dispatching the event alone sends nothing. */
function repeat(event: Event, target: EventTarget): () => void {
  if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
    const { submitter } = event;
    return () => target.requestSubmit(submitter);
  }
  const { type } = event;
  const Same = event.constructor as typeof Event;
  return () => target.dispatchEvent(new Same(type, event));
}
