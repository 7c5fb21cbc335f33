/** Handles the BACK key. Return false to let it pass on; anything else means handled. */
export type BackHandler = () => unknown;

interface Entry {
  readonly handler: BackHandler;
  readonly place: number;
}

/** The handlers of one activity: those of its dialogs and menus go first, then the newest. */
export class BackStack {
  readonly #windows: Entry[] = [];
  readonly #screens: Entry[] = [];
  #nextPlace = 0;

  /** The place of a handler that is about to come: before those that take theirs after it. */
  takePlace(): number {
    this.#nextPlace += 1;
    return this.#nextPlace;
  }

  /**
   * @param place default: that of the newest
   * @returns a function that takes the handler away
   */
  push(level: 'window' | 'screen', handler: BackHandler, place = this.takePlace()): () => void {
    const entries = level === 'window' ? this.#windows : this.#screens;
    const entry = { handler, place };
    const before = entries.findLastIndex((other) => other.place < place);
    entries.splice(before + 1, 0, entry);
    return () => {
      const index = entries.indexOf(entry);
      if (index >= 0) entries.splice(index, 1);
    };
  }

  /** @returns whether one took it */
  handle(): boolean {
    return [...this.#screens, ...this.#windows].reverse().some(({ handler }) => handler() !== false);
  }
}
