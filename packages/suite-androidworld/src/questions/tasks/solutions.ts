import type { QuestionSolution } from '@androidworld/question-tasks';

/** How the answers are found on the screen, by the question's name. */
export const tasksSolutions: Readonly<Record<string, QuestionSolution>> = {};
