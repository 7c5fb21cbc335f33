import type { ActivityView, RunningProcess, SystemServices } from '../../system/system-services.ts';

/** `ProcessList.SERVICE_ADJ`: `am kill` ends what matters no more than this. */
export const serviceAdj = 500;

/** How much a process matters: its place among those that may be killed, and why. */
export interface Importance {
  /** Lower is more important (`ProcessList.*_ADJ`). */
  readonly adj: number;
  /** `ProcessList.makeOomAdjString` */
  readonly label: string;
  /** `ProcessList.makeProcStateString` */
  readonly state: string;
  readonly reason: string;
}

/** AOSP `OomAdjuster.computeOomAdjLSP`, by activities and services. */
export function importanceOf(system: SystemServices, process: RunningProcess): Importance {
  const own = activitiesIn(system, process);
  const isIn = (state: ActivityView['state']) => own.some((each) => each.state === state);
  if (process.packageName === 'com.android.systemui')
    return { adj: -800, label: 'pers', state: 'PER', reason: 'fixed' };
  if (isIn('RESUMED')) return { adj: 0, label: 'fg', state: 'TOP', reason: 'top-activity' };
  if (isIn('PAUSED')) return { adj: 100, label: 'vis', state: 'TOP', reason: 'vis-activity' };
  const services = system.services.list().filter(({ pid }) => pid === process.pid);
  if (services.some(({ isForeground }) => isForeground)) {
    return { adj: 200, label: 'prcp', state: 'FGS', reason: 'fg-service' };
  }
  if (services.length > 0) return { adj: serviceAdj, label: 'svc', state: 'SVC', reason: 'started-services' };
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

/** Its activities, top ones first by task. */
export function activitiesIn(system: SystemServices, process: RunningProcess): readonly ActivityView[] {
  return system.activities
    .tasks()
    .flatMap(({ activities }) => activities)
    .filter((each) => each.process?.pid === process.pid);
}
