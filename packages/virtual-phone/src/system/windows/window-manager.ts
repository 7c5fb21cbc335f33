import { type WindowList, type WindowsState, windowList } from './window-list.ts';
import type { ReportedWindow, WindowChange } from './window-state.ts';

/** Which windows there are, as System UI, the activities and the page make them. */
export interface Windows {
  list(): WindowList;
}

/** The window manager: puts together what the system knows and what the page tells. */
export class WindowManager implements Windows {
  readonly #state: () => WindowsState;
  readonly #reported = new Map<string, ReportedWindow>();

  constructor(state: () => WindowsState) {
    this.#state = state;
  }

  list(): WindowList {
    return windowList(this.#state(), [...this.#reported.values()]);
  }

  /** The page's windows are others than before. */
  changed({ isFirst, shown, gone }: WindowChange): void {
    if (isFirst) this.#reported.clear();
    for (const token of gone) this.#reported.delete(token);
    for (const window of shown) this.#reported.set(window.token, window);
  }

  /** The page is gone, and what it showed. */
  clear(): void {
    this.#reported.clear();
  }
}
