import type { ShellProcess } from '../process.ts';

/** A pipeline that runs in the background. */
export interface Job {
  readonly id: number;
  /** Its last process: what `$!` names. */
  readonly process: ShellProcess;
  readonly text: string;
  /** Told already that it has ended. */
  isReported: boolean;
}

/** The background jobs of one shell. */
export class Jobs {
  readonly #jobs: Job[] = [];

  add(process: ShellProcess, text: string): Job {
    const id = Math.max(0, ...this.#jobs.map((job) => job.id)) + 1;
    const job: Job = { id, process, text, isReported: false };
    this.#jobs.push(job);
    // A script that starts thousands in a loop never asks for them.
    if (this.#jobs.length > 100) this.forget(this.#jobs.find(({ process: { hasEnded } }) => hasEnded));
    return job;
  }

  list(): readonly Job[] {
    return this.#jobs;
  }

  /** `%1`, `%%`, `%+`, `%-`, `%sleep`, or a process id. */
  find(name: string): Job | undefined {
    if (!name.startsWith('%')) return this.#jobs.find(({ process }) => String(process.pid) === name);
    const word = name.slice(1);
    if (word === '' || word === '%' || word === '+') return this.#jobs.at(-1);
    if (word === '-') return this.#jobs.at(-2) ?? this.#jobs.at(-1);
    if (/^\d+$/.test(word)) return this.#jobs.find(({ id }) => id === Number(word));
    if (word.startsWith('?')) return this.#jobs.findLast(({ text }) => text.includes(word.slice(1)));
    return this.#jobs.findLast(({ text }) => text.startsWith(word));
  }

  forget(job: Job | undefined): void {
    const place = job === undefined ? -1 : this.#jobs.indexOf(job);
    if (place >= 0) this.#jobs.splice(place, 1);
  }
}
