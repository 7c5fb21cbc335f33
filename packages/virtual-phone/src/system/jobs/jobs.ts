import type { JobInfo, JobParameters, Service } from '@androidworld/app-sdk';
import type { z } from 'zod';
import { illegalArgument } from '../java-exception.ts';
import { shortComponent } from '../packages/intent-text.ts';
import type { ProcessRecord } from '../processes/process-record.ts';
import { processNameOf } from '../processes/process-record.ts';
import type { SystemServer } from '../system-server.ts';
import type { JobScheduler } from '../system-services.ts';
import type { Timer } from '../time/time-source.ts';
import {
  afterFailure,
  type Conditions,
  type Constraint,
  isDeadlineOver,
  isReady,
  type JobStatus,
  nextPeriod,
  type savedJobSchema,
} from './job-status.ts';

/** `JobInfo.getMinPeriodMillis` */
const shortestPeriodMs = 15 * 60_000;
/** `JobSchedulerService.Constants.RUNTIME_MIN_GUARANTEE_MS`: a job that runs longer is stopped. */
const longestRunMs = 10 * 60_000;

/** What `cmd jobscheduler run` says is so. */
const softOverrides: readonly Constraint[] = ['CHARGING', 'TIMING_DELAY'];

interface Running {
  readonly status: JobStatus;
  readonly parameters: JobParameters;
  service: Service | undefined;
  isStopped: boolean;
  readonly timeout: Timer;
}

/** Work the apps leave for later (AOSP `JobSchedulerService`). */
export class Jobs implements JobScheduler {
  readonly #system: SystemServer;
  readonly #jobs = new Map<string, JobStatus>();
  readonly #running = new Map<string, Running>();
  #timer: Timer | undefined;

  constructor(system: SystemServer) {
    this.#system = system;
  }

