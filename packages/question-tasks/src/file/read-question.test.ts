import { describe, expect, test } from 'vitest';
import { questionApps } from '../apps/question-apps.ts';
import type { Question } from '../state/question.ts';
import { problemsError } from './problem.ts';
import { readQuestion } from './read-question.ts';
import { parseSource } from './source-file.ts';
import { tryQuestion } from './try-question.ts';

const now = new Date('2023-10-15T15:34:00Z');

const good = `name: EventsOnDate
app: simple calendar pro
goal: Which events does Simple Calendar Pro have for {date}?
params:
  date: { days: 0..14 }
  time: { times: ['09:30', '14:00', '18:15'] }
  title: { texts: [Sailing club, Choir, Quiz] }
items:
  - start_date: '{date}'
    start_time: '{time}'
    title: '{title}'
exclude:
  - { field: start_date, equals: '{date}' }
answer: { texts: title }
`;

function read(text: string): Question {
  const source = parseSource('q.yaml', text);
  const question = readQuestion(source, { apps: questionApps, today: '2023-10-15' });
  const app = questionApps.find(({ name }) => name === question.app);
  const problems = app === undefined ? [] : tryQuestion(question, { app, now });
  if (problems.length > 0) throw problemsError(source, problems);
  return question;
}

function messageOf(text: string): string {
  try {
    read(text);
  } catch (error) {
    expect(error).toMatchObject({ code: 'AW_CONFIG_INVALID' });
    return error instanceof Error ? error.message : '';
  }
  return 'no error';
}

const changed = (from: string | RegExp, to: string) => {
  const text = good.replace(from, to);
  expect(text).not.toBe(good);
  return messageOf(text);
};

test('readQuestion() reads a question with its defaults', () => {
  expect(read(good)).toMatchObject({ name: 'EventsOnDate', stepBudget: 10, onlyFuture: false, tags: [] });
});

