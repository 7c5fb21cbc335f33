import { describe, expect, it } from 'vitest';
import { intentFlags as flag } from '../packages/intent-text.ts';
import { decideStart, type LaunchMode, type PlacedTask, type StartRequest } from './activity-starter.ts';

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
const flagSets: Readonly<Record<string, number>> = {
  none: 0,
  NEW_TASK: flag.newTask,
  CLEAR_TOP: flag.clearTop,
  'NEW_TASK|CLEAR_TOP': flag.newTask | flag.clearTop,
  SINGLE_TOP: flag.singleTop,
  'NEW_TASK|CLEAR_TASK': flag.newTask | flag.clearTask,
  'NEW_TASK|MULTIPLE_TASK': flag.newTask | flag.multipleTask,
  REORDER_TO_FRONT: flag.reorderToFront,
};

const places = ['absent', 'top', 'middle', 'behind'] as const;
type Place = (typeof places)[number];
type From = 'inside' | 'other app' | 'shell';

const component = (name: string) => ({ packageName: name === 'X' ? 'q' : 'p', className: name });

/** Tasks before the start, front first. A singleInstance T has its task for itself. */
function before(place: Place, from: From, mode: LaunchMode): readonly string[] {
  const other = from === 'other app' ? ['X'] : [];
  const isAlone = mode === 'singleInstance';
  const own = {
    absent: from === 'inside' ? ['R'] : [],
    top: isAlone ? ['T', 'R'] : ['R T'],
    middle: isAlone ? ['R O', 'T'] : ['R T O'],
    behind: isAlone ? ['R O', 'T'] : ['R T O'],
  }[place];
  const isFront = place === 'top' || place === 'middle';
  return isFront ? [...own, ...other] : [...other, 'home', ...own];
}

/** The activity that starts T: the top one of the app's front task, or X. */
function sourceOf(tasks: readonly PlacedTask[], from: From): StartRequest['source'] {
  if (from === 'shell') return undefined;
  const packageName = from === 'inside' ? 'p' : 'q';
  const task = tasks.find(({ activities }) => activities[0]?.component.packageName === packageName);
  const source = task?.activities.at(-1);
  if (task === undefined || source === undefined) throw new Error(`No activity to start from ${from}`);
  return { token: source.token, taskId: task.taskId, launchMode: source.launchMode };
}

