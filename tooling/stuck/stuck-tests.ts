import type { Reporter, TestModule } from 'vitest/node';
import { descendants, killProcess } from '../processes.ts';
import { whereItIs } from './where-it-is.ts';

/** No test has more than ten minutes, after which Vitest ends it by itself. */
const patienceMs = 11 * 60_000;

/**
 * Ends a run of tests in which nothing happens any more, and says where it was. Vitest limits each test and each hook, but
 * waits without end for a process that has no turn to look at the clock, or does not say that it is done.
 */
export default class StuckTests implements Reporter {
  readonly #patienceMs: number;
  readonly #open = new Set<string>();
  #patience: NodeJS.Timeout | undefined;

  constructor(options: { readonly patienceMs?: number } = {}) {
    this.#patienceMs = options.patienceMs ?? patienceMs;
  }

  onTestRunStart(): void {
    this.#patience = setTimeout(() => void this.#end(), this.#patienceMs);
  }

  onTestModuleQueued({ relativeModuleId }: TestModule): void {
    this.#patience?.refresh();
    this.#open.add(relativeModuleId);
  }

  onTestCaseResult(): void {
    this.#patience?.refresh();
  }

  onTestModuleEnd({ relativeModuleId }: TestModule): void {
    this.#patience?.refresh();
    this.#open.delete(relativeModuleId);
  }

  onTestRunEnd(): void {
    clearTimeout(this.#patience);
  }

  async #end(): Promise<void> {
    console.error(`Nothing has happened for ${this.#patienceMs / 1_000} s. Not ended: ${[...this.#open].join(', ')}`);
    const workers = descendants(process.pid).filter(({ command }) => /\bvitest\b.*\bforks\.js/.test(command));
    for (const { pid } of workers) {
      const started = descendants(pid).map(({ command }) => `  ${command}`);
      console.error([`Worker ${pid} is at`, await whereItIs(pid), 'and has started', ...started].join('\n'));
    }
    // Vitest says of each that it ended unexpectedly, and the run has failed.
    for (const { pid } of workers) killProcess(pid);
  }
}
