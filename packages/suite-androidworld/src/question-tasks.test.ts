import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createRandom } from '@androidworld/core';
import {
  askedOf,
  buildState,
  checkAnswer,
  type ExpectedAnswer,
  expectedAnswer,
  type Item,
  publishedCheck,
  type Question,
  type QuestionParams,
  type QuestionWorld,
  questionApps,
  readQuestionFile,
  sampleParams,
  wrongAnswers,
} from '@androidworld/question-tasks';
import { describe, expect, test } from 'vitest';
import { published } from './published.ts';
import { questionFolder, suiteQuestions } from './question-tasks.ts';

const now = new Date('2023-10-15T15:34:00Z');
const today = '2023-10-15';
const files = readdirSync(questionFolder);
const seeds = Array.from({ length: 400 }, (_, index) => index * 7919);

type Values = QuestionParams['values'];
/** The answer a person finds who looks at everything on the phone: never at what the question declares. */
type Oracle = (state: readonly Item[], values: Values) => ExpectedAnswer;

const texts = (state: readonly Item[], field: string): ExpectedAnswer => ({
  kind: 'texts',
  texts: state.map((item) => String(item[field])),
});
const number = (value: number, more: { unit?: 'minutes' | 'metres'; tolerance?: number } = {}): ExpectedAnswer => ({
  kind: 'number',
  number: value,
  tolerance: 0,
  ...more,
});
const sum = (state: readonly Item[], field: string) => state.reduce((total, item) => total + Number(item[field]), 0);
const on = (field: string, day: unknown) => (item: Item) => item[field] === day;
const between = (field: string, from: unknown, to: unknown) => (item: Item) =>
  String(item[field]) >= String(from) && String(item[field]) <= String(to);
const startOf = (item: Item) => `${item.start_date} ${item.start_time ?? '00:00'}`;
const isNow = '2023-10-15 15:34';
const isKind = (category: unknown) => (item: Item) => item.category === category;
const thisWeek = between('start_date', '2023-10-09', '2023-10-15');
const earliest = (state: readonly Item[]) => state.toSorted((a, b) => (startOf(a) < startOf(b) ? -1 : 1)).slice(0, 1);

const oracles: Readonly<Record<string, Oracle>> = {
  SimpleCalendarEventsOnDate: (state, { date }) => texts(state.filter(on('start_date', date)), 'title'),
  SimpleCalendarNextEvent: (state) => texts(earliest(state.filter((item) => startOf(item) > isNow)), 'title'),
  SimpleCalendarEventOnDateAtTime: (state, { date, time }) =>
    texts(
      state.filter((item) => startOf(item) <= `${date} ${time}` && endOf(item) > `${date} ${time}`),
      'title',
    ),
  SimpleCalendarAnyEventsOnDate: (state, { date }) => texts(state.filter(on('start_date', date)), 'title'),
  SimpleCalendarNextMeetingWithPerson: (state, { person }) => {
    const meetings = state.filter((item) => String(item.title).includes(String(person)) && startOf(item) > isNow);
    const [next] = earliest(meetings);
    return { kind: 'moment', date: String(next?.start_date), time: String(next?.start_time) };
  },
  SimpleCalendarLocationOfEvent: (state, { title }) => texts(state.filter(on('title', title)), 'location'),
  SimpleCalendarEventsInNextWeek: (state) =>
    texts(state.filter(between('start_date', '2023-10-16', '2023-10-22')), 'title'),
  SimpleCalendarFirstEventAfterStartTime: (state, { date, time }) =>
    texts(
      earliest(state.filter((item) => item.start_date === date && String(item.start_time) >= String(time))),
      'title',
    ),
  SimpleCalendarEventsInTimeRange: (state, { date, startTime }) =>
    texts(state.filter(on('start_date', date)).filter(between('start_time', startTime, '20:00')), 'title'),
  TasksDueOnDate: (state, { date }) => texts(state.filter(on('due_date', date)), 'title'),
  TasksHighPriorityTasks: (state) => texts(state.filter(on('importance', 0)), 'title'),
  TasksHighPriorityTasksDueOnDate: (state, { date }) =>
    texts(state.filter(on('importance', 0)).filter(on('due_date', date)), 'title'),
  TasksDueNextWeek: (state) => number(state.filter(between('due_date', '2023-10-16', '2023-10-22')).length),
  TasksCompletedTasksForDate: (state, { date }) =>
    texts(
      state.filter(on('due_date', date)).filter((item) => 'completed_date' in item),
      'title',
    ),
  TasksIncompleteTasksOnDate: (state, { date }) =>
    texts(
      state.filter(between('due_date', '0', date)).filter((item) => !('completed_date' in item)),
      'title',
    ),
  SportsTrackerActivitiesOnDate: (state, { date }) => texts(state.filter(on('start_date', date)), 'category'),
  SportsTrackerActivitiesCountForWeek: (state, { category }) =>
    number(state.filter(thisWeek).filter(isKind(category)).length),
  SportsTrackerActivityDuration: (state, { date, category }) =>
    number(sum(state.filter(on('start_date', date)).filter(isKind(category)), 'duration'), { unit: 'minutes' }),
  SportsTrackerLongestDistanceActivity: (state, { category }) =>
    number(
      Math.max(
        ...state
          .filter(thisWeek)
          .filter(isKind(category))
          .map((item) => Number(item.total_distance)),
      ),
      {
        unit: 'metres',
        tolerance: 10,
      },
    ),
  SportsTrackerTotalDurationForCategoryThisWeek: (state, { category }) =>
    number(sum(state.filter(thisWeek).filter(isKind(category)), 'duration'), { unit: 'minutes' }),
  SportsTrackerTotalDistanceForCategoryOverInterval: (state, { category, startDate, endDate }) =>
    number(sum(state.filter(between('start_date', startDate, endDate)).filter(isKind(category)), 'total_distance'), {
      unit: 'metres',
      tolerance: 10,
    }),
  NotesRecipeIngredientCount: (state, { title, ingredient }) => {
    const [recipe] = state.filter(on('folder', 'Recipes')).filter(on('title', title));
    const found = new RegExp(`(\\d+ (?:cup|tablespoon|teaspoon)s?) ${ingredient}`, 'g');
    return { kind: 'texts', texts: [...String(recipe?.body).matchAll(found)].map(([, amount = '']) => amount) };
  },
  NotesMeetingAttendeeCount: (state, { title }) => {
    const [note] = state.filter(on('folder', 'Meeting Notes')).filter(on('title', title));
    const numbers = String(note?.body).match(/\d+/g) ?? [];
    return number(numbers.length === 1 ? Number(numbers[0]) : Number.NaN);
  },
  NotesIsTodo: (state, { title }) => {
    const found = state.filter(on('title', title));
    return { kind: 'truth', truth: found.length === 1 && found[0]?.is_todo === true };
  },
  NotesTodoItemCount: (state, { folder }) =>
    number(state.filter(on('folder', folder)).filter(on('is_todo', true)).length),
};

