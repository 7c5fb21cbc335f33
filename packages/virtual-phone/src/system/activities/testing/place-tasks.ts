import { intentFlags as flag } from '../../packages/intent-text.ts';
import { decideStart, type LaunchMode, type PlacedTask, type StartRequest } from '../activity-starter.ts';

/*
 * The app under test has a root activity R, the target T, whose launch mode is the table's, and another activity O.
 * X belongs to another app. One line per set of flags, one column per place where T is before the start. A cell is the
 * result and the tasks afterwards, front first, each from bottom to top:
 *
 *   +  started (START_SUCCESS)   ^  its task was brought to the front   =  delivered to the top-most instance
 *   T*  a new instance           T!  an instance that got the intent (onNewIntent)
 *
 * Derived by hand from AOSP 13's ActivityStarter; the home task is left out.
 */
export const flagSets: Readonly<Record<string, number>> = {
  none: 0,
  NEW_TASK: flag.newTask,
  CLEAR_TOP: flag.clearTop,
  'NEW_TASK|CLEAR_TOP': flag.newTask | flag.clearTop,
  SINGLE_TOP: flag.singleTop,
  'NEW_TASK|CLEAR_TASK': flag.newTask | flag.clearTask,
  'NEW_TASK|MULTIPLE_TASK': flag.newTask | flag.multipleTask,
  REORDER_TO_FRONT: flag.reorderToFront,
};

export const places = ['absent', 'top', 'middle', 'behind'] as const;
export type Place = (typeof places)[number];
export type From = 'inside' | 'other app' | 'shell';

export const component = (name: string) => ({ packageName: name === 'X' ? 'q' : 'p', className: name });

/**
 * Tasks before the start, front first. A singleInstance T has its task for itself; of a singleInstancePerTask one it is the
 * first.
 */
export function before(place: Place, from: From, mode: LaunchMode): readonly string[] {
  const other = from === 'other app' ? ['X'] : [];
  const layouts: Partial<Record<LaunchMode, Record<'top' | 'middle' | 'behind', readonly string[]>>> = {
    singleInstance: { top: ['T', 'R'], middle: ['R O', 'T'], behind: ['R O', 'T'] },
    singleInstancePerTask: { top: ['T', 'R'], middle: ['T O', 'R'], behind: ['T O', 'R'] },
  };
  const inTask = layouts[mode] ?? { top: ['R T'], middle: ['R T O'], behind: ['R T O'] };
  const own = place === 'absent' ? (from === 'inside' ? ['R'] : []) : inTask[place];
  const isFront = place === 'top' || place === 'middle';
  return isFront ? [...own, ...other] : [...other, 'home', ...own];
}

/** The activity that starts T: the top one of the app's front task, or X. */
export function sourceOf(tasks: readonly PlacedTask[], from: From): StartRequest['source'] {
  if (from === 'shell') return undefined;
  const packageName = from === 'inside' ? 'p' : 'q';
  const task = tasks.find(({ activities }) => activities[0]?.component.packageName === packageName);
  const source = task?.activities.at(-1);
  if (task === undefined || source === undefined) throw new Error(`No activity to start from ${from}`);
  return { token: source.token, taskId: task.taskId, launchMode: source.launchMode };
}

export function build(layout: readonly string[], mode: LaunchMode): readonly PlacedTask[] {
  let token = 0;
  return layout.map((names, index) => {
    const activities = names.split(' ').map((name) => ({
      token: ++token,
      component: name === 'home' ? { packageName: 'home', className: 'home' } : component(name),
      launchMode: name === 'T' ? mode : ('standard' as const),
      intent: { component: component(name) },
      affinity: name === 'home' ? 'home' : component(name).packageName,
      finishOnTaskLaunch: false,
      allowTaskReparenting: false,
      resultTo: undefined,
    }));
    const root = activities[0]?.component ?? component('R');
    return {
      taskId: index + 1,
      type: names === 'home' ? 'home' : 'standard',
      baseIntent: { component: root },
      realActivity: root,
      affinity: root.packageName,
      activities,
    };
  });
}

/** What is there after the start, as the cells write it. */
export function start(tasks: readonly PlacedTask[], request: StartRequest): string {
  const decision = decideStart(tasks, request);
  const sign = { success: '+', 'task-to-front': '^', 'delivered-to-top': '=' }[decision.result];
  const write = (task: PlacedTask) => {
    const left = task.activities.filter(({ token }) => !decision.finished.includes(token));
    const moved = left.filter(({ token }) => token === decision.reordered);
    return [...left.filter((each) => !moved.includes(each)), ...moved].map(
      ({ component: { className }, token }) => `${className}${token === decision.delivered ? '!' : ''}`,
    );
  };
  const target = tasks.find(({ taskId }) => taskId === decision.taskId);
  const front = [...(target === undefined ? [] : write(target)), ...(decision.adds ? ['T*'] : [])].join(' ');
  const rest = tasks.filter((task) => task !== target && task.type === 'standard').map((task) => write(task).join(' '));
  return `${sign} ${[front, ...rest].join(' / ')}`;
}

export function request(mode: LaunchMode, flags: number, source?: StartRequest['source']): StartRequest {
  return {
    component: component('T'),
    launchMode: mode,
    documentLaunchMode: 'none',
    affinity: 'p',
    clearTaskOnLaunch: false,
    type: 'standard',
    intent: { component: component('T'), flags },
    forResult: false,
    ...(source === undefined ? {} : { source }),
  };
}
