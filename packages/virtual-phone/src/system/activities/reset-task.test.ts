import { describe, expect, it } from 'vitest';
import { intentFlags } from '../packages/intent-text.ts';
import type { PlacedActivity, PlacedTask } from './activity-starter.ts';
import { resetTask } from './reset-task.ts';

/*
 * A task is written as its affinity and its activities, bottom to top: `p: R A/launch B/to=A C/q,moves`. After the slash:
 * `launch` finishOnTaskLaunch, `reset` FLAG_ACTIVITY_CLEAR_WHEN_TASK_RESET, `to=X` answers X, `moves` allowTaskReparenting,
 * another word its affinity, where that is not the task's.
 */
const cases: readonly {
  name: string;
  tasks: readonly string[];
  forced?: true;
  finished?: string;
  taken?: string;
  expelled?: string;
}[] = [
  { name: 'leaves a plain task alone', tasks: ['p: R A B'] },
  { name: 'ends what is to end when the task is launched', tasks: ['p: R A/launch B'], finished: 'A' },
  { name: 'never ends the first one', tasks: ['p: R/launch A'] },
  { name: 'ends one that is marked, with all above it', tasks: ['p: R A/reset B C'], finished: 'C B A' },
  {
    name: 'ends those that answer to one that ends',
    tasks: ['p: R A/launch B/to=A C'],
    finished: 'B A',
  },
  { name: 'leaves those that answer to one that stays', tasks: ['p: R A B/to=A'] },
  { name: 'leaves only the first when it is forced', tasks: ['p: R A B/to=A'], forced: true, finished: 'B A' },
  { name: 'sends home who belongs elsewhere', tasks: ['p: R A/q,moves B'], expelled: 'A' },
  { name: 'leaves who belongs elsewhere and may not move', tasks: ['p: R A/q'] },
  {
    name: 'takes its own from behind, with those that answer to it',
    tasks: ['p: R', 'q: X A/p,moves B/q,to=A'],
    taken: 'A B',
  },
  { name: 'takes nobody else', tasks: ['p: R', 'q: X A/p B/s,moves'] },
  { name: 'does not take the first one of another task', tasks: ['p: R', 'q: X/p,moves A'] },
  { name: 'ends instead of taking when it is forced', tasks: ['p: R', 'q: X A/p,moves'], forced: true, finished: 'A' },
  { name: 'ends instead of taking what ends at launch', tasks: ['p: R', 'q: X A/p,moves,launch'], finished: 'A' },
];

describe('resetTask()', () => {
  it.each(cases)('$name', ({ tasks, forced = false, finished = '', taken = '', expelled = '' }) => {
    const names: string[] = [];
    const placed = tasks.map((text, index) => build(text, index, names));
    const [target] = placed;
    if (target === undefined) throw new Error('No task');
    const reset = resetTask(placed, target, forced);
    const write = (tokens: readonly number[]) => tokens.map((token) => names[token]).join(' ');
    expect({
      finished: write(reset.finished),
      taken: write(reset.taken.map(({ token }) => token)),
      expelled: write(reset.expelled),
    }).toEqual({ finished, taken, expelled });
  });
});

function build(text: string, taskId: number, names: string[]): PlacedTask {
  const [affinity = '', rest = ''] = text.split(': ');
  const activities = rest.split(' ').map((word): PlacedActivity => {
    const [name = '', details = ''] = word.split('/');
    const marks = details.split(',').filter((mark) => mark !== '');
    const answers = marks.find((mark) => mark.startsWith('to='))?.slice(3);
    const own = marks.find((mark) => !['launch', 'reset', 'moves'].includes(mark) && !mark.startsWith('to='));
    names.push(name);
    return {
      token: names.length - 1,
      component: { packageName: affinity, className: name },
      launchMode: 'standard',
      intent: marks.includes('reset') ? { flags: intentFlags.newDocument } : {},
      affinity: own ?? affinity,
      finishOnTaskLaunch: marks.includes('launch'),
      allowTaskReparenting: marks.includes('moves'),
      resultTo: answers === undefined ? undefined : names.indexOf(answers),
    };
  });
  const realActivity = activities[0]?.component ?? { packageName: affinity, className: '' };
  return { taskId, type: 'standard', baseIntent: {}, realActivity, affinity, activities };
}
