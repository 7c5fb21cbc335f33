import { renderProcess } from '../../../system/processes/process-record.ts';
import type { RunningProcess, SystemServices } from '../../../system/system-services.ts';
import { activitiesIn, importanceOf } from '../process-importance.ts';
import { processName } from './activity-names.ts';
import { activityName } from './window-names.ts';

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

/** Scheduling group: top app, foreground, background. */
function groupOf(state: string): string {
  return state === 'TOP' ? 'T/A' : state === 'PER' ? 'F/ ' : 'B/ ';
}

/** Location, camera, microphone, network: what only who is in front may use. */
function capabilitiesOf(state: string): string {
  return state === 'TOP' || state === 'PER' ? 'LCMN' : '----';
}
