import { describe, expect, it } from 'vitest';
import { intentFlags as flag } from '../packages/intent-text.ts';
import { decideStart, type LaunchMode, type StartRequest } from './activity-starter.ts';
import {
  before,
  build,
  component,
  type From,
  flagSets,
  places,
  request,
  sourceOf,
  start,
} from './testing/place-tasks.ts';
import { tables } from './testing/start-tables.ts';

describe.each(tables)('decideStart() of a $mode activity from $from', ({ mode, from, cells }) => {
  const rows = cells
    .trim()
    .split('\n')
    .map((line) => line.split(/\s*;\s*/).map((cell) => cell.trim()));
  const cases = rows.flatMap(([flags = '', ...expected]) =>
    places.map((place, index) => ({ flags, place, expected: expected[index] })),
  );

  it('has a case for every set of flags and every place', () => {
    expect(cases).toHaveLength(Object.keys(flagSets).length * places.length);
  });

  it.each(cases)('with $flags while it is $place: $expected', ({ flags, place, expected }) => {
    const tasks = build(before(place, from, mode), mode);
    const flagBits = flagSets[flags];
    if (flagBits === undefined) throw new Error(`Unknown flags ${flags}`);
    expect(start(tasks, request(mode, flagBits, sourceOf(tasks, from)))).toBe(expected);
  });
});

/** T is the root of the only task, made by `base`; O lies on it. The start names T with `intent`. */
const rootCases: readonly {
  name: string;
  base?: StartRequest['intent'];
  intent?: Partial<StartRequest['intent']>;
  flags?: number;
  mode?: LaunchMode;
  from: From;
  layout: readonly string[];
  expected: string;
}[] = [
  { name: 'as it was made, from outside', from: 'shell', layout: ['home', 'T O'], expected: '^ T O' },
  { name: 'as it was made, from outside, while it is in front', from: 'shell', layout: ['T O'], expected: '= T O' },
  { name: 'as it was made, from inside', from: 'inside', layout: ['T O'], expected: '+ T O T*' },
  { name: 'as it was made, from inside, on top', from: 'inside', layout: ['T'], expected: '+ T T*' },
  {
    name: 'as it was made, from inside with NEW_TASK',
    flags: flag.newTask,
    from: 'inside',
    layout: ['T O'],
    expected: '= T O',
  },
  {
    name: 'by another intent, from outside',
    intent: { action: 'VIEW' },
    from: 'shell',
    layout: ['home', 'T O'],
    expected: '+ T O T*',
  },
  {
    name: 'as the launcher does, made by `am start -n`',
    intent: { action: 'MAIN', categories: ['LAUNCHER'] },
    flags: flag.newTask | flag.resetTaskIfNeeded,
    from: 'shell',
    layout: ['home', 'T O'],
    expected: '+ T O T*',
  },
  {
    name: 'as the launcher does, with other extras',
    base: { component: component('T'), action: 'MAIN', categories: ['LAUNCHER'] },
    intent: { action: 'MAIN', categories: ['LAUNCHER'], extras: { from: 'icon' } },
    flags: flag.newTask | flag.resetTaskIfNeeded,
    from: 'shell',
    layout: ['home', 'T O'],
    expected: '^ T O',
  },
  { name: 'of another app, as it was made', from: 'other app', layout: ['X', 'T O'], expected: '+ X T* / T O' },
  {
    name: 'of another app, as it was made, with NEW_TASK',
    flags: flag.newTask,
    from: 'other app',
    layout: ['X', 'T O'],
    expected: '^ T O / X',
  },
  { name: 'singleTop on top', mode: 'singleTop', from: 'inside', layout: ['T'], expected: '= T!' },
  { name: 'singleTop below', mode: 'singleTop', from: 'shell', layout: ['home', 'T O'], expected: '^ T O' },
  { name: 'singleTask below', mode: 'singleTask', from: 'inside', layout: ['T O'], expected: '= T!' },
  { name: 'singleTask that ended', mode: 'singleTask', from: 'inside', layout: ['(T) O'], expected: '+ O T*' },
  { name: 'standard that ended', from: 'shell', layout: ['home', '(T) O'], expected: '^ O' },
  {
    name: 'singleInstancePerTask, root',
    mode: 'singleInstancePerTask',
    from: 'shell',
    layout: ['T O'],
    expected: '= T!',
  },
  {
    name: 'singleInstancePerTask, several tasks',
    mode: 'singleInstancePerTask',
    flags: flag.multipleTask,
    from: 'shell',
    layout: ['T O'],
    expected: '+ T* / T O',
  },
];

describe('decideStart() of the activity the task was made for', () => {
  it.each(rootCases)('$name: $expected', ({ base, intent, flags = 0, mode = 'standard', from, layout, expected }) => {
    const names = layout.map((each) => each.replace('(T) ', ''));
    const tasks = build(names, mode).map((task) => {
      const isMade = task.activities.some((each) => each.component.packageName === 'p');
      const made = base ?? { component: component('T') };
      return isMade ? { ...task, baseIntent: made, realActivity: component('T') } : task;
    });
    const asked = request(mode, flags, sourceOf(tasks, from));
    expect(start(tasks, { ...asked, intent: { ...asked.intent, ...intent } })).toBe(expected);
  });
});

