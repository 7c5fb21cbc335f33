const mostCrashes = 3;
const withinMs = 60_000;

/** Apps that crash again and again are not started by the system itself any more (`AppErrors.handleAppCrashLSPB`). */
export class Crashes {
  readonly #times = new Map<string, number[]>();
  readonly #elapsed: () => number;

  constructor(elapsed: () => number) {
    this.#elapsed = elapsed;
  }

  add(packageName: string): void {
    this.#times.set(packageName, [...this.#recent(packageName), this.#elapsed()]);
  }

  isBad(packageName: string): boolean {
    return this.#recent(packageName).length >= mostCrashes;
  }

  #recent(packageName: string): number[] {
    const since = this.#elapsed() - withinMs;
    return (this.#times.get(packageName) ?? []).filter((time) => time >= since);
  }
}
