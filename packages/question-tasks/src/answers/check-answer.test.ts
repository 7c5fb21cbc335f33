import { describe, expect, test } from 'vitest';
import { checkAnswer } from './check-answer.ts';
import type { ExpectedAnswer } from './expected-answer.ts';

/** Answers that are right, and answers that are not. */
interface Cases {
  readonly what: string;
  readonly expected: ExpectedAnswer;
  readonly goal: string;
  readonly phrases?: readonly string[];
  readonly right: readonly string[];
  readonly wrong: readonly string[];
}

const titlesGoal = 'Which events does Simple Calendar Pro have for October 18? Give only the titles.';

const cases: readonly Cases[] = [
  {
    what: 'one text',
    expected: { kind: 'texts', texts: ['Board meeting'] },
    goal: titlesGoal,
    right: [
      'Board meeting',
      'board  MEETING',
      ' "Board meeting". ',
      '**Board meeting**',
      'Board-meeting',
      'The event is called "Board meeting".',
      'On October 18 you have: Board meeting',
      'You have Board meeting for October 18.',
      '- Board meeting',
    ],
    wrong: [
      '',
      'Board',
      'Board meetin',
      'meeting Board',
      'Board meeting, Board meeting',
      'Board meeting or Game night',
      'There is no Board meeting',
      'Not Board meeting',
      'Board meeting, Game night',
      'Board meeting at 14:00',
      'Board meeting on October 19',
      'Board meeting (probably)',
    ],
  },
  {
    what: 'several texts',
    expected: { kind: 'texts', texts: ['Board meeting', 'Game night', 'Q&A'] },
    goal: titlesGoal,
    right: [
      'Board meeting, Game night, Q&A',
      'Q and A, Game night, Board meeting',
      'Board meeting; Game night; Q&A',
      'Board meeting, Game night, and Q&A.',
      '1. Board meeting\n2. Game night\n3. Q&A',
      '- Q&A\n- Game night\n- Board meeting',
      'The events are Board meeting, Game night and Q&A.',
    ],
    wrong: ['Board meeting, Game night', 'Board meeting, Board meeting, Q&A', 'Board meeting, Game night, Q&A, Choir', 'Game night'],
  },
  {
    what: 'texts that hold each other',
    expected: { kind: 'texts', texts: ['running', 'trail running'] },
    goal: 'Which kinds of activity does OpenTracks have for October 6?',
    right: ['trail running, running', 'Running and Trail Running'],
    wrong: ['trail running', 'running', 'running, running', 'trail, running'],
  },
  {
    what: 'a text twice',
    expected: { kind: 'texts', texts: ['running', 'running'] },
    goal: 'Which kinds?',
    right: ['running, running'],
    wrong: ['running', 'running, running, running'],
  },
  {
    what: 'an amount with its unit',
    expected: { kind: 'texts', texts: ['2 teaspoons'] },
    goal: 'How much honey does the recipe Almond Squares ask for?',
    right: ['2 teaspoons', '2 Teaspoons of honey', 'The recipe Almond Squares asks for 2 teaspoons of honey.'],
    wrong: ['3 teaspoons', '2 tablespoons', '2', '2 teaspoon', '12 teaspoons', '2.5 teaspoons', '1/2 teaspoons', 'teaspoons'],
  },
  {
    what: 'a count',
    expected: { kind: 'number', number: 6, tolerance: 0 },
    goal: 'How many tasks of the Tasks app are due next week? Answer with a single integer.',
    right: ['6', '6.0', '+6', 'six', 'Six.', '6 tasks', '**6**', 'There are 6 tasks due next week.', '6e0'],
    wrong: ['7', '5', '-6', '66', '6 or 7', '6-7', '~6', 'about 6', '6 hours', '6 km', '6%', '$6', 'not 6', 'six or seven', '6 7'],
  },
  {
    what: 'minutes',
    expected: { kind: 'number', number: 200, tolerance: 0, unit: 'minutes' },
    goal: 'How long did the running activity take that OpenTracks has for October 10? Answer in minutes.',
    phrases: ['October 10', 'running'],
    right: [
      '200',
      '200 min',
      '200 minutes',
      '3 hours 20 minutes',
      '3 hours and 20 minutes',
      '3h 20m',
      '3h20m',
      '3 hrs, 20 min',
      '3 hours, 20 minutes and 0 seconds',
      '12,000 seconds',
      'The running activity took 200 minutes.',
      'The running activity on October 10 took 3 hours 20 minutes.',
    ],
    wrong: ['3 hours', '20 minutes', '200 hours', '3:20', '3:20:00', '20 minutes 3 hours', '200 km', '199', '3 hours 20', '3.2 hours'],
  },
  {
    what: 'metres',
    expected: { kind: 'number', number: 1207, tolerance: 10, unit: 'metres' },
    goal: 'How far did the longest go? Answer in metres.',
    right: ['1207', '1,207', '1 207', '1,200 m', '1.2 km', '0.75 mi', '0.75 miles', '1216.9', '1197.1 meters', 'The longest was 1,207 metres.'],
    wrong: ['1217', '1197', '1.207', '1.207 m', '1207 km', '1,20', '1207 ft', '12,07', '1207 minutes'],
  },
  {
    what: 'a number that the question has too',
    expected: { kind: 'number', number: 10, tolerance: 0, unit: 'minutes' },
    goal: 'How long did the activity take that OpenTracks has for October 10? Answer in minutes.',
    phrases: ['October 10'],
    right: ['10', '10 minutes', 'October 10: 10 minutes'],
    wrong: ['October 10', 'The activity that OpenTracks has for October 10'],
  },
  {
    what: 'a day and a time',
    expected: { kind: 'moment', date: '2023-10-16', time: '14:00' },
    goal: 'When do I meet Bo next? Answer in the form month name, day, year, hour:minutes.',
    right: [
      'October 16 2023 14:00',
      'October 16, 2023, 14:00',
      'October 16, 2023 at 14:00',
      'october 16th 2023 2:00 PM',
      'Oct 16, 2023 2pm',
      'Oct. 16, 2023, 2 p.m.',
      '16 October 2023, 14:00',
      '16th of October 2023 at 14:00:00',
      '2023-10-16 14:00',
      '2023-10-16T14:00:00',
      'Monday, October 16, 2023 14:00',
      'You meet Bo next on Monday, October 16, 2023, at 14:00.',
    ],
    wrong: [
      'October 16 2023',
      '14:00',
      'October 16 14:00',
      'October 16 2023 2:00',
      'October 16 2023 14:01',
      'October 17 2023 14:00',
      'October 16 2024 14:00',
      'Tuesday, October 16, 2023 14:00',
      '10/16/2023 14:00',
      '16.10.2023 14:00',
      'tomorrow 14:00',
      'October 16 2023 14:00 or 15:00',
      'October 16 2023 14:00, October 17 2023 14:00',
      'October 16 2023 14:00-14:30',
      'October 16 2023 14:00:30',
      'October 16 2023 14:00am',
      'June 31 2023 14:00',
    ],
  },
  {
    what: 'a day alone',
    expected: { kind: 'moment', date: '2023-10-05' },
    goal: 'Which day?',
    right: ['October 5 2023', 'October 05, 2023', '2023-10-05'],
    wrong: ['October 5 2023 14:00', 'October 5'],
  },
  {
    what: 'true or false',
    expected: { kind: 'truth', truth: true },
    goal: 'Is the note No Way in the Joplin app a to-do? Answer with True or False.',
    phrases: ['No Way'],
    right: ['True', 'true.', 'Yes', 'Yes, it is a to-do.', 'True, the note No Way is a to-do.'],
    wrong: ['False', 'No', 'True or False', 'Not true', 'It is', 'Yes and no', 'maybe yes'],
  },
];

describe.each(cases.map((one) => [one.what, one] as const))('checkAnswer() of %s', (_, { expected, goal, phrases = [], right, wrong }) => {
  test.each(right)('takes %j', (answer) => expect(checkAnswer(answer, expected, { goal, phrases })).toBe(true));
  test.each(wrong)('refuses %j', (answer) => expect(checkAnswer(answer, expected, { goal, phrases })).toBe(false));
});
