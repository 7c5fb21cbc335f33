import type { QuestionSolution } from '@androidworld/question-tasks';

/** How the answers are found on the screen, by the question's name. */
export const openTracksSolutions: Readonly<Record<string, QuestionSolution>> = {};
