import type { WebDialogAnswer, WebDialogQuestion } from '@androidworld/app-sdk/host';
import { report } from './bridge.ts';
import { hasFocus } from './focus.ts';
import { catchUp } from './standing-clock.ts';
import { isWithinPage } from './within-page.ts';

/** What the server lets the script go on with. */
interface Released {
  readonly answer: WebDialogAnswer;
  /** Where the phone's time stands now; left out where it runs. */
  readonly standsAtMs?: number;
}

// Taken before any script of the page can put something else in their place.
const Request = XMLHttpRequest;
const { parse } = JSON;
const makeId = crypto.randomUUID.bind(crypto);

/**
 * `alert()`, `confirm()` and `prompt()` show dialogs of Android's and stop the script that asks until a person has
 * answered: it waits for a request, which the phone's server answers then. Pages have a process of their own, so that
 * the thread which waits draws nothing but them.
 */
export function replaceDialogs(): void {
  window.print = () => undefined;
  if (isWithinPage()) {
    // A frame of the page's: it is the page that asks.
    const page = window.parent;
    window.alert = page.alert;
    window.confirm = page.confirm;
    window.prompt = page.prompt;
    return;
  }
  window.alert = (...texts: readonly unknown[]) => {
    ask({ ask: 'alert', text: textOf(texts) });
  };
  window.confirm = (...texts: readonly unknown[]) => ask({ ask: 'confirm', text: textOf(texts) }) === true;
  window.prompt = (text: unknown = '', value: unknown = '') => {
    const answer = ask({ ask: 'prompt', text: String(text), value: String(value) });
    return typeof answer === 'string' ? answer : null;
  };
}

/** `alert()` without a text shows none; with `undefined` it shows that. */
function textOf(texts: readonly unknown[]): string {
  return texts.length === 0 ? '' : String(texts[0]);
}

function ask(question: WebDialogQuestion): WebDialogAnswer {
  const id = makeId();
  report({ kind: 'ask', id, hasFocus: hasFocus(), ...question });
  try {
    const request = new Request();
    request.open('POST', `/.webview/dialogs/${id}`, false);
    request.send();
    const { answer, standsAtMs } = parse(request.responseText) as Released;
    if (standsAtMs !== undefined) catchUp(standsAtMs);
    return answer;
  } catch {
    // The phone ends: nobody is there to answer.
    return null;
  }
}
