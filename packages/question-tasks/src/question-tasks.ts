import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AndroidWorldError, defineTask, type Task, type Ui } from '@androidworld/core';
import { describeFileError } from '@androidworld/core/internals';
import { type Asked, checkAnswer } from './answers/check-answer.ts';
import { expectedAnswer } from './answers/expected-answer.ts';
import { publishedCheck } from './answers/published-check.ts';
import { wrongAnswerNames, wrongAnswers } from './answers/wrong-answers.ts';
import type { QuestionApp } from './apps/question-app.ts';
import { questionApps } from './apps/question-apps.ts';
import { dayOf } from './dates/day.ts';
import { problemsError } from './file/problem.ts';
import { readQuestion } from './file/read-question.ts';
import { readSourceFile } from './file/source-file.ts';
import { tryQuestion } from './file/try-question.ts';
import { buildState } from './state/build-state.ts';
import { placeholdersOf } from './state/placeholder.ts';
import type { Question } from './state/question.ts';
import {
  goalOf,
  type QuestionParams,
  type QuestionWorld,
  questionParamsSchema,
  sampleParams,
} from './state/question-params.ts';

/** A task made of a question file. */
export type QuestionTask = Task<QuestionParams, undefined>;

/** How a person finds the answer on the screen; ends with `ui.answer()`. */
export type QuestionSolution = (ui: Ui, params: QuestionParams) => Promise<void>;

/** `lenient`: what `docs/answers.md` says. `published`: the original's rules to the letter. */
export type AnswerRules = 'lenient' | 'published';

/** How tasks are made of question files. */
export interface QuestionTasksOptions {
  /** What questions may be about. Default: Simple Calendar Pro, Tasks.org, OpenTracks, Joplin. */
  readonly apps?: readonly QuestionApp[];
  /** The device's clock when an episode begins; the data counts days from its day. Default: 15 October 2023, 15:34 UTC. */
  readonly startTime?: Date;
  /** By the question's name. */
  readonly solutions?: Readonly<Record<string, QuestionSolution>>;
  /** Default `lenient`. */
  readonly answers?: AnswerRules;
}

const defaultStartTime = new Date('2023-10-15T15:34:00Z');

/**
 * Makes a task of every question file (`.yaml`, `.yml`) of a folder, in the order of their names.
 *
 * @param folder e.g. `new URL('./questions/', import.meta.url)`
 * @throws AW_CONFIG_INVALID if a question is wrong: names file, line, path, what was expected and what was found
 */
export function questionTasks(folder: URL, options: QuestionTasksOptions = {}): QuestionTask[] {
  const path = fileURLToPath(folder);
  const tasks = questionFiles(path).map((file) => questionTask(join(path, file), options));
  const names = tasks.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice === undefined) return tasks;
  throw new AndroidWorldError(
    'AW_CONFIG_INVALID',
    `${path}: expected names that differ, found "${twice}" in two files`,
    {
      details: { folder: path, name: twice },
    },
  );
}

function questionFiles(path: string): string[] {
  try {
    return readdirSync(path)
      .filter((file) => /\.ya?ml$/.test(file))
      .toSorted();
  } catch (cause) {
    const reason = describeFileError(cause) ?? String(cause);
    throw new AndroidWorldError('AW_CONFIG_INVALID', `Cannot read the questions of ${path}: ${reason}`, { cause });
  }
}

/** Reads one question file. @throws AW_CONFIG_INVALID as {@link questionTasks} */
export function readQuestionFile(
  file: string,
  { apps = questionApps, startTime = defaultStartTime }: QuestionTasksOptions = {},
): Question {
  const source = readSourceFile(file);
  const question = readQuestion(source, { apps, today: dayOf(startTime) });
  const problems = tryQuestion(question, worldOf(question, { apps, startTime }));
  if (problems.length > 0) throw problemsError(source, problems);
  return question;
}

function questionTask(file: string, options: QuestionTasksOptions): QuestionTask {
  const question = readQuestionFile(file, options);
  const { answers = 'lenient', solutions = {} } = options;
  const world = worldOf(question, options);
  const solution = solutions[question.name];
  return defineTask<QuestionParams, undefined>({
    name: question.name,
    apps: [question.app],
    ...(question.difficulty && { difficulty: question.difficulty }),
    ...(question.optimalSteps && { optimalSteps: question.optimalSteps }),
    stepBudget: question.stepBudget,
    tags: question.tags,
    params: questionParamsSchema,
    sample: (random) => sampleParams(question, world, random),
    goal: (params) => goalOf(question, params),
    async setUp({ device, signal }, params) {
      await world.app.replace(device, buildState(question, params, world), { signal });
      return undefined;
    },
    async score({ answer = '' }, params) {
      const expected = expectedAnswer(question, params);
      const isRight =
        answers === 'published'
          ? publishedCheck(answer, expected)
          : checkAnswer(answer, expected, askedOf(question, params));
      if (isRight) return 1;
      return {
        score: 0,
        reason: `expected the answer ${JSON.stringify(expected)}; found ${answer === '' ? 'none' : JSON.stringify(answer)}`,
      };
    },
    tearDown: ({ device, signal }) => world.app.clear(device, { signal }),
    ...(solution && { solution }),
    nearMisses: wrongAnswerNames(question).map((name) => ({
      name,
      async run(ui, params) {
        const wrong = wrongAnswers(question, expectedAnswer(question, params), buildState(question, params, world));
        await ui.answer(wrong.find((candidate) => candidate.name === name)?.text ?? '');
      },
    })),
  });
}

function worldOf(
  question: Question,
  { apps = questionApps, startTime = defaultStartTime }: Pick<QuestionTasksOptions, 'apps' | 'startTime'>,
): QuestionWorld {
  const app = apps.find(({ name }) => name === question.app);
  if (app === undefined) throw new Error(`no app "${question.app}"`);
  return { app, now: startTime };
}

/** What an answer is judged by, besides what is right. */
export function askedOf(question: Question, params: QuestionParams): Asked {
  const { values, wordings } = params;
  const names = placeholdersOf(question.goal).map(({ name }) => name);
  const phrases = names.flatMap((name) => [wordings[name] ?? [], values[name] ?? []].flat().map(String));
  return { goal: goalOf(question, params), phrases };
}
