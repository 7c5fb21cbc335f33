/** Handles the BACK key. Return false to let it pass on; anything else means handled. */
export type BackHandler = () => unknown;

/** The handlers of one activity: those of its dialogs and menus go first, then the newest. */
export class BackStack {
  readonly #windows: BackHandler[] = [];
  readonly #screens: BackHandler[] = [];

  /** @returns a function that takes the handler away */
  push(level: 'window' | 'screen', handler: BackHandler): () => void {
    const handlers = level === 'window' ? this.#windows : this.#screens;
    handlers.push(handler);
    return () => {
      const place = handlers.indexOf(handler);
      if (place >= 0) handlers.splice(place, 1);
    };
  }

  /** @returns whether one took it */
  handle(): boolean {
    return [...this.#screens, ...this.#windows].reverse().some((handler) => handler() !== false);
  }
}