describe('decideStart()', () => {
  const decide = (layout: readonly string[], changes: Partial<StartRequest>, from: From = 'inside') => {
    const tasks = build(layout, changes.launchMode ?? 'standard');
    return { tasks, decision: decideStart(tasks, { ...request('standard', 0, sourceOf(tasks, from)), ...changes }) };
  };
  const withFlags = (flags: number, data?: string) => ({
    intent: { component: component('T'), flags, ...(data === undefined ? {} : { data }) },
  });

  it('cancels a result that is asked for with NEW_TASK, and starts the activity all the same', () => {
    const { decision } = decide(['R'], { ...withFlags(flag.newTask), forResult: true });
    expect(decision).toMatchObject({ cancelsResult: true, adds: true, result: 'success' });
  });

  it('starts a singleTask activity in the task of who waits for its result', () => {
    const { decision } = decide(['X', 'R'], { launchMode: 'singleTask', forResult: true }, 'other app');
    expect(decision).toMatchObject({ cancelsResult: false, adds: true, taskId: 1 });
  });

  it('leaves a task alone whose top is a single instance, and one of another affinity', () => {
    const alone = build(['T'], 'singleInstance');
    expect(start(alone, { ...request('standard', 0), component: component('O') })).toBe('+ T* / T');
    expect(start(build(['R'], 'standard'), { ...request('standard', 0), affinity: 'p.other' })).toBe('+ T* / R');
    expect(start(build(['R'], 'standard'), { ...request('standard', 0), affinity: null })).toBe('+ T* / R');
  });

  it('starts what a single instance starts in another task', () => {
    const tasks = build(['T'], 'singleInstance');
    const asked = { ...request('standard', 0, sourceOf(tasks, 'inside')), component: component('O') };
    expect(start(tasks, asked)).toBe('+ T* / T');
  });

  it('gives each document a task of its own, and finds it again', () => {
    const { tasks } = decide(['R'], {});
    const document = { ...withFlags(flag.newDocument, 'file:///a') };
    expect(start(tasks, { ...request('standard', 0, sourceOf(tasks, 'inside')), ...document })).toBe('+ T* / R');
    const open = build(['R', 'T'], 'standard').map((task) =>
      task.realActivity.className === 'T' ? { ...task, baseIntent: document.intent } : task,
    );
    const asked = request('standard', 0, sourceOf(open, 'inside'));
    expect(start(open, { ...asked, ...document })).toBe('^ T! / R');
    expect(start(open, { ...asked, ...withFlags(flag.newDocument, 'file:///b') })).toBe('+ T* / R / T');
    expect(start(open, { ...asked, ...document, documentLaunchMode: 'always' })).toBe('+ T* / R / T');
    expect(start(open, { ...asked, ...document, documentLaunchMode: 'never' })).toBe('+ R T* / T');
  });

  it('ends what was opened for the moment when the task is reset', () => {
    const tasks = build(['R O'], 'standard').map((task) => ({
      ...task,
      activities: task.activities.map((activity) =>
        activity.component.className === 'O'
          ? { ...activity, intent: { component: component('O'), flags: flag.newDocument } }
          : activity,
      ),
    }));
    const launcher = { component: component('R'), flags: flag.newTask | flag.resetTaskIfNeeded };
    const asked = { ...request('standard', 0), component: component('R'), intent: launcher };
    expect(start(tasks, asked)).toBe('= R');
  });

  it('takes what belongs to a task back into it when the launcher opens it, and sends away what does not', () => {
    const launcher = { component: component('R'), flags: flag.newTask | flag.resetTaskIfNeeded };
    const moving = { allowTaskReparenting: true };
    const tasks = build(['home', 'X O', 'R T'], 'standard').map((task) => ({
      ...task,
      activities: task.activities.map((activity) => {
        if (activity.component.className === 'O') return { ...activity, ...moving, affinity: 'p' };
        return activity.component.className === 'T' ? { ...activity, ...moving, affinity: 'other' } : activity;
      }),
    }));
    const token = (name: string) =>
      tasks.flatMap(({ activities }) => activities).find((each) => each.component.className === name)?.token;
    const asked = { ...request('standard', 0), component: component('R'), intent: launcher };
    const again = decideStart(tasks, asked);
    expect(again).toMatchObject({ taken: [token('O')], expelled: [token('T')], adds: false, result: 'task-to-front' });
    const plain = decideStart(tasks, { ...asked, intent: { ...launcher, flags: flag.newTask } });
    expect(plain).toMatchObject({ taken: [], expelled: [], finished: [] });
  });

  it('ends all but the first activity when the one that is opened clears its task on launch', () => {
    const tasks = build(['home', 'R T O'], 'standard');
    const launcher = { component: component('R'), flags: flag.newTask | flag.resetTaskIfNeeded };
    const asked = { ...request('standard', 0), component: component('R'), intent: launcher, clearTaskOnLaunch: true };
    expect(start(tasks, asked)).toBe('^ R');
  });

  it('puts an activity that recents starts again in its remembered task', () => {
    const [task] = build(['T'], 'standard');
    if (task === undefined) throw new Error('No task');
    const remembered = { ...task, activities: [] };
    expect(start([remembered], { ...request('standard', 0), inTask: task.taskId })).toBe('+ T*');
  });

  it('keeps home and other tasks apart', () => {
    const tasks = build(['home'], 'standard').map((task) => ({ ...task, affinity: 'p' }));
    expect(start(tasks, request('singleTask', 0))).toBe('+ T*');
    expect(decideStart(tasks, { ...request('singleTask', 0), type: 'home' }).taskId).toBe(1);
  });
});
