import type { Pressable } from './pressables.ts';
import { depthOf, type Path } from './step.ts';

/** How much of one app is looked at. */
export interface Budget {
  readonly screens: number;
  readonly presses: number;
  /** Presses from the start. */
  readonly depth: number;
  /** Of the rows of a list, which do alike, so many are pressed. */
  readonly rows: number;
}

/** A screen to be visited: what is on it is pressed then. */
export interface View {
  readonly screen: string;
  readonly path: Path;
}

/**
 * What a crawl has seen, and what it does next: screens in the order of the length of their paths, and on each what has
 * not been pressed. The same looks make the same plan.
 */
export class Plan {
  readonly #budget: Budget;
  readonly #queue: View[] = [];
  /** Screens by their fingerprints; one that was scrolled or filled in has several. */
  readonly #screens = new Map<string, string>();
  readonly #pressed = new Map<string, Set<string>>();
  readonly #groups = new Map<string, number>();
  presses = 0;

  constructor(budget: Budget) {
    this.#budget = budget;
  }

  /** Screens seen. */
  get screens(): number {
    return new Set(this.#screens.values()).size;
  }

  /** Whether anything was left out for want of budget. */
  get isSpent(): boolean {
    return this.presses >= this.#budget.presses || this.screens >= this.#budget.screens;
  }

  /** @returns whether the screen is new, and among those that will be visited */
  discover(fingerprint: string, path: Path): boolean {
    if (this.#screens.has(fingerprint) || this.screens >= this.#budget.screens) return false;
    this.#screens.set(fingerprint, fingerprint);
    if (depthOf(path) <= this.#budget.depth) this.#queue.push({ screen: fingerprint, path });
    return true;
  }

  /** What is seen now is a screen that is known, in another state. */
  alias(fingerprint: string, screen: string): void {
    if (!this.#screens.has(fingerprint)) this.#screens.set(fingerprint, screen);
  }

  isScreen(fingerprint: string, screen: string): boolean {
    return this.#screens.get(fingerprint) === screen;
  }

  /** The screen with the shortest path that was not visited. */
  nextView(): View | undefined {
    if (this.presses >= this.#budget.presses) return undefined;
    const shortest = Math.min(...this.#queue.map(({ path }) => depthOf(path)));
    const index = this.#queue.findIndex(({ path }) => depthOf(path) === shortest);
    return index === -1 ? undefined : this.#queue.splice(index, 1)[0];
  }

  /** What to press next of what is there; undefined when all of it was. What is given counts as pressed. */
  nextPress(screen: string, there: readonly Pressable[]): Pressable | undefined {
    if (this.presses >= this.#budget.presses) return undefined;
    const pressed = this.#pressed.get(screen) ?? new Set();
    this.#pressed.set(screen, pressed);
    const left = there.filter(
      ({ key, group }) => !pressed.has(key) && this.#inGroup(screen, group) < this.#budget.rows,
    );
    const next = left.find(({ isLeaving }) => !isLeaving) ?? left[0];
    if (next === undefined) return undefined;
    pressed.add(next.key);
    this.#groups.set(`${screen} ${next.group}`, this.#inGroup(screen, next.group) + 1);
    this.presses += 1;
    return next;
  }

  #inGroup(screen: string, group: string): number {
    return this.#groups.get(`${screen} ${group}`) ?? 0;
  }
}
