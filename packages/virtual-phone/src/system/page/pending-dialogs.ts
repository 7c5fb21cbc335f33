import type { Extra } from '@androidworld/app-sdk';

/** Questions an activity was started to ask: the permission dialog, the chooser. */
export class PendingDialogs {
  readonly #open = new Map<number, (answer: Extra) => void>();
  #last = 0;

  open(): { id: number; answer: Promise<Extra> } {
    const id = ++this.#last;
    const answer = new Promise<Extra>((resolve) => this.#open.set(id, resolve));
    return { id, answer };
  }

  /** Answering twice, or a request that is gone, does nothing: the dialog closed meanwhile. */
  answer(id: number, answer: Extra): void {
    const resolve = this.#open.get(id);
    this.#open.delete(id);
    resolve?.(answer);
  }
}
