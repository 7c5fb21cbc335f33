import type { PhoneClock } from '@androidworld/app-sdk';
import { addDays, dayMs, endOfDay, startOfDay } from '../time/local-day.ts';
import type { Snapshot, TaskItem } from './snapshot.ts';

/** How a criterion joins those above it: the first takes all tasks there are. */
type Join = 'all' | 'and' | 'or' | 'not';

export const criterionKinds = {
  tag_is: 'Tag…',
  tag_contains: 'Tag name contains…',
  hideUntil: 'Start by…',
  dueDate: 'Due By…',
  importance: 'Priority…',
  title: 'Title contains…',
  list: 'In list…',
  recur: 'Repeats',
  completed: 'Complete',
  hidden: 'Not started',
  parent: 'Has subtasks',
  subtask: 'Is subtask',
  reminders: 'Has reminder',
} as const;

export type CriterionKind = keyof typeof criterionKinds;

/** One line of a filter somebody has made. */
export interface Criterion {
  readonly kind: CriterionKind;
  readonly join: Exclude<Join, 'all'>;
  /** Name, words, priority or day, as the kind needs. */
  readonly value: string;
  /** As it is shown. */
  readonly text: string;
}

/** Days and what they are called, by the value kept. */
export const dayValues = {
  '0': 'No date',
  'EOD()': 'Today',
  'EODY()': 'Yesterday',
  'EODT()': 'Tomorrow',
  'EODTT()': 'Day after tomorrow',
  'EODW()': 'Next week',
  'EODM()': 'Next month',
  'NOW()': 'Now',
} as const;

const joins: Readonly<Record<string, Criterion['join']>> = { '0': 'or', '1': 'not', '2': 'and' };
const joinNumbers: Readonly<Record<Criterion['join'], string>> = { or: '0', not: '1', and: '2' };

/** As the column `criterion` keeps them: a line each, its fields divided by bars and escaped. Other lines count for nothing. */
export function parseCriteria(text: string): Criterion[] {
  return text.split('\n').flatMap((line) => {
    const [kind = '', value = '', shown = '', join = ''] = line
      .split('|')
      .map((field) => field.replaceAll('!PIPE!', '|'));
    const found = Object.keys(criterionKinds).find((key): key is CriterionKind => key === kind);
    const joined = joins[join];
    return found === undefined || joined === undefined ? [] : [{ kind: found, value, text: shown, join: joined }];
  });
}

export function renderCriteria(criteria: readonly Criterion[]): string {
  return criteria
    .map(({ kind, value, text, join }) =>
      [kind, value, text, joinNumbers[join]].map((field) => field.replaceAll('|', '!PIPE!').replaceAll('\n', ' ')),
    )
    .map((fields) => fields.join('|'))
    .join('\n');
}

/** From the first line to the last, as SQL's sets would be built. */
export function matchesCriteria(
  criteria: readonly Criterion[],
  task: TaskItem,
  snapshot: Snapshot,
  clock: PhoneClock,
): boolean {
  return criteria.reduce((isIn, criterion) => {
    const fits = meets(criterion, task, snapshot, clock);
    if (criterion.join === 'or') return isIn || fits;
    return isIn && (criterion.join === 'and' ? fits : !fits);
  }, true);
}

function meets({ kind, value }: Criterion, task: TaskItem, snapshot: Snapshot, clock: PhoneClock): boolean {
  const has = (text: string | null) => (text ?? '').toLowerCase().includes(value.toLowerCase());
  switch (kind) {
    case 'tag_is':
      return value === '' ? task.tags.length === 0 : task.tags.some(({ name }) => name === value);
    case 'tag_contains':
      return task.tags.some(({ name }) => has(name));
    case 'hideUntil':
      return isBy(task.hideUntil, value, clock);
    case 'dueDate':
      return isBy(task.dueDate, value, clock);
    case 'importance':
      return task.importance <= Number(value);
    case 'title':
      return has(task.name);
    case 'list':
      return task.list === value;
    case 'recur':
      return (task.recurrence ?? '') !== '';
    case 'completed':
      return task.completed > 0;
    case 'hidden':
      return task.hideUntil > clock.nowMs;
    case 'parent':
      return snapshot.tasks.some(({ parent }) => parent === task.id);
    case 'subtask':
      return task.parent > 0;
    case 'reminders':
      return task.alarms.length > 0;
  }
}

function isBy(ms: number, value: string, { nowMs, zone }: PhoneClock): boolean {
  if (value === '0') return ms === 0;
  if (ms === 0) return false;
  const day = (days: number) => endOfDay(addDays(startOfDay(nowMs, zone), days, zone), zone);
  const ends: Readonly<Record<string, number>> = {
    'EOD()': day(0),
    'EODY()': day(-1),
    'EODT()': day(1),
    'EODTT()': day(2),
    'EODW()': day(7),
    'EODM()': day(30),
    'NOW()': nowMs,
  };
  return ms <= (ends[value] ?? nowMs + dayMs);
}
