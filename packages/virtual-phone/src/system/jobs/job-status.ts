import type { JobInfo, Radios } from '@androidworld/app-sdk';
import { z } from 'zod';

/** Constraints of a job, in the order Android tells them, with their bits (AOSP `JobStatus`). */
export const constraintBits = {
  CHARGING: 0x0000_0001,
  TIMING_DELAY: 0x8000_0000,
  DEADLINE: 0x4000_0000,
  CONNECTIVITY: 0x1000_0000,
} as const;
export type Constraint = keyof typeof constraintBits;

/** `JobInfo.DEFAULT_INITIAL_BACKOFF_MILLIS`, `MAX_BACKOFF_DELAY_MILLIS` */
export const initialBackoffMs = 30_000;
const longestBackoffMs = 5 * 3_600_000;

/** A scheduled job. Times are milliseconds since boot. */
export interface JobStatus {
  readonly packageName: string;
  readonly uid: number;
  readonly job: JobInfo;
  readonly enqueuedMs: number;
  readonly earliestMs: number;
  /** Null: no deadline. */
  readonly latestMs: number | null;
  /** Failed and put off so often in a row. */
  readonly failures: number;
}

/** As saved: times count from the moment it was. */
export const savedJobSchema = z.object({
  packageName: z.string(),
  uid: z.number(),
  job: z.custom<JobInfo>((value) => typeof value === 'object' && value !== null),
  enqueuedMs: z.number(),
  earliestMs: z.number(),
  latestMs: z.number().nullable(),
  failures: z.number(),
});

/** What constraints are judged by. */
export interface Conditions {
  readonly nowMs: number;
  readonly charging: boolean;
  readonly radios: Radios;
}

export function requiredConstraints({ job }: JobStatus): readonly Constraint[] {
  const all: Readonly<Record<Constraint, boolean>> = {
    CHARGING: job.requiresCharging === true,
    TIMING_DELAY: job.minimumLatencyMs !== undefined || job.periodicMs !== undefined,
    DEADLINE: job.overrideDeadlineMs !== undefined || job.periodicMs !== undefined,
    CONNECTIVITY: job.requiredNetwork !== undefined,
  };
  return (Object.keys(constraintBits) as Constraint[]).filter((name) => all[name]);
}

export function isSatisfied(status: JobStatus, constraint: Constraint, now: Conditions): boolean {
  switch (constraint) {
    case 'CHARGING':
      return now.charging;
    case 'TIMING_DELAY':
      return now.nowMs >= status.earliestMs;
    case 'DEADLINE':
      return status.latestMs !== null && now.nowMs >= status.latestMs;
    case 'CONNECTIVITY': {
      const { wifi, airplane, mobileData } = now.radios;
      return wifi.connected || (status.job.requiredNetwork === 'any' && mobileData && !airplane);
    }
  }
}

/** A deadline that has come counts more than the rest, but for periodic jobs. */
export function isDeadlineOver(status: JobStatus, now: Conditions): boolean {
  return status.job.periodicMs === undefined && isSatisfied(status, 'DEADLINE', now);
}

/** @param overridden constraints that are taken as satisfied */
export function isReady(status: JobStatus, now: Conditions, overridden: readonly Constraint[] = []): boolean {
  if (isDeadlineOver(status, now)) return true;
  return requiredConstraints(status).every(
    (name) => name === 'DEADLINE' || overridden.includes(name) || isSatisfied(status, name, now),
  );
}

/** When it may be tried again after a failure (exponential back-off). */
export function afterFailure(status: JobStatus, nowMs: number): JobStatus {
  const failures = status.failures + 1;
  const waitMs = Math.min(longestBackoffMs, initialBackoffMs * 2 ** (failures - 1));
  return { ...status, failures, earliestMs: nowMs + waitMs, latestMs: null };
}

/** The next round of a periodic job. */
export function nextPeriod(status: JobStatus, periodMs: number, nowMs: number): JobStatus {
  const start = Math.max(nowMs, status.latestMs ?? nowMs);
  return { ...status, failures: 0, earliestMs: start, latestMs: start + periodMs };
}
