import {
  type Constraint,
  constraintBits,
  initialBackoffMs,
  isReady,
  isSatisfied,
  type JobStatus,
  requiredConstraints,
} from '../../../system/jobs/job-status.ts';
import { shortComponent } from '../../../system/packages/intent-text.ts';
import type { SystemServices } from '../../../system/system-services.ts';
import { userName } from '../../user-names.ts';
import { formatDuration } from './format-duration.ts';
import { hashOf } from './hash.ts';

/** `dumpsys jobscheduler [PKG]` (AOSP `JobSchedulerService.dumpInternal`, `JobStatus.dump`) */
export function dumpJobs(system: SystemServices, args: readonly string[]): string {
  const only = args.find((word) => !word.startsWith('-'));
  const jobs = system.jobs.list().filter(({ packageName }) => only === undefined || packageName === only);
  const body = jobs.length === 0 ? '  None.\n' : jobs.map((status) => dumpJob(system, status)).join('\n');
  return `Registered ${system.jobs.list().length} jobs:\n${body}`;
}

function dumpJob(system: SystemServices, status: JobStatus): string {
  const { packageName, job, earliestMs, latestMs, enqueuedMs, failures } = status;
  const now = system.jobs.conditions;
  const user = userName(status.uid).replace('u0_a', 'u0a');
  const service = shortComponent({ packageName, className: job.service });
  const required = requiredConstraints(status);
  const isMet = (name: Constraint) => isSatisfied(status, name, now);
  const period =
    job.periodicMs === undefined
      ? []
      : [`  PERIODIC: interval=${formatDuration(job.periodicMs)} flex=${formatDuration(job.periodicMs)}`];
  const isReadyNow = isReady(status, now);
  const isActive = system.jobs.isRunning(status);
  const lines = [
    `${user} tag=*job*/${service}`,
    `Source: uid=${user} user=0 pkg=${packageName}`,
    'JobInfo:',
    `  Service: ${service}`,
    ...period,
    ...(job.persisted ? ['  PERSISTED'] : []),
    '  Priority: DEFAULT',
    `  Requires: charging=${job.requiresCharging ?? false} batteryNotLow=false deviceIdle=false`,
    ...(job.requiredNetwork === undefined
      ? []
      : [
          `  Network type: NetworkRequest [ NONE id=0, [ Capabilities: ${job.requiredNetwork === 'unmetered' ? 'NOT_METERED&' : ''}INTERNET&NOT_RESTRICTED&TRUSTED&VALIDATED&NOT_VCN_MANAGED Uid: ${status.uid} UnderlyingNetworks: Null] ]`,
        ]),
    ...(job.minimumLatencyMs === undefined ? [] : [`  Minimum latency: ${formatDuration(job.minimumLatencyMs)}`]),
    ...(job.overrideDeadlineMs === undefined
      ? []
      : [`  Max execution delay: ${formatDuration(job.overrideDeadlineMs)}`]),
    `  Backoff: policy=1 initial=${formatDuration(initialBackoffMs)}`,
    ...(required.includes('TIMING_DELAY') ? ['  Has early constraint'] : []),
    ...(required.includes('DEADLINE') ? ['  Has late constraint'] : []),
    `Required constraints:${constraints(required)}`,
    `Satisfied constraints:${constraints(required.filter(isMet))}`,
    `Unsatisfied constraints:${constraints(required.filter((name) => !isMet(name)))}`,
    'Standby bucket: ACTIVE',
    `Enqueue time: ${formatDuration(enqueuedMs - now.nowMs)}`,
    `Run time: earliest=${formatDuration(earliestMs - now.nowMs)}, latest=${latestMs === null ? 'none' : formatDuration(latestMs - now.nowMs)}, original latest=${latestMs === null ? 'none' : formatDuration(latestMs - now.nowMs)}`,
    ...(failures === 0 ? [] : [`Num failures: ${failures}`]),
    `Ready: ${isReadyNow && !isActive} (job=${isReadyNow} user=true !restricted=true !pending=true !active=${!isActive} !backingup=true comp=true)`,
  ];
  const name = `  JOB #${user}/${job.id}: ${hashOf(`job ${packageName} ${job.id}`)} ${service}\n`;
  return name + lines.map((line) => `    ${line}\n`).join('');
}

function constraints(names: readonly Constraint[]): string {
  const bits = names.reduce((sum, name) => sum + constraintBits[name], 0);
  return `${names.map((name) => ` ${name}`).join('')} [0x${bits.toString(16)}]`;
}
