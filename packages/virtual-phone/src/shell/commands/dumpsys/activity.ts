import { affinityOf } from '../../../system/activities/task.ts';
import { renderIntent, shortComponent } from '../../../system/packages/intent-text.ts';
import type { SystemServices, TaskView } from '../../../system/system-services.ts';
import { userName } from '../../user-names.ts';
import { fullComponent } from '../render-bundle.ts';
import { hashOf } from '../../../system/identity-hash.ts';
import { dumpPackage } from './package.ts';
import { dumpPendingIntents } from './pending-intents.ts';
import { dumpServices } from './services.ts';
import { activityName } from './window.ts';

/** `dumpsys activity [PART]` */
export function dumpActivity(system: SystemServices, args: readonly string[]): string {
  const words = args.filter((word) => !word.startsWith('-'));
  const [part, name] = words;
  if (part === undefined) return [activities, recents, processes].map((dump) => dump(system)).join('\n');
  const parts: Readonly<Record<string, () => string>> = {
    activities: () => activities(system),
    a: () => activities(system),
    top: () => top(system),
    recents: () => recents(system),
    r: () => recents(system),
    processes: () => processes(system),
    p: () => processes(system),
    package: () => dumpPackage(system, name ?? ''),
    services: () => dumpServices(system, name),
    s: () => dumpServices(system, name),
    broadcasts: () => `${header('BROADCAST STATE', 'broadcasts')}  (nothing)\n`,
    intents: () => dumpPendingIntents(system),
    i: () => dumpPendingIntents(system),
    providers: () => providers(system),
    lastanr: () => `${header('LAST ANR', 'lastanr')}  <no ANR has occurred since boot>\n`,
    starter: () => `${header('STARTER', 'starter')}  (nothing)\n`,
    oom: () => header('OOM', 'oom') + processLines(system),
    lru: () => header('LRU PROCESSES', 'lru') + processLines(system),
  };
  const dump = parts[part];
  if (dump !== undefined) return dump();
  return `Bad activity command, or no activities match: ${part}\nUse -h for help.\n`;
}

/** `am stack list` */
export function dumpTaskList(system: SystemServices): string {
  const { width, height } = system.display;
  const bounds = `[0,0][${width},${height}]`;
  const rotation = `ROTATION_${system.rotation * 90}`;
  const visible = system.activities.visible().map(({ token }) => token);
  const blocks = system.activities.tasks().map((task) => {
    const topActivity = task.activities.at(-1);
    if (topActivity === undefined) return '';
    const component = fullComponent(topActivity.component);
    return (
      `RootTask id=${task.taskId} bounds=${bounds} displayId=0 userId=0\n` +
      ` configuration={1.0 310mcc260mnc [en_US] ldltr sw411dp w411dp h835dp ${system.display.densityDpi}dpi nrm long port finger qwerty/v/v dpad/v ` +
      `winConfig={ mBounds=Rect(0, 0 - ${width}, ${height}) mAppBounds=Rect(0, 136 - ${width}, 2337) mMaxBounds=Rect(0, 0 - ${width}, ${height}) ` +
      `mDisplayRotation=${rotation} mWindowingMode=fullscreen mDisplayWindowingMode=fullscreen mActivityType=${task.type} ` +
      `mAlwaysOnTop=undefined mRotation=${rotation}} s.12 fontWeightAdjustment=0}\n` +
      `  taskId=${task.taskId}: ${component} bounds=${bounds} userId=0 visible=${visible.includes(topActivity.token)} topActivity=ComponentInfo{${component}}\n\n`
    );
  });
  return blocks.join('');
}

function header(title: string, part: string): string {
  return `ACTIVITY MANAGER ${title} (dumpsys activity ${part})\n`;
}

