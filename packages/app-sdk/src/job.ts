import type { Extra } from './intent.ts';

/** Work for later (android.app.job.JobInfo), done by a service with the permission BIND_JOB_SERVICE. */
export interface JobInfo {
  /** Unique in the app: a later job with the same id replaces it. */
  readonly id: number;
  /** Full class name of the service. */
  readonly service: string;
  /** Not sooner than this after it is scheduled; default 0. Not together with `periodicMs`. */
  readonly minimumLatencyMs?: number;
  /** Done by then whatever its constraints. */
  readonly overrideDeadlineMs?: number;
  /** Once in each period, of 15 minutes at least. */
  readonly periodicMs?: number;
  /** Runs only while the phone charges; default false. */
  readonly requiresCharging?: boolean;
  /** `any`: Wi-Fi or mobile data; `unmetered`: Wi-Fi. Default: it needs no network. */
  readonly requiredNetwork?: 'any' | 'unmetered';
  /** Kept over a reboot; needs RECEIVE_BOOT_COMPLETED. */
  readonly persisted?: boolean;
  /** Given to the service; default none. */
  readonly extras?: Readonly<Record<string, Extra>>;
}

/** What a service is told of the job it does (`android.app.job.JobParameters`). */
export interface JobParameters {
  /** `JobInfo.id` */
  readonly jobId: number;
  /** As the job was scheduled with; empty when it had none. */
  readonly extras: Readonly<Record<string, Extra>>;
  /** Done because its deadline came. */
  readonly overrideDeadlineExpired: boolean;
}

/** The app's jobs (android.app.job.JobScheduler). */
export interface JobCalls {
  /** Replaces the one with its id. @throws IllegalArgumentException for what Android refuses, e.g. a service without BIND_JOB_SERVICE */
  schedule(job: JobInfo): Promise<void>;
  /** Removes the job and stops it when it runs; nothing happens when there is none. */
  cancel(jobId: number): Promise<void>;
  /** Removes and stops all jobs of the app. */
  cancelAll(): Promise<void>;
  /** All the app has scheduled that are not done, those that run included. */
  getAllPendingJobs(): Promise<JobInfo[]>;
}
