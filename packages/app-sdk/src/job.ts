import type { Extra } from './intent.ts';

/** Work for later (android.app.job.JobInfo), done by a service with the permission BIND_JOB_SERVICE. */
export interface JobInfo {
  readonly id: number;
  /** Full class name of the service. */
  readonly service: string;
  readonly minimumLatencyMs?: number;
  /** Done by then whatever its constraints. */
  readonly overrideDeadlineMs?: number;
  /** Once in each period, of 15 minutes at least. */
  readonly periodicMs?: number;
  readonly requiresCharging?: boolean;
  readonly requiredNetwork?: 'any' | 'unmetered';
  /** Kept over a reboot; needs RECEIVE_BOOT_COMPLETED. */
  readonly persisted?: boolean;
  readonly extras?: Readonly<Record<string, Extra>>;
}

export interface JobParameters {
  readonly jobId: number;
  readonly extras: Readonly<Record<string, Extra>>;
  /** Done because its deadline came. */
  readonly overrideDeadlineExpired: boolean;
}

/** The app's jobs (android.app.job.JobScheduler). */
export interface JobCalls {
  /** Replaces the one with its id. @throws IllegalArgumentException for what Android refuses, e.g. a service without BIND_JOB_SERVICE */
  schedule(job: JobInfo): Promise<void>;
  cancel(jobId: number): Promise<void>;
  cancelAll(): Promise<void>;
  getAllPendingJobs(): Promise<JobInfo[]>;
}