function activities(system: SystemServices): string {
  const front = system.activities.top();
  const tasks = system.activities.tasks().map((task) => {
    const last = task.activities.length - 1;
    const history = [...task.activities].reverse().map(
      (record, index) => `    * Hist  #${last - index}: ${activityName(system, record)}
        packageName=${record.component.packageName} processName=${record.component.packageName}
        launchedFromUid=${record.launchedFrom.uid} launchedFromPackage=${record.launchedFrom.packageName} userId=0
        ${renderIntent({ ...record.intent, component: record.component })}
        rootOfTask=${index === last} task=${taskName(system, task)}
        taskAffinity=${affinityName(system, record.component.packageName, affinityOf(record.declaration, record.component.packageName))}
        state=${record.state} stopped=${record.state === 'STOPPED'} delayedResume=false finishing=false
        mVisibleRequested=${record.state !== 'STOPPED'} mVisible=${record.state !== 'STOPPED'}
`,
    );
    const resumed = task.activities.find(({ state }) => state === 'RESUMED');
    const resumedLine = resumed === undefined ? '' : `    topResumedActivity=${activityName(system, resumed)}\n`;
    return `  * ${taskName(system, task)}\n    mLastPausedActivity: null\n${resumedLine}${history.join('')}\n`;
  });
  return (
    `${header('ACTIVITIES', 'activities')}Display #0 (activities from top to bottom):\n${tasks.join('')}` +
    `  ResumedActivity: ${activityName(system, front?.state === 'RESUMED' ? front : undefined)}\n`
  );
}

function top(system: SystemServices): string {
  const blocks = [...system.activities.tasks()].reverse().flatMap(({ taskId, realActivity, activities: records }) => {
    const record = records.at(-1);
    if (record === undefined) return [];
    const pid = system.processes.find(record.component.packageName)?.pid;
    return [
      `TASK ${realActivity.packageName} id=${taskId} userId=0\n` +
        `  ACTIVITY ${shortComponent(record.component)} ${hashOf(`${record.token}`)} pid=${pid ?? '(not running)'}\n` +
        `    Local Activity ${hashOf(`local ${record.token}`)} State:\n` +
        `      mResumed=${record.state === 'RESUMED'} mStopped=${record.state === 'STOPPED'} mFinished=false\n\n`,
    ];
  });
  return blocks.join('');
}

function recents(system: SystemServices): string {
  const tasks = system.activities.recentTasks();
  const listed = tasks.map((task, index) => `  * Recent #${index}: ${taskName(system, task)}\n`);
  const visible = tasks.map(({ taskId, activities: records, lastActiveMs, baseIntent, realActivity }, index) => {
    const base = `ComponentInfo{${fullComponent(realActivity)}}`;
    return (
      `  * RecentTaskInfo #${index}:\n    id=${taskId} userId=0 hasTask=${records.length > 0} lastActiveTime=${lastActiveMs}\n` +
      `    baseIntent=${renderIntent({ ...baseIntent, component: realActivity })}\n    baseActivity=${base}\n`
    );
  });
  return (
    `${header('RECENT TASKS', 'recents')}mRecentsUid=10100\n  Recent tasks:\n${listed.join('')}\n` +
    `  Visible recent tasks (most recent first):\n${visible.join('')}`
  );
}

/** `Task{hash #12 type=standard A=10123:com.example …}`; a task without affinity is named by its intent instead. */
function taskName(system: SystemServices, task: TaskView): string {
  const visible = task.activities.some(({ state }) => state !== 'STOPPED');
  const { packageName } = task.realActivity;
  const name =
    task.affinity === null
      ? `I=${shortComponent(task.realActivity)}`
      : `A=${affinityName(system, packageName, task.affinity)}`;
  return (
    `Task{${hashOf(`task ${task.taskId}`)} #${task.taskId} type=${task.type} ${name} U=0 ` +
    `visible=${visible} visibleRequested=${visible} mode=fullscreen translucent=${!visible} sz=${task.activities.length}}`
  );
}

/** Affinities carry the user id of the app, since Android 11. */
function affinityName(system: SystemServices, packageName: string, affinity: string | null): string {
  if (affinity === null) return 'null';
  return `${system.packages.find(packageName)?.uid ?? 1000}:${affinity}`;
}

function processes(system: SystemServices): string {
  return `${header('RUNNING PROCESSES', 'processes')}  All known processes:\n${processLines(system)}`;
}

function processLines(system: SystemServices): string {
  return system.processes
    .list()
    .map(({ packageName, pid, uid }) => {
      const user = userName(uid).replace('u0_a', 'u0a');
      return `  *APP* UID ${uid} ProcessRecord{${hashOf(`${pid}`)} ${pid}:${packageName}/${user}}\n`;
    })
    .join('');
}

function providers(system: SystemServices): string {
  const lines = system.packages
    .list()
    .flatMap(({ manifest }) => (manifest.providers ?? []).map(({ authority }) => ({ authority, manifest })))
    .map(
      ({ authority, manifest }) =>
        `  * ContentProviderRecord{${hashOf(authority)} u0 ${manifest.packageName}/${authority}}\n`,
    );
  return header('CONTENT PROVIDERS', 'providers') + (lines.join('') || '  (nothing)\n');
}
