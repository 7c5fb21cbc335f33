import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyTask } from '@androidworld/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { androidWorld } from '../suite.ts';
import { tasks } from '../tasks/tasks.ts';
import { readGoals } from './read-goals.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'goals-'));
});
afterAll(() => rm(folder, { recursive: true }));

const templates: Readonly<Record<string, string>> = {
  ContactsNewContactDraft: 'Draft {first} {last}, {phone}, {phone_label}.',
  ClockTimerEntry: 'Enter {hours} h {minutes} min {seconds} s.',
  OpenAppTaskEval: 'Start {app_name}.',
  TurnOnWifiAndOpenApp: 'Wi-Fi, then {app_name}.',
};

async function fileOf(records: unknown): Promise<string> {
  const file = join(folder, `${Math.random().toString(36).slice(2)}.json`);
  await writeFile(file, typeof records === 'string' ? records : JSON.stringify(records));
  return file;
}

const recordsOf = (all: readonly AnyTask[]) =>
  all.map(({ name }) => ({
    task_name: name,
    task_template: templates[name] ?? `Do ${name}.`,
    difficulty: 'easy',
    tags: [''],
    optimal_steps: '3',
  }));

const goal = (all: readonly AnyTask[], name: string, params: Record<string, unknown>) =>
  all.find((task) => task.name === name)?.goal(params);

test('androidWorld() words goals by the templates of a file', async () => {
  const { tasks: worded } = androidWorld({ goals: await fileOf(recordsOf(androidWorld().tasks)) });
  const draft = { first: 'Ada', last: 'Silva', phone: '1-2', phoneLabel: 'Work' };
  expect(goal(worded, 'ContactsNewContactDraft', draft)).toBe('Draft Ada Silva, 1-2, Work.');
  expect(goal(worded, 'ClockTimerEntry', { hours: 1, minutes: 2, seconds: 3 })).toBe('Enter 1 h 2 min 3 s.');
  expect(goal(worded, 'TurnOnWifiAndOpenApp', { wifi: { onOrOff: 'on' }, app: { appName: 'clock' } })).toBe(
    'Wi-Fi, then clock.',
  );
});

test('readGoals() does not take a parameter for a template', async () => {
  const worded = readGoals(await fileOf(recordsOf(tasks)), tasks);
  const draft = { first: '{last}', last: '$&', phone: '$1', phoneLabel: 'Home' };
  expect(goal(worded, 'ContactsNewContactDraft', draft)).toBe('Draft {last} $&, $1, Home.');
});

test.each([
  ['a file that is not JSON', '{', /Cannot read goals from .*\.json/],
  ['a record without a template', [{ task_name: 'A' }], /0\.task_template/],
  ['a task without a template', [], /no "task_template" for the task "\w+"/],
])('readGoals() refuses %s', async (_, content, message) => {
  const file = await fileOf(content);
  expect(() => readGoals(file, tasks)).toThrow(expect.objectContaining({ code: 'AW_CONFIG_INVALID' }));
  expect(() => readGoals(file, tasks)).toThrow(message);
});

test('readGoals() names a placeholder that the task has no parameter for', async () => {
  const records = recordsOf(tasks).map((record) => ({ ...record, task_template: 'Call {nobody}.' }));
  const worded = readGoals(await fileOf(records), tasks);
  expect(() => goal(worded, 'OpenAppTaskEval', { appName: 'clock' })).toThrow(/\{nobody\}.*appName/);
});

test('readGoals() leaves a task its own wording that the original words in code', async () => {
  const worded = readGoals(await fileOf(recordsOf(tasks)), tasks);
  const edit = { fileName: 'note_a.md', footer: 'Call Ada.' };
  expect(goal(worded, 'MarkorEditNote', edit)).toBe(goal(tasks, 'MarkorEditNote', edit));
});
