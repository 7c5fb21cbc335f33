import { renderProcess } from '../../../system/processes/process-record.ts';
import type { ActivityView, RunningProcess, SystemServices } from '../../../system/system-services.ts';
import { processName } from './activity-names.ts';
import { activityName } from './window-names.ts';

/** How much a process matters: its place among those that may be killed, and why. */
interface Importance {
  /** Lower is more important (`ProcessList.*_ADJ`). */
  readonly adj: number;
  /** `ProcessList.makeOomAdjString` */
  readonly label: string;
  /** `ProcessList.makeProcStateString` */
  readonly state: string;
  readonly reason: string;
}

/** `dumpsys activity processes`. AOSP 13 `ProcessList.dumpProcessesLSP`. */
export function dumpProcesses(system: SystemServices, packageName?: string): string {
  const shown = system.processes.list().filter((each) => packageName === undefined || each.packageName === packageName);
  const blocks = shown.map((process) => {
    const { uid, pid } = process;
    const found = system.packages.find(process.packageName);
    const own = activitiesIn(system, process);
    const { adj, state } = importanceOf(system, process);
    const lines = [
      `user #0 uid=${uid} gids={50${uid % 100_000}, 20${uid % 100_000}, 9997}`,
      `mRequiredAbi=x86_64 instructionSet=null`,
      `dir=${found?.codePath ?? 'null'} publicDir=${found?.codePath ?? 'null'} data=${found?.dataDir ?? 'null'}`,
      `packageList={${process.packageName}}`,
      `compat={${system.display.override.densityDpi ?? system.display.densityDpi}dpi}`,
      `pid=${pid}`,
      `oom adj: max=1001 curRaw=${adj} setRaw=${adj} cur=${adj} set=${adj}`,
      `mCurSchedGroup=2 setSchedGroup=2 systemNoUi=false`,
      `curProcState=${state}`,
      ...(own.length === 0 ? [] : ['Activities:', ...own.map((each) => `  - ${activityName(system, each)}`)]),
    ];
    return `  *APP* UID ${uid} ${processName(process)}\n${lines.map((line) => `    ${line}\n`).join('')}`;
  });
  const sorted = [...shown].sort((a, b) => importanceOf(system, a).adj - importanceOf(system, b).adj);
  const order = sorted.map((process, index) => {
    const { label, state, reason } = importanceOf(system, process);
    return `    Proc #${String(sorted.length - 1 - index).padStart(2)}: ${label.padEnd(6)} ${groupOf(state)}/${state.padEnd(4)} ${capabilitiesOf(state)}  t: 0 ${renderProcess(process)} (${reason})\n`;
  });
  return (
    `ACTIVITY MANAGER RUNNING PROCESSES (dumpsys activity processes)\n  All known processes:\n${blocks.join('')}\n` +
    `  Process LRU list (sorted by oom_adj, ${sorted.length} total, non-act at 0, non-svc at 0):\n${order.join('')}`
  );
}

/** `dumpsys activity lru`. AOSP 13 `ActivityManagerService.dumpLruLocked`. */
export function dumpLru(system: SystemServices): string {
  const processes = system.processes.list();
  const inTasks = processes.filter((process) => activitiesIn(system, process).length > 0);
  const others = processes.filter((process) => !inTasks.includes(process));
  let number = processes.length;
  const lines = (group: readonly RunningProcess[], suffix: string) =>
    [...group]
      .sort((a, b) => importanceOf(system, a).adj - importanceOf(system, b).adj || b.startedMs - a.startedMs)
      .map((process) => {
        number -= 1;
        const { label, state } = importanceOf(system, process);
        return `  #${String(number).padStart(2)}: ${label.padEnd(6)} ${state.padEnd(4)} ${capabilitiesOf(state)} ${renderProcess(process)}${suffix}\n`;
      })
      .join('');
  return (
    `ACTIVITY MANAGER LRU PROCESSES (dumpsys activity lru)\n` +
    `  Activities:\n${lines(inTasks, ' act:activities|recents')}  Other:\n${lines(others, '')}`
  );
}

/** `dumpsys activity oom` */
export function dumpOom(system: SystemServices): string {
  const sorted = [...system.processes.list()].sort((a, b) => importanceOf(system, a).adj - importanceOf(system, b).adj);
  const lines = sorted.map((process) => {
    const { adj, label, state, reason } = importanceOf(system, process);
    return `    ${label.padEnd(6)} ${groupOf(state)}/${state.padEnd(4)} ${capabilitiesOf(state)}  t: 0 ${renderProcess(process)} (${reason})\n      oom: max=1001 curRaw=${adj} setRaw=${adj} cur=${adj} set=${adj}\n`;
  });
  return `ACTIVITY MANAGER OOM (dumpsys activity oom)\n  OOM levels:\n${lines.join('')}`;
}

/** AOSP `OomAdjuster.computeOomAdjLSP`, by activities alone. */
function importanceOf(system: SystemServices, process: RunningProcess): Importance {
  const own = activitiesIn(system, process);
  const isIn = (state: ActivityView['state']) => own.some((each) => each.state === state);
  if (process.packageName === 'com.android.systemui')
    return { adj: -800, label: 'pers', state: 'PER', reason: 'fixed' };
  if (isIn('RESUMED')) return { adj: 0, label: 'fg', state: 'TOP', reason: 'top-activity' };
  if (isIn('PAUSED')) return { adj: 100, label: 'vis', state: 'TOP', reason: 'vis-activity' };
  const tasks = system.activities.tasks();
  const home = tasks.find(({ type }) => type === 'home');
  if (home?.activities.some((each) => own.includes(each))) {
    return { adj: 600, label: 'home', state: 'HOME', reason: 'home' };
  }
  const previous = tasks.filter(({ type }) => type === 'standard')[tasks[0]?.type === 'home' ? 0 : 1];
  if (previous?.activities.some((each) => own.includes(each))) {
    return { adj: 700, label: 'prev', state: 'LAST', reason: 'previous' };
  }
  if (own.length > 0) return { adj: 900, label: 'cch', state: 'CAC', reason: 'cch-act' };
  return { adj: 905, label: 'cch+ 5', state: 'CEM', reason: 'cch-empty' };
}

/** Scheduling group: top app, foreground, background. */
function groupOf(state: string): string {
  return state === 'TOP' ? 'T/A' : state === 'PER' ? 'F/ ' : 'B/ ';
}

/** Location, camera, microphone, network: what only who is in front may use. */
function capabilitiesOf(state: string): string {
  return state === 'TOP' || state === 'PER' ? 'LCMN' : '----';
}

function activitiesIn(system: SystemServices, process: RunningProcess): readonly ActivityView[] {
  return system.activities
    .tasks()
    .flatMap(({ activities }) => activities)
    .filter((each) => each.process?.pid === process.pid);
}
