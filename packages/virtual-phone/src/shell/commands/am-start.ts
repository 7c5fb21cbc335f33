import type { Intent } from '@androidworld/app-sdk';
import { intentFlags, renderIntent, shortComponent } from '../../system/packages/intent-text.ts';
import type { StartOutcome } from '../../system/system-services.ts';
import { parseIntent, withFlag } from './parse-intent.ts';
import { fullComponent } from './render-bundle.ts';
import type { ServiceCall } from './shell-command.ts';

/** `am start` */
export async function startActivity(call: ServiceCall): Promise<number> {
  let wait = false;
  let stopFirst = false;
  let repeat = 0;
  const intent = parseIntent(call.words, (option) => {
    if (option === '-W') wait = true;
    else if (option === '-S') stopFirst = true;
    else if (option === '-R') repeat = Number.parseInt(call.words.required(), 10);
    else if (startOptions.withValue.has(option)) call.words.required();
    else return startOptions.flags.has(option);
    return true;
  });
  for (let run = 0; run < Math.max(repeat, 1); run += 1) {
    if (stopFirst) {
      const packageName =
        intent.component?.packageName ?? call.system.packages.activitiesFor(intent)[0]?.package.manifest.packageName;
      if (packageName === undefined) {
        call.errorLine(`Error: Intent does not match any activities: ${renderIntent(intent)}`);
        return 1;
      }
      call.line(`Stopping: ${packageName}`);
      await call.system.processes.kill(packageName, { stopped: true });
    }
    call.line(`Starting: ${renderIntent(intent)}`);
    const began = call.system.clock.uptime();
    const outcome = await call.system.activities.start(withFlag(intent, intentFlags.newTask), {
      caller: call.identity,
      callerPackage: call.identity.uid === 2000 ? 'com.android.shell' : null,
    });
    if (wait) await drawn(call);
    reportStart(call, outcome, intent, wait, call.system.clock.uptime() - began);
  }
  return 0;
}

/** `-W` waits until the activity shows; one that never rests shows all the same. */
async function drawn({ system, signal }: ServiceCall): Promise<void> {
  try {
    await system.screen?.idle({ timeoutMs: 5_000, signal });
  } catch (error) {
    system.log.write({ priority: 'W', tag: 'ActivityTaskManager', message: String(error) });
  }
}

const startOptions = {
  withValue: new Set([
    '-P',
    '--start-profiler',
    '--sampling',
    '--attach-agent',
    '--attach-agent-bind',
    '--user',
    '--receiver-permission',
    '--display',
    '--windowingMode',
    '--activityType',
    '--task',
  ]),
  flags: new Set([
    '-D',
    '-N',
    '--streaming',
    '--track-allocation',
    '--task-overlay',
    '--lock-task',
    '--allow-background-activity-starts',
    '--splashscreen-show-icon',
    '--dismiss-keyguard',
  ]),
};

function reportStart(call: ServiceCall, outcome: StartOutcome, intent: Intent, wait: boolean, waitMs: number): void {
  const note = wait ? call.line : call.errorLine;
  if (outcome.result === 'unresolved') {
    note(`Error: Activity not started, unable to resolve ${renderIntent(withFlag(intent, intentFlags.newTask))}`);
    return;
  }
  if (outcome.result === 'class-not-found') {
    note('Error type 3');
    note(`Error: Activity class {${fullComponent(outcome.component)}} does not exist.`);
    return;
  }
  if (outcome.result === 'brought-to-front') {
    note('Warning: Activity not started, its current task has been brought to the front');
  }
  if (outcome.result === 'delivered-to-top') {
    note('Warning: Activity not started, intent has been delivered to currently running top-most instance.');
  }
  if (!wait) return;
  call.line('Status: ok');
  call.line(`LaunchState: ${outcome.launchState === 'UNKNOWN' ? 'UNKNOWN (0)' : outcome.launchState}`);
  call.line(`Activity: ${shortComponent(outcome.component)}`);
  call.line(`TotalTime: ${outcome.totalMs}`);
  call.line(`WaitTime: ${Math.max(waitMs, outcome.totalMs)}`);
  call.line('Complete');
}