function endOf(item: Item): string {
  const minutes = Number(item.duration ?? 30);
  const end = new Date(Date.parse(`${startOf(item).replace(' ', 'T')}:00Z`) + minutes * 60_000);
  return end.toISOString().slice(0, 16).replace('T', ' ');
}

function worldOf({ app }: Question): QuestionWorld {
  const found = questionApps.find(({ name }) => name === app);
  if (found === undefined) throw new Error(`no app ${app}`);
  return { app: found, now };
}

const isSorted = (expected: ExpectedAnswer): ExpectedAnswer =>
  expected.kind === 'texts' ? { kind: 'texts', texts: expected.texts.toSorted() } : expected;

test('there is a question file, named after its question, for each of the 25 published questions', () => {
  const names = Object.keys(oracles).toSorted();
  expect(names).toHaveLength(25);
  expect(files.toSorted()).toEqual(names.map((name) => `${name}.yaml`));
  expect(Object.keys(published)).toEqual(expect.arrayContaining(names));
});

describe.each(files.map((file) => [file.replace('.yaml', ''), file] as const))('the question %s', (name, file) => {
  const question = readQuestionFile(fileURLToPath(new URL(file, questionFolder)));
  const world = worldOf(question);
  const instances = seeds.map((seed) => {
    const params = sampleParams(question, world, createRandom(seed));
    return { params, state: buildState(question, params, world), expected: expectedAnswer(question, params) };
  });

  test('has the answer that everything on the phone gives, noise and all', () => {
    expect(question.name).toBe(name);
    for (const { params, state, expected } of instances) {
      expect(state).toHaveLength(params.items.length + world.app.noiseCount);
      const found = oracles[name]?.(state, params.values);
      expect(found && isSorted(found)).toEqual(isSorted(expected));
    }
  });

  test("takes the right answer, by our rules and the original's, and no near miss", () => {
    for (const { params, state, expected } of instances) {
      const asked = askedOf(question, params);
      const right = rightAnswer(expected);
      expect(checkAnswer(right, expected, asked), right).toBe(true);
      expect(publishedCheck(right, expected), right).toBe(true);
      expect(checkAnswer(asked.goal, expected, asked), `the question itself: ${asked.goal}`).toBe(false);
      for (const { name: miss, text } of wrongAnswers(question, expected, state)) {
        expect(checkAnswer(text, expected, asked), `${miss}: ${text}, where ${right} is right`).toBe(false);
      }
    }
  });

  test('does not always have the same answer', () => {
    const answers = new Set(instances.map(({ expected }) => JSON.stringify(isSorted(expected))));
    expect(answers.size).toBeGreaterThanOrEqual(expectedVariety[name] ?? 10);
  });
});

const expectedVariety: Readonly<Record<string, number>> = {
  NotesIsTodo: 2,
  NotesTodoItemCount: 6,
  TasksDueNextWeek: 6,
  SportsTrackerActivitiesCountForWeek: 5,
};

function rightAnswer(expected: ExpectedAnswer): string {
  switch (expected.kind) {
    case 'texts':
      return expected.texts.toReversed().join(', ');
    case 'number':
      return String(expected.number);
    case 'truth':
      return expected.truth ? 'True' : 'False';
    case 'moment': {
      const date = new Date(`${expected.date}T00:00:00Z`);
      const month = date.toLocaleString('en-US', { month: 'long', timeZone: 'UTC' });
      return `${month} ${date.getUTCDate()} ${date.getUTCFullYear()} ${expected.time}`;
    }
  }
}

test('suiteQuestions() has the questions with a solution, with their published budgets', () => {
  for (const task of suiteQuestions()) {
    const { difficulty, optimalSteps, stepBudget } = published[task.name as keyof typeof published];
    expect(task).toMatchObject({ difficulty, optimalSteps, stepBudget });
    expect(task.solution).toBeDefined();
  }
});

test('questions begin on a Sunday, as the oracles here take for granted', () => {
  expect(new Date(today).getUTCDay()).toBe(0);
});
