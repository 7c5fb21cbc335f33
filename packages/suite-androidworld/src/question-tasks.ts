import type { AnyTask } from '@androidworld/core';
import {
  type AnswerRules,
  type QuestionSolution,
  type QuestionTask,
  questionTasks,
} from '@androidworld/question-tasks';
import { type PublishedTask, published } from './published.ts';
import { calendarSolutions } from './questions/calendar/solutions.ts';
import { joplinSolutions } from './questions/joplin/solutions.ts';
import { openTracksSolutions } from './questions/opentracks/solutions.ts';
import { tasksSolutions } from './questions/tasks/solutions.ts';

/** One YAML file per question; beside `src` and `dist` alike. */
export const questionFolder = new URL('../questions/', import.meta.url);

/** The apps whose questions are on: a question is in the suite when it has a solution. */
const solutions: Readonly<Record<string, QuestionSolution>> = {
  ...calendarSolutions,
  ...tasksSolutions,
  ...openTracksSolutions,
  ...joplinSolutions,
};

/** The suite's questions, with what was published of them. */
export function suiteQuestions({ answers = 'lenient' }: { readonly answers?: AnswerRules } = {}): AnyTask[] {
  return questionTasks(questionFolder, { solutions, answers })
    .filter(({ solution }) => solution !== undefined)
    .map(withPublished);
}

function withPublished(task: QuestionTask): AnyTask {
  const table: Readonly<Record<string, PublishedTask>> = published;
  const found = table[task.name];
  if (found === undefined) return task;
  const { difficulty, optimalSteps, stepBudget, tags } = found;
  return { ...task, difficulty, optimalSteps, stepBudget, tags };
}