function build(layout: readonly string[], mode: LaunchMode): readonly PlacedTask[] {
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
function start(tasks: readonly PlacedTask[], request: StartRequest): string {
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

function request(mode: LaunchMode, flags: number, source?: StartRequest['source']): StartRequest {
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

const tables: readonly { mode: LaunchMode; from: From; cells: string }[] = [
  {
    mode: 'standard',
    from: 'inside',
    cells: `
      none                   ; + R T*   ; + R T T*   ; + R T O T*   ; + R T O T*
      NEW_TASK               ; + R T*   ; + R T T*   ; + R T O T*   ; + R T O T*
      CLEAR_TOP              ; + R T*   ; + R T*     ; + R T*       ; + R T*
      NEW_TASK|CLEAR_TOP     ; + R T*   ; + R T*     ; + R T*       ; + R T*
      SINGLE_TOP             ; + R T*   ; = R T!     ; + R T O T*   ; + R T O T*
      NEW_TASK|CLEAR_TASK    ; + T*     ; + T*       ; + T*         ; + T*
      NEW_TASK|MULTIPLE_TASK ; + T* / R ; + T* / R T ; + T* / R T O ; + T* / R T O
      REORDER_TO_FRONT       ; + R T*   ; = R T!     ; = R O T!     ; ^ R O T!
    `,
  },
  {
    mode: 'standard',
    from: 'other app',
    cells: `
      none                   ; + X T*   ; + X T* / R T   ; + X T* / R T O   ; + X T* / R T O
      NEW_TASK               ; + T* / X ; + R T T* / X   ; + R T O T* / X   ; + R T O T* / X
      CLEAR_TOP              ; + X T*   ; + X T* / R T   ; + X T* / R T O   ; + X T* / R T O
      NEW_TASK|CLEAR_TOP     ; + T* / X ; + R T* / X     ; + R T* / X       ; + R T* / X
      SINGLE_TOP             ; + X T*   ; + X T* / R T   ; + X T* / R T O   ; + X T* / R T O
      NEW_TASK|CLEAR_TASK    ; + T* / X ; + T* / X       ; + T* / X         ; + T* / X
      NEW_TASK|MULTIPLE_TASK ; + T* / X ; + T* / R T / X ; + T* / R T O / X ; + T* / X / R T O
      REORDER_TO_FRONT       ; + X T*   ; + X T* / R T   ; + X T* / R T O   ; + X T* / R T O
    `,
  },
  {
    mode: 'standard',
    from: 'shell',
    cells: `
      none                   ; + T* ; + R T T*   ; + R T O T*   ; + R T O T*
      NEW_TASK               ; + T* ; + R T T*   ; + R T O T*   ; + R T O T*
      CLEAR_TOP              ; + T* ; + R T*     ; + R T*       ; + R T*
      NEW_TASK|CLEAR_TOP     ; + T* ; + R T*     ; + R T*       ; + R T*
      SINGLE_TOP             ; + T* ; = R T!     ; + R T O T*   ; + R T O T*
      NEW_TASK|CLEAR_TASK    ; + T* ; + T*       ; + T*         ; + T*
      NEW_TASK|MULTIPLE_TASK ; + T* ; + T* / R T ; + T* / R T O ; + T* / R T O
      REORDER_TO_FRONT       ; + T* ; = R T!     ; = R O T!     ; ^ R O T!
    `,
  },
  {
    mode: 'singleTop',
    from: 'inside',
    cells: `
      none                   ; + R T*   ; = R T! ; + R T O T*   ; + R T O T*
      NEW_TASK               ; + R T*   ; = R T! ; + R T O T*   ; + R T O T*
      CLEAR_TOP              ; + R T*   ; = R T! ; = R T!       ; ^ R T!
      NEW_TASK|CLEAR_TOP     ; + R T*   ; = R T! ; = R T!       ; ^ R T!
      SINGLE_TOP             ; + R T*   ; = R T! ; + R T O T*   ; + R T O T*
      NEW_TASK|CLEAR_TASK    ; + T*     ; + T*   ; + T*         ; + T*
      NEW_TASK|MULTIPLE_TASK ; + T* / R ; = R T! ; + T* / R T O ; + T* / R T O
      REORDER_TO_FRONT       ; + R T*   ; = R T! ; = R O T!     ; ^ R O T!
    `,
  },
  {
    mode: 'singleTop',
    from: 'other app',
    cells: `
      none                   ; + X T*   ; + X T* / R T ; + X T* / R T O   ; + X T* / R T O
      NEW_TASK               ; + T* / X ; = R T! / X   ; + R T O T* / X   ; + R T O T* / X
      CLEAR_TOP              ; + X T*   ; + X T* / R T ; + X T* / R T O   ; + X T* / R T O
      NEW_TASK|CLEAR_TOP     ; + T* / X ; = R T! / X   ; = R T! / X       ; ^ R T! / X
      SINGLE_TOP             ; + X T*   ; + X T* / R T ; + X T* / R T O   ; + X T* / R T O
      NEW_TASK|CLEAR_TASK    ; + T* / X ; + T* / X     ; + T* / X         ; + T* / X
      NEW_TASK|MULTIPLE_TASK ; + T* / X ; = R T! / X   ; + T* / R T O / X ; + T* / X / R T O
      REORDER_TO_FRONT       ; + X T*   ; + X T* / R T ; + X T* / R T O   ; + X T* / R T O
    `,
  },
  {
    mode: 'singleTop',
    from: 'shell',
    cells: `
      none                   ; + T* ; = R T! ; + R T O T*   ; + R T O T*
      NEW_TASK               ; + T* ; = R T! ; + R T O T*   ; + R T O T*
      CLEAR_TOP              ; + T* ; = R T! ; = R T!       ; ^ R T!
      NEW_TASK|CLEAR_TOP     ; + T* ; = R T! ; = R T!       ; ^ R T!
      SINGLE_TOP             ; + T* ; = R T! ; + R T O T*   ; + R T O T*
      NEW_TASK|CLEAR_TASK    ; + T* ; + T*   ; + T*         ; + T*
      NEW_TASK|MULTIPLE_TASK ; + T* ; = R T! ; + T* / R T O ; + T* / R T O
      REORDER_TO_FRONT       ; + T* ; = R T! ; = R O T!     ; ^ R O T!
    `,
  },
  {
    mode: 'singleTask',
    from: 'inside',
    cells: `
      none                   ; + R T* ; = R T! ; = R T! ; ^ R T!
      NEW_TASK               ; + R T* ; = R T! ; = R T! ; ^ R T!
      CLEAR_TOP              ; + R T* ; = R T! ; = R T! ; ^ R T!
      NEW_TASK|CLEAR_TOP     ; + R T* ; = R T! ; = R T! ; ^ R T!
      SINGLE_TOP             ; + R T* ; = R T! ; = R T! ; ^ R T!
      NEW_TASK|CLEAR_TASK    ; + T*   ; + T*   ; + T*   ; + T*
      NEW_TASK|MULTIPLE_TASK ; + R T* ; = R T! ; = R T! ; ^ R T!
      REORDER_TO_FRONT       ; + R T* ; = R T! ; = R T! ; ^ R T!
    `,
  },
  {
    mode: 'singleTask',
    from: 'other app',
    cells: `
      none                   ; + T* / X ; = R T! / X ; = R T! / X ; ^ R T! / X
      NEW_TASK               ; + T* / X ; = R T! / X ; = R T! / X ; ^ R T! / X
      CLEAR_TOP              ; + T* / X ; = R T! / X ; = R T! / X ; ^ R T! / X
      NEW_TASK|CLEAR_TOP     ; + T* / X ; = R T! / X ; = R T! / X ; ^ R T! / X
      SINGLE_TOP             ; + T* / X ; = R T! / X ; = R T! / X ; ^ R T! / X
      NEW_TASK|CLEAR_TASK    ; + T* / X ; + T* / X   ; + T* / X   ; + T* / X
      NEW_TASK|MULTIPLE_TASK ; + T* / X ; = R T! / X ; = R T! / X ; ^ R T! / X
      REORDER_TO_FRONT       ; + T* / X ; = R T! / X ; = R T! / X ; ^ R T! / X
    `,
  },
  {
    mode: 'singleTask',
    from: 'shell',
    cells: `
      none                   ; + T* ; = R T! ; = R T! ; ^ R T!
      NEW_TASK               ; + T* ; = R T! ; = R T! ; ^ R T!
      CLEAR_TOP              ; + T* ; = R T! ; = R T! ; ^ R T!
      NEW_TASK|CLEAR_TOP     ; + T* ; = R T! ; = R T! ; ^ R T!
      SINGLE_TOP             ; + T* ; = R T! ; = R T! ; ^ R T!
      NEW_TASK|CLEAR_TASK    ; + T* ; + T*   ; + T*   ; + T*
      NEW_TASK|MULTIPLE_TASK ; + T* ; = R T! ; = R T! ; ^ R T!
      REORDER_TO_FRONT       ; + T* ; = R T! ; = R T! ; ^ R T!
    `,
  },
  {
    mode: 'singleInstance',
    from: 'inside',
    cells: `
      none                   ; + T* / R ; = T! / R ; ^ T! / R O ; ^ T! / R O
      NEW_TASK               ; + T* / R ; = T! / R ; ^ T! / R O ; ^ T! / R O
      CLEAR_TOP              ; + T* / R ; = T! / R ; ^ T! / R O ; ^ T! / R O
      NEW_TASK|CLEAR_TOP     ; + T* / R ; = T! / R ; ^ T! / R O ; ^ T! / R O
      SINGLE_TOP             ; + T* / R ; = T! / R ; ^ T! / R O ; ^ T! / R O
      NEW_TASK|CLEAR_TASK    ; + T* / R ; + T* / R ; + T* / R O ; + T* / R O
      NEW_TASK|MULTIPLE_TASK ; + T* / R ; = T! / R ; ^ T! / R O ; ^ T! / R O
      REORDER_TO_FRONT       ; + T* / R ; = T! / R ; ^ T! / R O ; ^ T! / R O
    `,
  },
  {
    mode: 'singleInstance',
    from: 'other app',
    cells: `
      none                   ; + T* / X ; = T! / R / X ; ^ T! / R O / X ; ^ T! / X / R O
      NEW_TASK               ; + T* / X ; = T! / R / X ; ^ T! / R O / X ; ^ T! / X / R O
      CLEAR_TOP              ; + T* / X ; = T! / R / X ; ^ T! / R O / X ; ^ T! / X / R O
      NEW_TASK|CLEAR_TOP     ; + T* / X ; = T! / R / X ; ^ T! / R O / X ; ^ T! / X / R O
      SINGLE_TOP             ; + T* / X ; = T! / R / X ; ^ T! / R O / X ; ^ T! / X / R O
      NEW_TASK|CLEAR_TASK    ; + T* / X ; + T* / R / X ; + T* / R O / X ; + T* / X / R O
      NEW_TASK|MULTIPLE_TASK ; + T* / X ; = T! / R / X ; ^ T! / R O / X ; ^ T! / X / R O
      REORDER_TO_FRONT       ; + T* / X ; = T! / R / X ; ^ T! / R O / X ; ^ T! / X / R O
    `,
  },
  {
    mode: 'singleInstance',
    from: 'shell',
    cells: `
      none                   ; + T* ; = T! / R ; ^ T! / R O ; ^ T! / R O
      NEW_TASK               ; + T* ; = T! / R ; ^ T! / R O ; ^ T! / R O
      CLEAR_TOP              ; + T* ; = T! / R ; ^ T! / R O ; ^ T! / R O
      NEW_TASK|CLEAR_TOP     ; + T* ; = T! / R ; ^ T! / R O ; ^ T! / R O
      SINGLE_TOP             ; + T* ; = T! / R ; ^ T! / R O ; ^ T! / R O
      NEW_TASK|CLEAR_TASK    ; + T* ; + T* / R ; + T* / R O ; + T* / R O
      NEW_TASK|MULTIPLE_TASK ; + T* ; = T! / R ; ^ T! / R O ; ^ T! / R O
      REORDER_TO_FRONT       ; + T* ; = T! / R ; ^ T! / R O ; ^ T! / R O
    `,
  },
];

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
