/** What a worker begins with; written before its script as JSON. */
export interface WorkerFacts {
  /** Of the phone's clock, to the clock the worker goes by. */
  readonly clockOffsetMs: number;
  /** Undefined where time goes with the computer's. */
  readonly standing: StandingFacts | undefined;
  /** The script that makes a worker one of the phone's, for workers that this one starts. */
  readonly script: string;
}

interface StandingFacts {
  /** By which who started the worker and the worker know each other's messages from those of the page's scripts. */
  readonly token: string;
  readonly startMs: number;
  /** Workers that begin at the same moment draw different numbers. */
  readonly seed: number;
}

/** To a worker, on the same way as the messages of the page's scripts, between which it stands. */
export interface ToWorker {
  readonly token: string;
  readonly uptimeMs: number;
  /** What is to be answered when the worker is at rest; null: nothing, a message of a script follows. */
  readonly question: number | null;
}

export interface FromWorker {
  readonly token: string;
  /** The question that is answered; null when the worker has ended itself. */
  readonly question: number | null;
  /** When the next thing falls due in it; null when nothing does. */
  readonly nextMs: number | null;
}
