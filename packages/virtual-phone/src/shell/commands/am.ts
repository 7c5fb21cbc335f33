import type { ComponentName, Intent } from '../../app-sdk/intent.ts';
import { renderIntent, shortComponent } from '../../system/intent-text.ts';
import { illegalArgument } from '../../system/java-exception.ts';
import type { StartOutcome } from '../../system/phone-system.ts';
import { dumpTaskList } from './dumpsys/activity.ts';
import { instrument } from './instrument.ts';
import { parseIntent } from './parse-intent.ts';
import { fullComponent, renderBundle } from './render-bundle.ts';
import { accepted, defineService, type ServiceCall, serviceProgram } from './shell-command.ts';

const help = `Activity manager (activity) commands:
  help
      Print this help text.
  start-activity [-D] [-N] [-W] [-P <FILE>] [--start-profiler <FILE>]
          [--sampling INTERVAL] [--streaming] [-R COUNT] [-S]
          [--track-allocation] [--user <USER_ID> | current] <INTENT>
      Start an Activity.
  start-service [--user <USER_ID> | current] <INTENT>
      Start a Service.
  stop-service [--user <USER_ID> | current] <INTENT>
      Stop a Service.
  broadcast [--user <USER_ID> | all | current] [--receiver-permission <PERMISSION>] <INTENT>
      Send a broadcast Intent.
  instrument [-r] [-e <NAME> <VALUE>] [-w] <COMPONENT>
      Start an Instrumentation.
  force-stop [--user <USER_ID> | all | current] <PACKAGE>
      Completely stop the given application package.
  crash [--user <USER_ID>] <PACKAGE|PID>
  kill [--user <USER_ID> | all | current] <PACKAGE>
  kill-all
      Kill all processes that are safe to kill (cached, etc).
  get-current-user
  get-config
  get-inactive [--user <USER_ID>] <PACKAGE>
  set-inactive [--user <USER_ID>] <PACKAGE> true|false
  stack [COMMAND] [...]: sub-commands for operating on activity stacks.
       list
       info <WINDOWING_MODE> <ACTIVITY_TYPE>
       remove <STACK_ID>
  task [COMMAND] [...]: sub-commands for operating on activity tasks.
`;

/** `cmd activity` */
export const activityService = defineService({
  name: 'activity',
  help,
  commands: {
    start: startActivity,
    'start-activity': startActivity,
    startservice: startService,
    'start-service': startService,
    startforegroundservice: startService,
    'start-foreground-service': startService,
    stopservice: stopService,
    'stop-service': stopService,
    broadcast,
    instrument,
    async 'force-stop'(call) {
      call.words.skipOptions();
      await call.system.processes.kill(call.words.required(), { stopped: true, reason: 'from pid' });
      return 0;
    },
    async kill(call) {
      call.words.skipOptions();
      await killInBackground(call, [call.words.required()]);
      return 0;
    },
    async 'kill-all'(call) {
      await killInBackground(
        call,
        call.system.processes.list().map((process) => process.packageName),
      );
      return 0;
    },
    async crash(call) {
      call.words.skipOptions();
      const target = call.words.required();
      const running = call.system.processes
        .list()
        .find((each) => each.packageName === target || `${each.pid}` === target);
      if (running === undefined) return 0;
      const stack = 'android.app.RemoteServiceException$CrashedByAdbException: shell-induced crash';
      await call.system.processes.crash(running.packageName, stack);
      return 0;
    },
    'get-current-user': (call) => {
      call.line('0');
      return 0;
    },
    'get-config': getConfig,
    'get-inactive': (call) => {
      call.words.skipOptions();
      const { bucket } = standbyOf(call);
      call.line(`Idle=${bucket >= standbyBuckets.rare}`);
      return 0;
    },
    'set-inactive': (call) => {
      call.words.skipOptions();
      const standby = standbyOf(call);
      standby.bucket = call.words.required() === 'true' ? standbyBuckets.rare : standbyBuckets.active;
      return 0;
    },
    'get-standby-bucket': (call) => {
      call.words.skipOptions();
      call.line(String(standbyOf(call).bucket));
      return 0;
    },
    'set-standby-bucket': (call) => {
      call.words.skipOptions();
      const standby = standbyOf(call);
      const word = call.words.required();
      const bucket = new Map(Object.entries(standbyBuckets)).get(word.toLowerCase()) ?? Number(word);
      if (!Number.isInteger(bucket)) {
        call.errorLine(`Error: Unknown bucket: ${word}`);
        return -1;
      }
      standby.bucket = bucket;
      return 0;
    },
    'get-uid-state': (call) => {
      call.line('2 (TOP)');
      return 0;
    },
    stack: stackCommand,
    task: taskCommand,
    'wait-for-broadcast-idle': (call) => {
      call.line('All broadcast queues are idle!');
      return 0;
    },
    'make-uid-idle': accepted,
    'idle-maintenance': accepted,
    'clear-debug-app': accepted,
    'set-debug-app': accepted,
    'clear-watch-heap': accepted,
    'unlock-user': (call) => {
      call.line('Success: user unlocked');
      return 0;
    },
    'get-started-user-state': (call) => {
      call.line('RUNNING_UNLOCKED');
      return 0;
    },
  },
});

export const am = serviceProgram('am', activityService);

/** `UsageStatsManager.STANDBY_BUCKET_*` */
const standbyBuckets = { active: 10, working_set: 20, frequent: 30, rare: 40, restricted: 45 } as const;

function standbyOf(call: ServiceCall): { bucket: number } {
  const packageName = call.words.required();
  const found = call.system.packages.find(packageName);
  if (found === undefined) throw illegalArgument(`Unknown package: ${packageName}`);
  return found.standby;
}

