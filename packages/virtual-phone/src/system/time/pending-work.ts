import { hostDeadline, nextTurn } from './host-time.ts';

/**
 * What goes on in the phone without waiting for its clock or a person: the ledger by which it knows that it is at rest.
 * What waits for either is not in it: `begin` again afterwards.
 */
export class PendingWork {
  readonly #works = new Set<{ readonly what: string }>();
  #tell: (() => void)[] = [];

  /** @returns ends it; of no effect the second time */
  begin(what: string): () => void {
    const work = { what };
    this.#works.add(work);
    return () => {
      this.#works.delete(work);
      if (this.#works.size > 0) return;
      const told = this.#tell;
      this.#tell = [];
      for (const tell of told) tell();
    };
  }

  async track<T>(what: string, work: () => Promise<T>): Promise<T> {
    const end = this.begin(what);
    try {
      return await work();
    } finally {
      end();
    }
  }

  /** e.g. `BOOT_COMPLETED` */
  list(): readonly string[] {
    return [...this.#works].map(({ what }) => what);
  }

  /**
   * Resolves when nothing is pending, nor begins in the turn of the event loop after.
   *
   * @param timeoutMs of the computer's time; what takes longer is taken for waiting
   * @returns what was still pending then
   */
  async over(timeoutMs: number): Promise<readonly string[]> {
    let isLate = false;
    const deadline = hostDeadline(timeoutMs, () => {
      isLate = true;
      const told = this.#tell;
      this.#tell = [];
      for (const tell of told) tell();
    });
    try {
      for (;;) {
        await nextTurn();
        if (this.#works.size === 0 || isLate) return this.list();
        await new Promise<void>((resolve) => {
          this.#tell.push(resolve);
        });
      }
    } finally {
      deadline.cancel();
    }
  }
}
