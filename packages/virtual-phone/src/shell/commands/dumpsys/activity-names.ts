import { shortComponent } from '../../../system/packages/intent-text.ts';
import { renderProcess } from '../../../system/processes/process-record.ts';
import type { RunningProcess, SystemServices, TaskView } from '../../../system/system-services.ts';
import { hashOf } from './hash.ts';

/** `Task{hash #12 type=standard A=10123:com.example}`, as `Task.toString`. */
export function taskName(system: SystemServices, task: TaskView): string {
  return `Task{${taskWords(system, task)}}`;
}

/** The same with what is seen of it, as `Task.toFullString` has it at the head of a dump. */
export function fullTaskName(system: SystemServices, task: TaskView): string {
  const visible = task.activities.some(({ state }) => state === 'RESUMED' || state === 'PAUSED');
  return (
    `Task{${taskWords(system, task)} U=0 visible=${visible} visibleRequested=${visible} mode=fullscreen ` +
    `translucent=${!visible} sz=${task.activities.length}}`
  );
}

function taskWords(system: SystemServices, task: TaskView): string {
  // A task without affinity is named by its intent instead.
  const name =
    task.affinity === null
      ? `I=${shortComponent(task.realActivity)}`
      : `A=${affinityName(system, task.realActivity.packageName, task.affinity)}`;
  return `${hashOf(`task ${task.taskId}`)} #${task.taskId} type=${task.type} ${name}`;
}

/** Affinities carry the user id of the app, since Android 11. */
export function affinityName(system: SystemServices, packageName: string, affinity: string | null): string {
  if (affinity === null) return 'null';
  return `${system.packages.find(packageName)?.uid ?? 1000}:${affinity}`;
}

/** `ProcessRecord{hash 2345:com.example/u0a123}` */
export function processName(process: RunningProcess | undefined): string {
  if (process === undefined) return 'null';
  return `ProcessRecord{${hashOf(`${process.pid}`)} ${renderProcess(process)}}`;
}
