/** What a script goes on with, as JSON. */
type Answer = string;

const mostWaiting = 1_000;

interface Waiting {
  readonly answered: Promise<Answer>;
  readonly answer: (given: Answer) => void;
}

/**
 * Scripts of one app process's pages that wait for a person (`alert()` and its like) or for the phone, each at a request
 * of its own: the one thing that stops a script is a request it makes without going on meanwhile.
 */
export class WaitingScripts {
  readonly #waiting = new Map<string, Waiting>();
  readonly #listeners = new Set<() => void>();
  #requests = 0;

  /** @param id as the script has told the phone; the answer may have been given before its request comes */
  async wait(id: string, gone: AbortSignal): Promise<Answer> {
    const waiting = this.#find(id);
    const give = () => waiting.answer('null');
    gone.addEventListener('abort', give);
    this.#requests += 1;
    for (const listener of this.#listeners) listener();
    try {
      return await waiting.answered;
    } finally {
      gone.removeEventListener('abort', give);
      this.#requests -= 1;
      this.#waiting.delete(id);
    }
  }

  answer(id: string, given: Answer): void {
    // What waits is told by pages, which may tell anything.
    if (this.#waiting.size < mostWaiting || this.#waiting.has(id)) this.#find(id).answer(given);
  }

  /** The process has ended. */
  answerAll(): void {
    for (const { answer } of this.#waiting.values()) answer('null');
  }

  /** Resolves with the answer of a page, or with undefined as soon as a script in it waits: it answers nothing then. */
  async unlessWaiting<T>(sent: Promise<T>): Promise<T | undefined> {
    // Nobody may be there any more to hear of a failure.
    sent.catch(() => undefined);
    if (this.#requests > 0) return undefined;
    let waits: () => void = () => undefined;
    const waiting = new Promise<undefined>((resolve) => {
      waits = () => resolve(undefined);
    });
    this.#listeners.add(waits);
    try {
      return await Promise.race([sent, waiting]);
    } finally {
      this.#listeners.delete(waits);
    }
  }

  #find(id: string): Waiting {
    const known = this.#waiting.get(id);
    if (known !== undefined) return known;
    let answer: (given: Answer) => void = () => undefined;
    const answered = new Promise<Answer>((resolve) => {
      answer = resolve;
    });
    const waiting = { answered, answer };
    this.#waiting.set(id, waiting);
    return waiting;
  }
}