async function startActivity(call: ServiceCall): Promise<number> {
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
    const began = performance.now();
    const outcome = await call.system.activities.start(withFlag(intent, newTask), {
      caller: call.identity,
      callerPackage: call.identity.uid === 2000 ? 'com.android.shell' : null,
    });
    if (wait) await drawn(call);
    reportStart(call, outcome, intent, wait, Math.round(performance.now() - began));
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

const newTask = 0x10000000;
const fromShell = 0x400000;

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

function withFlag(intent: Intent, flag: number): Intent {
  return { ...intent, flags: ((intent.flags ?? 0) | flag) >>> 0 };
}

function reportStart(call: ServiceCall, outcome: StartOutcome, intent: Intent, wait: boolean, waitMs: number): void {
  const note = wait ? call.line : call.errorLine;
  if (outcome.result === 'unresolved') {
    note(`Error: Activity not started, unable to resolve ${renderIntent(withFlag(intent, newTask))}`);
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
  call.line(`LaunchState: ${outcome.result === 'started' ? outcome.launchState : 'UNKNOWN (0)'}`);
  call.line(`Activity: ${shortComponent(outcome.component)}`);
  if (outcome.result === 'started') call.line(`TotalTime: ${outcome.totalMs}`);
  call.line(`WaitTime: ${Math.max(waitMs, outcome.totalMs)}`);
  call.line('Complete');
}

function serviceIntent(call: ServiceCall): Intent {
  return parseIntent(call.words, (option) => {
    if (option !== '--user') return false;
    call.words.required();
    return true;
  });
}

function findService(call: ServiceCall, component: ComponentName | undefined): boolean {
  if (component === undefined) return false;
  const declared = call.system.packages.find(component.packageName)?.manifest.services ?? [];
  return declared.some((service) => service.name === component.className);
}

async function startService(call: ServiceCall): Promise<number> {
  const intent = serviceIntent(call);
  call.line(`Starting service: ${renderIntent(intent)}`);
  if (intent.component === undefined || !findService(call, intent.component)) {
    call.errorLine('Error: Not found; no service started.');
    return -1;
  }
  await call.system.processes.ensure(intent.component.packageName);
  return 0;
}

function stopService(call: ServiceCall): number {
  const intent = serviceIntent(call);
  call.line(`Stopping service: ${renderIntent(intent)}`);
  const running =
    findService(call, intent.component) &&
    call.system.processes.find(intent.component?.packageName ?? '') !== undefined;
  call.errorLine(running ? 'Service stopped' : 'Service not stopped: was not running.');
  return running ? 0 : -1;
}

async function broadcast(call: ServiceCall): Promise<number> {
  const intent = withFlag(
    parseIntent(call.words, (option) => {
      if (option === '--user' || option === '--receiver-permission') call.words.required();
      else return option === '--allow-background-activity-starts' || option === '--async';
      return true;
    }),
    fromShell,
  );
  call.line(`Broadcasting: ${renderIntent(intent)}`);
  const result = await call.system.broadcasts.send(intent, {
    caller: call.identity,
    callerPackage: call.identity.uid === 2000 ? 'com.android.shell' : null,
  });
  const data = result.data === null ? '' : `, data="${result.data}"`;
  const extras = Object.keys(result.extras).length === 0 ? '' : `, extras: ${renderBundle(result.extras)}`;
  call.line(`Broadcast completed: result=${result.code}${data}${extras}`);
  return 0;
}

/** `am kill` spares what the user sees. */
async function killInBackground(call: ServiceCall, packageNames: readonly string[]): Promise<void> {
  const front = call.system.activities.top()?.component.packageName;
  for (const name of packageNames) {
    const uid = call.system.packages.find(name)?.uid ?? 0;
    if (name !== front && uid >= 10_000) await call.system.processes.kill(name);
  }
}

function getConfig(call: ServiceCall): number {
  const { width, height, densityDpi } = call.system.display;
  const dp = (pixels: number) => Math.round((pixels * 160) / densityDpi);
  const night = call.system.settings.get('secure', 'ui_night_mode') === '2' ? 'night' : 'notnight';
  call.line(
    `config: mcc310-mnc260-en-rUS-ldltr-sw${dp(width)}dp-w${dp(width)}dp-h${dp(height)}dp-normal-long-notround-lowdr-` +
      `nowidecg-port-${night}-${densityDpi}dpi-finger-keyssoft-nokeys-navhidden-nonav-v33`,
  );
  call.line('abi: x86_64,arm64-v8a');
  return 0;
}

async function stackCommand(call: ServiceCall): Promise<number> {
  const action = call.words.required();
  switch (action) {
    case 'list':
      call.out(dumpTaskList(call.system));
      return 0;
    case 'info':
      call.words.rest();
      call.out(dumpTaskList(call.system));
      return 0;
    case 'remove':
      await call.system.activities.removeTask(taskId(call));
      return 0;
    case 'move-task':
      await call.system.activities.moveToFront(taskId(call));
      return 0;
    case 'positiontask':
      return 0;
    default:
      call.errorLine(`Error: unknown command '${action}'`);
      return -1;
  }
}

function taskCommand(call: ServiceCall): number {
  const action = call.words.required();
  if (action === 'lock') {
    const stop = call.words.required() === 'stop';
    call.line(`Activity manager is ${stop ? 'not ' : ''}in lockTaskMode`);
    return 0;
  }
  if (['resizeable', 'focus', 'resize'].includes(action)) return 0;
  call.errorLine(`Error: unknown command '${action}'`);
  return -1;
}

function taskId(call: ServiceCall): number {
  const text = call.words.required();
  if (!/^-?\d+$/.test(text)) throw illegalArgument(`Bad task id: ${text}`);
  return Number(text);
}
