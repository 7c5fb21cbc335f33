import { javaException } from '../../../system/java-exception.ts';
import type { JobStatus } from '../../../system/jobs/job-status.ts';
import { userName } from '../../user-names.ts';
import { defineService, type ServiceCall } from '../shell-command.ts';

/** `JobSchedulerShellCommand.CMD_ERR_…`; the shell sees the low byte. */
const errors = { noPackage: -1000, noJob: -1001, constraints: -1002 } as const;

const help = `Job scheduler (jobscheduler) commands:
  help
    Print this help text.
  run [-f | --force] [-s | --satisfied] [-u | --user USER_ID] PACKAGE JOB_ID
    Trigger immediate execution of a specific scheduled job. For historical
    reasons, some constraints, such as battery, are ignored when this
    command is called. If you don't want any constraints to be ignored,
    include the -s flag.
    Options:
      -f or --force: run the job even if technical constraints such as
         connectivity are not currently met. This is incompatible with -s
         and so an error will be reported if both are given.
      -s or --satisfied: run the job only if all constraints are met.
         This is incompatible with -f and so an error will be reported
         if both are given.
      -u or --user: specify which user's job is to be run; the default is
         the primary or system user
  cancel [-u | --user USER_ID] PACKAGE [JOB_ID]
    Cancel a scheduled job.  If a job ID is not supplied, all jobs scheduled
    by that package will be canceled.  USE WITH CAUTION.
  get-job-state [-u | --user USER_ID] PACKAGE JOB_ID
    Return the current state of a job, may be any combination of:
      pending: currently on the pending list, waiting to be active
      active: job is actively running
      ready: job is ready to run, constraints are satisfied, etc.
      waiting: job is currently waiting for its constraints
`;

/** `cmd jobscheduler` */
export const jobschedulerService = defineService({
  name: 'jobscheduler',
  help,
  commands: {
    run(call) {
      const options = new Set<string>();
      for (let option = call.words.nextOption(); option !== undefined; option = call.words.nextOption()) {
        if (['-u', '--user'].includes(option)) call.words.required();
        else if (['-f', '--force', '-s', '--satisfied'].includes(option))
          options.add(option.replace(/^-+/, '').charAt(0));
        else {
          call.line(`Error: unknown option '${option}'`);
          return -1;
        }
      }
      if (options.has('f') && options.has('s')) {
        call.line('Cannot specify both --force and --satisfied');
        return -1;
      }
      const job = findJob(call);
      if (typeof job === 'number') return job;
      const how = options.has('f') ? 'force' : options.has('s') ? 'satisfied' : 'soft';
      if (!call.system.jobs.run(job, how)) {
        call.errorLine(
          `Job ${job.job.id} in package ${job.packageName} / user 0 has functional constraints but --force not specified`,
        );
        return errors.constraints;
      }
      call.line(`Running job${how === 'force' ? ' [FORCED]' : ''}`);
      return 0;
    },
    cancel(call) {
      call.words.skipOptions(['-u', '--user']);
      const name = call.words.required();
      const [id] = call.words.rest();
      if (call.system.packages.find(name) === undefined) {
        call.line(`Package ${name} not found.`);
        return errors.noPackage;
      }
      if (id === undefined) {
        call.line(`Canceling all jobs for ${name} in user 0`);
        if (!call.system.jobs.cancelAll(name)) call.line('No matching jobs found.');
        return 0;
      }
      call.line(`Canceling job ${name}/#${id} in user 0`);
      if (!call.system.jobs.cancel(name, parseId(id))) call.line('No matching job found.');
      return 0;
    },
    'get-job-state'(call) {
      call.words.skipOptions(['-u', '--user']);
      const name = call.words.required();
      const id = parseId(call.words.required());
      const found = call.system.packages.find(name);
      if (found === undefined) {
        call.line(`unknown(${name})`);
        call.errorLine(`Package not found: ${name} / user 0`);
        return errors.noPackage;
      }
      const { jobs } = call.system;
      const status = jobs.list().find((each) => each.packageName === name && each.job.id === id);
      if (status === undefined) {
        call.line(`unknown(${userName(found.uid).replace('u0_a', 'u0a')}/jid${id})`);
        call.errorLine(`Could not find job ${id} in package ${name} / user 0`);
        return errors.noJob;
      }
      // A job that is ready runs at once here: it is active, or it waits.
      call.line(jobs.isRunning(status) ? 'active' : 'waiting');
      return 0;
    },
  },
});

function findJob(call: ServiceCall): JobStatus | number {
  const name = call.words.required();
  const id = parseId(call.words.required());
  if (call.system.packages.find(name) === undefined) {
    call.errorLine(`Package not found: ${name} / user 0`);
    return errors.noPackage;
  }
  const status = call.system.jobs.list().find((each) => each.packageName === name && each.job.id === id);
  if (status !== undefined) return status;
  call.errorLine(`Could not find job ${id} in package ${name} / user 0`);
  return errors.noJob;
}

function parseId(text: string): number {
  if (!/^-?\d+$/.test(text)) throw javaException('java.lang.NumberFormatException', `For input string: "${text}"`);
  return Number(text);
}