describe('readQuestion() names file, line, path, what was expected and what was found', () => {
  test.each<[what: string, from: string | RegExp, to: string, message: string | RegExp]>([
    [
      'of an unknown field',
      'answer: {',
      'hint: none\nanswer: {',
      /^q\.yaml:14:\d+: hint: expected one of the fields name, app, goal.*, found "hint"$/,
    ],
    [
      'of an unknown field of an item',
      'start_time:',
      'start_tme:',
      /^q\.yaml:10:\d+: items\[0\]\.start_tme: expected one of the fields .*; did you mean "start_time".*, found "start_tme"$/,
    ],
    [
      'of an unknown app',
      'simple calendar pro',
      'simple calendr pro',
      /^q\.yaml:2:\d+: app: expected one of .*did you mean "simple calendar pro"\?, found "simple calendr pro"$/,
    ],
    [
      'of a missing field',
      "    title: '{title}'\n",
      '',
      /^q\.yaml:9:\d+: items\[0\]\.title: expected a text.*, found nothing$/,
    ],
    [
      'of a day there is not',
      'days: 0..14',
      "days: '2023-02-30'",
      /^q\.yaml:5:\d+: params\.date\.days: expected days counted.*, found "2023-02-30"$/,
    ],
    [
      'of a day there is not, in an item',
      "start_date: '{date}'",
      'start_date: 2023-11-31',
      /^q\.yaml:9:\d+: items\[0\]\.start_date: expected days counted.*, found "2023-11-31"$/,
    ],
    [
      'of words for a day',
      "start_date: '{date}'",
      'start_date: October 32 2023',
      /items\[0\]\.start_date: expected days counted.*, found "October 32 2023"$/,
    ],
    [
      'of a range that ends before it begins',
      '0..14',
      '5..1',
      /^q\.yaml:5:\d+: params\.date\.days: expected days.*, found "5\.\.1"$/,
    ],
    [
      'of a time there is not',
      "'14:00'",
      "'24:00'",
      /^q\.yaml:6:\d+: params\.time\.times\[1\]: expected a time such as "09:05", found "24:00"$/,
    ],
    [
      'of a placeholder in the goal',
      '{date}?',
      '{dat}?',
      /^q\.yaml:3:\d+: goal: expected a parameter: date, time, title; did you mean "date"\?, found "\{dat\}"$/,
    ],
    [
      'of a placeholder in an item',
      "'{title}'",
      "'{name}'",
      /^q\.yaml:11:\d+: items\[0\]\.title: expected a parameter.*, found "\{name\}"$/,
    ],
    [
      'of a placeholder without quotes',
      "title: '{title}'",
      'title: {title}',
      /^q\.yaml:11:\d+: items\[0\]\.title: expected the placeholder in quotes: '\{title\}', found/,
    ],
    [
      'of a parameter of another kind',
      "start_time: '{time}'",
      "start_time: '{title}'",
      /items\[0\]\.start_time: expected a parameter that holds times, found "\{title\}, which holds texts"$/,
    ],
    [
      'of another value in the goal',
      '{date}?',
      '{date*}?',
      /goal: expected \{date\}: other values are drawn for items only, found "\{date\*\}"$/,
    ],
    [
      'of two operators',
      "equals: '{date}'",
      "equals: '{date}', atMost: 3",
      /^q\.yaml:13:\d+: exclude\[0\]: expected exactly one of equals/,
    ],
    ['of no answer', 'texts: title', '', /^q\.yaml:14:\d+: answer: expected exactly one of texts/],
    [
      'of an answer that is no field',
      'texts: title',
      'texts: titel',
      /^q\.yaml:14:\d+: answer\.texts: expected one of .*did you mean "title"\?, found "titel"$/,
    ],
    [
      'of an answer of another kind',
      'texts: title',
      'sum: title',
      /answer\.sum: expected a number: duration, found "title"$/,
    ],
    [
      'of an answer that no item sets',
      'texts: title',
      'texts: location',
      /answer\.texts: expected a field that every item sets; items\[0\] does not, found "location"$/,
    ],
    [
      'of texts with a comma',
      'Choir,',
      "'Choir, mixed',",
      /^q\.yaml:7:\d+: params\.title\.texts\[1\]: expected texts without a comma.*, found "Choir, mixed"$/,
    ],
    [
      'of one value of several items',
      "title: '{title}'",
      "title: '{title}'\n    repeat: 2\n    duration: 30",
      'no error',
    ],
    [
      'of more other values than there are',
      "title: '{title}'",
      "title: '{title*}'\n    repeat: 1..3",
      /items\[0\]\.title: expected at most as many of \{title\*\} as "title" has values besides its own, found "1 more"$/,
    ],
    [
      'of conditions that its own items do not meet',
      "equals: '{date}'",
      'equals: -3',
      /^q\.yaml:13:\d+: exclude: expected conditions that the question's own items meet/,
    ],
    ['of what can never be', 'params:', 'onlyFuture: true\nparams:', 'no error'],
    ['of text that is no YAML', 'params:', 'params: [', /^q\.yaml:\d+:\d+: expected YAML, found: /],
  ])('%s', (_, from, to, message) => {
    if (typeof message === 'string') expect(changed(from, to)).toBe(message);
    else expect(changed(from, to)).toMatch(message);
  });

  test('of items that are always over', () => {
    const past = good.replace('0..14', '-9..-1').replace('params:', 'onlyFuture: true\nparams:');
    expect(messageOf(past)).toMatch(/^q\.yaml:4:\d+: onlyFuture: expected something that can be, found /);
  });

  test('of one number of several items', () => {
    const several = good
      .replace('texts: title', 'number: duration')
      .replace("title: '{title}'", "title: '{title}'\n    repeat: 2\n    duration: 30");
    expect(messageOf(several)).toMatch(/answer\.number: expected one item, as "number" is of one.*, found "2 items"$/);
  });

  test('of noise that can never be', () => {
    const all = good.replace("{ field: start_date, equals: '{date}' }", '{ field: title, isSet: true }');
    expect(messageOf(all)).toMatch(
      /^q\.yaml:13:\d+: exclude: expected something that can be, found ".*gave only 0 of 75 items/,
    );
  });

  test('of several problems together', () => {
    const message = messageOf(good.replace('start_time:', 'start_tme:').replace('texts: title', 'texts: titel'));
    expect(message.split('\n')).toHaveLength(3);
  });

  test('of a value that is no number', () => {
    expect(messageOf(good.replace('texts: title', "value: '{title}', as: number"))).toMatch(
      /answer\.value: expected a number, as "as" says, found "Sailing club"$/,
    );
  });
});
