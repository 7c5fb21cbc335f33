import { type NewTask, tasksOrg } from '@androidworld/android-kit';
import type { Random } from '@androidworld/core';
import { addDays, dayOf } from '../dates/day.ts';
import { instantOf } from '../dates/instant.ts';
import { timeOfMinutes } from '../dates/time-of-day.ts';
import { noiseTasks } from '../noise/task-words.ts';
import { meetsAll } from '../state/condition.ts';
import { type Item, numberOf, textOf } from '../state/field.ts';
import { appOf } from './app-of.ts';
import type { QuestionApp } from './question-app.ts';

const second = 1000;

/** Tasks.org: questions about tasks. */
export const tasksOrgApp: QuestionApp = appOf({
  data: tasksOrg,
  row: taskRow,
  name: 'tasks',
  itemName: 'task',
  fields: {
    title: { kind: 'text', required: true, describe: 'What is to be done.' },
    importance: { kind: 'number', min: 0, max: 3, describe: '0 (high) to 3 (none). Default 2.' },
    due_date: { kind: 'date', describe: 'The day it is due.' },
    due_time: { kind: 'time', describe: 'When it is due on that day. Default: any time.' },
    hide_until_date: { kind: 'date', describe: 'The day it is first shown.' },
    hide_until_time: { kind: 'time', describe: 'When it is first shown on that day. Default 00:00.' },
    completed_date: { kind: 'date', describe: 'The day it was done. Default: it is not done.' },
    completed_time: { kind: 'time', describe: 'When it was done on that day. Default 00:00.' },
    notes: { kind: 'text', describe: 'Further text.' },
  },
  noiseCount: 20,
  noise: noiseTask,
  meets: meetsAll,
  instantOf: (item) => instantOf(textOf(item, 'due_date'), textOf(item, 'due_time') || '23:59'),
});

export function taskRow(item: Item): NewTask {
  const importance = 'importance' in item ? numberOf(item, 'importance') : 2;
  return {
    title: textOf(item, 'title'),
    importance: importance === 0 || importance === 1 || importance === 3 ? importance : 2,
    dueDate: dueOf(item),
    hideUntil: momentOf(item, 'hide_until'),
    completed: momentOf(item, 'completed'),
    ...('notes' in item && { notes: textOf(item, 'notes') }),
  };
}

/** The app counts a time as set when the instant has a second more than the minute; a day alone is its noon. */
function dueOf(item: Item): number {
  const day = textOf(item, 'due_date');
  if (day === '') return 0;
  const time = textOf(item, 'due_time');
  return time === '' ? instantOf(day, '12:00') : instantOf(day, time) + second;
}

function momentOf(item: Item, name: 'hide_until' | 'completed'): number {
  const day = textOf(item, `${name}_date`);
  return day === '' ? 0 : instantOf(day, textOf(item, `${name}_time`) || '00:00');
}

/** Due within a week of now; hidden until some days before that; half of them done in the weeks before last. */
function noiseTask(random: Random, { now }: { readonly now: Date }): Item {
  const today = dayOf(now);
  const [title, note] = random.pick(noiseTasks);
  const due = random.integer(-7, 7);
  const time = () => timeOfMinutes(random.integer(0, 1439));
  return {
    title,
    importance: random.integer(0, 3),
    due_date: addDays(today, due),
    hide_until_date: addDays(today, due - random.integer(4, 8)),
    hide_until_time: time(),
    ...(random.chance(0.5) && {
      completed_date: addDays(today, random.integer(-21, -8)),
      completed_time: time(),
    }),
    ...(random.chance(0.5) && { notes: note }),
  };
}
