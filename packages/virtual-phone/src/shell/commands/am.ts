import { illegalArgument } from '../../system/java-exception.ts';
import { defineProgram } from '../program.ts';
import { compat, dumpHeap, profile } from './am-debugging.ts';
import { crash, forceStop, kill, killAll, stopApp } from './am-processes.ts';
import { broadcast, startService, stopService } from './am-send.ts';
import { startActivity } from './am-start.ts';
import { dumpTaskList } from './dumpsys/activity-tasks.ts';
import { resourceConfiguration } from './dumpsys/configuration.ts';
import { instrument } from './instrument.ts';
import { intentUri } from './intent-uri.ts';
import { parseIntent } from './parse-intent.ts';
import { parseNumber } from './parse-number.ts';
import { importanceOf } from './process-importance.ts';
import { accepted, defineService, runService, type ServiceCall } from './shell-command.ts';

const help = `Activity manager (activity) commands:
  help
      Print this help text.
  start-activity [-D] [-N] [-W] [-P <FILE>] [--start-profiler <FILE>]
          [--sampling INTERVAL] [--streaming] [-R COUNT] [-S]
          [--track-allocation] [--user <USER_ID> | current] <INTENT>
      Start an Activity.
  start-service [--user <USER_ID> | current] <INTENT>
      Start a Service.
  start-foreground-service [--user <USER_ID> | current] <INTENT>
      Start a foreground Service.
  stop-service [--user <USER_ID> | current] <INTENT>
      Stop a Service.
  broadcast [--user <USER_ID> | all | current] [--receiver-permission <PERMISSION>] <INTENT>
      Send a broadcast Intent.
  instrument [-r] [-e <NAME> <VALUE>] [-w] <COMPONENT>
      Start an Instrumentation.
  force-stop [--user <USER_ID> | all | current] <PACKAGE>
      Completely stop the given application package.
  stop-app [--user <USER_ID> | all | current] <PACKAGE>
      Stop an app and all of its services.
  crash [--user <USER_ID>] <PACKAGE|PID>
  kill [--user <USER_ID> | all | current] <PACKAGE>
  kill-all
      Kill all processes that are safe to kill (cached, etc).
  dumpheap [--user <USER_ID> current] [-n] [-g] <PROCESS> <FILE>
  profile start [--user <USER_ID> current] [--sampling INTERVAL | --streaming] <PROCESS> <FILE>
  profile stop [--user <USER_ID> current] <PROCESS>
      Fail: there is nothing of Java's to be dumped or watched.
  compat [enable|disable|reset] [--no-kill] <CHANGE_ID> <PACKAGE>
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
    instrument: (call) => {
      call.line("Error: must be invoked through 'am instrument'.");
      return -1;
    },
    'force-stop': forceStop,
    'stop-app': stopApp,
    dumpheap: dumpHeap,
    profile,
    compat,
    'get-isolated-pids': (call) => {
      parseNumber(call.words.required(), 'int');
      call.line('[]');
      return 0;
    },
    kill,
    'kill-all': killAll,
    crash,
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
    'get-uid-state': uidState,
    stack: stackCommand,
    task: taskCommand,
    'wait-for-broadcast-idle': (call) => {
      call.line('All broadcast queues are idle!');
      return 0;
    },
    'switch-user': (call) => {
      const id = call.words.required();
      if (id === '0' || id === 'current') return 0;
      call.errorLine(`Error: Failed to switch to user ${id}`);
      return 1;
    },
    'is-user-stopped': (call) => {
      call.line(String(call.words.required() !== '0'));
      return 0;
    },
    'to-uri': (call) => tellUri(call, 'uri'),
    'to-intent-uri': (call) => tellUri(call, 'intent'),
    'supports-multiwindow': (call) => {
      call.line('true');
      return 0;
    },
    'supports-split-screen-multi-window': (call) => {
      call.line('true');
      return 0;
    },
    'bug-report': (call) => {
      call.line('Your lovely bug report is being created; please be patient.');
      return 0;
    },
    'memory-factor': memoryFactor,
    'send-trim-memory': trimMemory,
    'make-uid-idle': accepted,
    'idle-maintenance': accepted,
    'clear-debug-app': accepted,
    'set-debug-app': accepted,
    'clear-watch-heap': accepted,
    'set-watch-heap': accepted,
    'suppress-resize-config-changes': accepted,
    'refresh-settings-cache': accepted,
    'no-home-screen': (call) => {
      call.line('false');
      return 0;
    },
    write: (call) => {
      call.line('All tasks persisted.');
      return 0;
    },
    'update-appinfo': (call) => {
      call.words.required();
      call.words.required();
      call.line('Packages updated with most recent ApplicationInfos.');
      return 0;
    },
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

export const am = defineProgram({
  name: 'am',
  run: (context) =>
    context.args[0] === 'instrument'
      ? instrument(context, context.args.slice(1), help)
      : runService(activityService, context),
});

/** `UsageStatsManager.STANDBY_BUCKET_*` */
const standbyBuckets = { active: 10, working_set: 20, frequent: 30, rare: 40, restricted: 45 } as const;

function standbyOf(call: ServiceCall): { bucket: number } {
  const packageName = call.words.required();
  const found = call.system.packages.find(packageName);
  if (found === undefined) throw illegalArgument(`Unknown package: ${packageName}`);
  return found.standby;
}

function getConfig(call: ServiceCall): number {
  call.line(`config: ${resourceConfiguration(call.system)}`);
  call.line('abi: x86_64,arm64-v8a');
  return 0;
}

/** `ActivityManager.PROCESS_STATE_*` of those the phone has, by `ProcessList.makeProcStateString`. */
const processStates: readonly (readonly [name: string, state: number])[] = [
  ['PER', 0],
  ['TOP', 2],
  ['FGS', 4],
  ['SVC', 10],
  ['HOME', 14],
  ['LAST', 15],
  ['CAC', 16],
  ['CEM', 19],
];

function uidState(call: ServiceCall): number {
  const uid = Number(call.words.required());
  const own = call.system.processes.list().filter((each) => each.uid === uid);
  const names = own.map((each) => importanceOf(call.system, each).state);
  const [name, state] = processStates.find(([each]) => names.includes(each)) ?? ['NONE', 20];
  call.line(`${state} (${name})`);
  return 0;
}

function tellUri(call: ServiceCall, form: 'uri' | 'intent'): number {
  call.line(
    intentUri(
      parseIntent(call.words, () => false),
      form,
    ),
  );
  return 0;
}

/** Memory never runs out: the factor stays what it is, or what it was set to be called. */
function memoryFactor(call: ServiceCall): number {
  const action = call.words.required();
  if (action === 'show') call.line('normal');
  else if (action === 'set') {
    const level = call.words.required();
    if (!['NORMAL', 'MODERATE', 'LOW', 'CRITICAL'].includes(level.toUpperCase())) {
      call.errorLine(`Error: Unknown level option: ${level}`);
      return -1;
    }
  } else if (action !== 'reset') {
    call.errorLine(`Error: unknown command '${action}'`);
    return -1;
  }
  return 0;
}

const trimLevels = 'HIDDEN RUNNING_MODERATE BACKGROUND RUNNING_LOW MODERATE RUNNING_CRITICAL COMPLETE'.split(' ');

function trimMemory(call: ServiceCall): number {
  call.words.skipOptions();
  const name = call.words.required();
  const level = call.words.required();
  if (!trimLevels.includes(level) && !/^\d+$/.test(level)) {
    call.errorLine(`Error: Unknown level option: ${level}`);
    return -1;
  }
  const isRunning = call.system.processes.list().some((each) => each.processName === name || String(each.pid) === name);
  if (isRunning) return 0;
  throw illegalArgument(`Unknown process: ${name}`);
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
