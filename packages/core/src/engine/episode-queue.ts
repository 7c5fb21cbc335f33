import type { PlannedEpisode } from '../contracts/records.ts';

/** An episode to be run, and where it failed before in this run. */
export interface Job {
  readonly episode: PlannedEpisode;
  /** Serials of devices, one per failed try. */
  readonly failedOn: readonly string[];
  /** How many of these tries met a fault of the device. */
  readonly faults: number;
  /** Commands that failed in these tries, as text to compare. */
  readonly failures: readonly string[];
}

export interface EpisodeQueue {
  /**
   * The next job for a device; waits while others run episodes that may come back.
   *
   * @returns `undefined` when nothing is left or the signal has aborted
   */
  take(serial: string, signal: AbortSignal): Promise<Job | undefined>;
  /** The job taken is done with. */
  finish(): void;
  /** The job taken goes back: another device is to try it, if there is one. */
  putBack(job: Job): void;
  /** Says which devices can take jobs; a job that failed on one of them is kept for the others. */
  setWorking(serial: string, working: boolean): void;
  /** Aborts when every job is done with. */
  readonly over: AbortSignal;
  /** What nobody has taken. */
  readonly waiting: readonly Job[];
}

/**
 * The episodes of a run, in plan order, for any number of devices. Where several work, a device first gets, of an agent's
 * episodes, those of tasks it has met in this run: its apps are ready for them, and agents meet a task on the same device.
 */
export function createEpisodeQueue(episodes: readonly PlannedEpisode[]): EpisodeQueue {
  let waiting: readonly Job[] = episodes.map((episode) => ({ episode, failedOn: [], faults: 0, failures: [] }));
  let running = 0;
  const working = new Set<string>();
  const over = new AbortController();
  let sleepers: readonly (() => void)[] = [];

  const wakeAll = () => {
    const woken = sleepers;
    sleepers = [];
    for (const wake of woken) wake();
  };
  const devicesOf = new Map<string, Set<string>>();
  const taskOf = ({ episode: { suite, task } }: Job) => `${suite}/${task}`;
  const isFor = (job: Job, serial: string) =>
    !job.failedOn.includes(serial) || [...working].every((other) => job.failedOn.includes(other));
  const choose = (serial: string) => {
    const first = waiting.find((job) => isFor(job, serial));
    if (first === undefined || working.size < 2) return first;
    let unmet: Job | undefined;
    for (const job of waiting) {
      if (job.episode.agent !== first.episode.agent || job.failedOn.length > 0) continue;
      const devices = devicesOf.get(taskOf(job));
      if (devices?.has(serial)) return job;
      if (devices === undefined) unmet ??= job;
    }
    return unmet ?? first;
  };
  const note = (job: Job, serial: string) => {
    const devices = devicesOf.get(taskOf(job)) ?? new Set();
    devicesOf.set(taskOf(job), devices.add(serial));
  };
  const change = (signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      const wake = () => {
        signal.removeEventListener('abort', wake);
        resolve();
      };
      sleepers = [...sleepers, wake];
      signal.addEventListener('abort', wake);
    });

  return {
    get waiting() {
      return waiting;
    },
    async take(serial, signal) {
      for (;;) {
        if (signal.aborted) return undefined;
        const job = choose(serial);
        if (job !== undefined) {
          note(job, serial);
          waiting = waiting.filter((other) => other !== job);
          running += 1;
          return job;
        }
        if (waiting.length === 0 && running === 0) return undefined;
        await change(signal);
      }
    },
    over: over.signal,
    finish() {
      running -= 1;
      if (waiting.length === 0 && running === 0) over.abort(new Error('All episodes are done'));
      wakeAll();
    },
    putBack(job) {
      running -= 1;
      waiting = [...waiting, job];
      wakeAll();
    },
    setWorking(serial, isWorking) {
      if (isWorking) working.add(serial);
      else working.delete(serial);
      wakeAll();
    },
  };
}