  list(): readonly JobStatus[] {
    return [...this.#jobs.values()];
  }

  isRunning({ packageName, job }: JobStatus): boolean {
    return this.#running.has(keyOf(packageName, job.id));
  }

  get conditions(): Conditions {
    const { clock, battery, radios } = this.#system;
    return { nowMs: clock.elapsed(), charging: battery.charging, radios: radios.state };
  }

  /** @throws IllegalArgumentException */
  schedule(packageName: string, job: JobInfo): void {
    const owner = this.#system.packages.get(packageName);
    this.#check(packageName, job);
    this.cancel(packageName, job.id);
    const now = this.#system.clock.elapsed();
    const periodicMs = job.periodicMs === undefined ? undefined : Math.max(shortestPeriodMs, job.periodicMs);
    const status: JobStatus = {
      packageName,
      uid: owner.uid,
      job: periodicMs === undefined ? job : { ...job, periodicMs },
      enqueuedMs: now,
      earliestMs: now + (job.minimumLatencyMs ?? 0),
      latestMs:
        periodicMs !== undefined
          ? now + periodicMs
          : job.overrideDeadlineMs === undefined
            ? null
            : now + job.overrideDeadlineMs,
      failures: 0,
    };
    this.#jobs.set(keyOf(packageName, job.id), status);
    this.check();
  }

  /** @returns whether there was one */
  cancel(packageName: string, jobId: number): boolean {
    const key = keyOf(packageName, jobId);
    this.#stop(key, { isWanted: false });
    const isThere = this.#jobs.delete(key);
    if (isThere) this.#wait();
    return isThere;
  }

  /** @returns whether there was any */
  cancelAll(packageName: string): boolean {
    const own = this.list().filter((status) => status.packageName === packageName);
    for (const { job } of own) this.cancel(packageName, job.id);
    return own.length > 0;
  }

  /** `cmd jobscheduler run` @returns false when constraints stand against it that may not be passed over */
  run(status: JobStatus, how: 'force' | 'satisfied' | 'soft'): boolean {
    const isAllowed = how === 'force' || isReady(status, this.conditions, how === 'soft' ? softOverrides : []);
    if (isAllowed) this.#start(status);
    return isAllowed;
  }

  /** Something jobs depend on may have changed. */
  check(): void {
    if (!this.#system.isUp) return;
    const now = this.conditions;
    for (const [key, { status }] of this.#running) {
      const isHeld = isReady(status, { ...now, nowMs: Math.max(now.nowMs, status.earliestMs) });
      if (!isHeld && this.#jobs.has(key)) this.#stop(key, { isWanted: true });
    }
    for (const status of this.list()) if (!this.isRunning(status) && isReady(status, now)) this.#start(status);
    this.#wait();
  }

  /** Jobs that ran in it are tried again. */
  processEnded({ packageName, processName }: ProcessRecord): void {
    for (const [key, running] of this.#running) {
      const { status } = running;
      if (status.packageName !== packageName || this.#processOf(status) !== processName) continue;
      running.service = undefined;
      this.#stop(key, { isWanted: false });
      if (this.#jobs.has(key)) this.#jobs.set(key, afterFailure(status, this.#system.clock.elapsed()));
    }
    this.#wait();
  }

  /** For a snapshot. */
  state(): z.infer<typeof savedJobSchema>[] {
    return this.list().map((status) => shifted(status, -this.#system.clock.elapsed()));
  }

  load(saved: readonly z.infer<typeof savedJobSchema>[]): void {
    this.#jobs.clear();
    for (const status of saved) {
      if (this.#system.packages.find(status.packageName) === undefined) continue;
      this.#jobs.set(keyOf(status.packageName, status.job.id), shifted(status, this.#system.clock.elapsed()));
    }
  }

  /** A reboot keeps only those that are to outlive it. */
  shutDown(): void {
    this.#timer?.cancel();
    for (const key of [...this.#running.keys()]) this.#stop(key, { isWanted: false });
    for (const [key, { job }] of this.#jobs) if (!job.persisted) this.#jobs.delete(key);
  }

  #check(packageName: string, job: JobInfo): void {
    const component = `ComponentInfo{${packageName}/${job.service}}`;
    const { manifest } = this.#system.packages.get(packageName);
    const declaration = manifest.services?.find(({ name }) => name === job.service);
    const permission = 'android.permission.BIND_JOB_SERVICE';
    if (declaration === undefined) {
      throw illegalArgument(`Tried to schedule job for non-existent component: ${component}`);
    }
    if (declaration.permission !== permission) {
      throw illegalArgument(`Scheduled service ${component} does not require ${permission} permission`);
    }
    const boots = 'android.permission.RECEIVE_BOOT_COMPLETED';
    if (job.persisted && !this.#system.packages.checkPermission(packageName, boots)) {
      throw illegalArgument(`Requested job cannot be persisted without holding ${boots} permission`);
    }
    const { minimumLatencyMs, overrideDeadlineMs, periodicMs, requiresCharging, requiredNetwork } = job;
    const isTimed = minimumLatencyMs !== undefined || overrideDeadlineMs !== undefined || periodicMs !== undefined;
    if (!isTimed && !requiresCharging && requiredNetwork === undefined) {
      throw illegalArgument("You're trying to build a job with no constraints, this is not allowed.");
    }
    if (periodicMs !== undefined && overrideDeadlineMs !== undefined) {
      throw illegalArgument("Can't call setOverrideDeadline() on a periodic job.");
    }
    if (periodicMs !== undefined && minimumLatencyMs !== undefined) {
      throw illegalArgument("Can't call setMinimumLatency() on a periodic job");
    }
  }

  #processOf({ packageName, job }: JobStatus): string {
    const services = this.#system.packages.find(packageName)?.manifest.services ?? [];
    return processNameOf(packageName, services.find(({ name }) => name === job.service)?.process);
  }

  #wait(): void {
    this.#timer?.cancel();
    const now = this.#system.clock.elapsed();
    const moments = this.list()
      .filter((status) => !this.isRunning(status))
      .flatMap(({ earliestMs, latestMs }) => [earliestMs, latestMs ?? Number.POSITIVE_INFINITY])
      .filter((moment) => moment > now && Number.isFinite(moment));
    if (moments.length === 0) return;
    this.#timer = this.#system.clock.after(Math.min(...moments) - now, () => this.check());
  }

  #start(status: JobStatus): void {
    const { packageName, job } = status;
    const key = keyOf(packageName, job.id);
    if (this.#running.has(key)) return;
    const running: Running = {
      status,
      parameters: {
        jobId: job.id,
        extras: job.extras ?? {},
        overrideDeadlineExpired: isDeadlineOver(status, this.conditions),
      },
      service: undefined,
      isStopped: false,
      timeout: this.#system.clock.after(longestRunMs, () => this.#stop(key, { isWanted: true })),
    };
    this.#running.set(key, running);
    this.#system.background(`job ${packageName}/${job.id}`, () => this.#execute(key, running));
  }

  async #execute(key: string, running: Running): Promise<void> {
    const { packageName, job } = running.status;
    const component = { packageName, className: job.service };
    const service = await this.#system.services.bind(component);
    let isWantedAgain = false;
    try {
      if (running.isStopped) return;
      if (service?.onStartJob === undefined) throw new Error(`${shortComponent(component)} has no onStartJob`);
      running.service = service;
      isWantedAgain = await service.onStartJob(running.parameters);
    } catch (error) {
      if (running.isStopped) return;
      isWantedAgain = true;
      const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
      await this.#system.processes.crash(packageName, stack, this.#processOf(running.status));
    } finally {
      this.#system.services.unbind(component);
      if (!running.isStopped) this.#finished(key, running, isWantedAgain);
    }
  }

  #finished(key: string, running: Running, isWantedAgain: boolean): void {
    running.isStopped = true;
    running.timeout.cancel();
    if (this.#running.get(key) === running) this.#running.delete(key);
    const status = this.#jobs.get(key);
    if (status !== running.status) return;
    const now = this.#system.clock.elapsed();
    const { periodicMs } = status.job;
    if (isWantedAgain) this.#jobs.set(key, afterFailure(status, now));
    else if (periodicMs === undefined) this.#jobs.delete(key);
    else this.#jobs.set(key, nextPeriod(status, periodicMs, now));
    this.#wait();
  }

  /** @param isWanted by the scheduler: the service is asked whether to try again */
  #stop(key: string, { isWanted }: { isWanted: boolean }): void {
    const running = this.#running.get(key);
    if (running === undefined) return;
    this.#running.delete(key);
    running.isStopped = true;
    running.timeout.cancel();
    const { service, parameters, status } = running;
    this.#system.background(`stop of job ${key}`, async () => {
      const isWantedAgain = (await service?.onStopJob?.(parameters)) ?? true;
      if (!isWanted || this.#jobs.get(key) !== status) return;
      if (isWantedAgain) this.#jobs.set(key, afterFailure(status, this.#system.clock.elapsed()));
      else this.#jobs.delete(key);
      this.#wait();
    });
  }
}

const keyOf = (packageName: string, jobId: number): string => `${packageName}/${jobId}`;

function shifted<T extends JobStatus>(status: T, byMs: number): T {
  const { enqueuedMs, earliestMs, latestMs } = status;
  return {
    ...status,
    enqueuedMs: enqueuedMs + byMs,
    earliestMs: earliestMs + byMs,
    latestMs: latestMs === null ? null : latestMs + byMs,
  };
}
