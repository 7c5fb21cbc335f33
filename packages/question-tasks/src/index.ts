// Answers
export type { Asked } from './answers/check-answer.ts';
export { checkAnswer } from './answers/check-answer.ts';
export type { ExpectedAnswer } from './answers/expected-answer.ts';
export { expectedAnswer } from './answers/expected-answer.ts';
export { gestaltRatio } from './answers/gestalt-ratio.ts';
export { publishedCheck } from './answers/published-check.ts';
export type { WrongAnswer } from './answers/wrong-answers.ts';
export { wrongAnswers } from './answers/wrong-answers.ts';
// Apps
export { joplinApp } from './apps/joplin.ts';
export { openTracksApp } from './apps/open-tracks.ts';
export type { NoiseContext, QuestionApp } from './apps/question-app.ts';
export { questionApps } from './apps/question-apps.ts';
export { simpleCalendarApp } from './apps/simple-calendar.ts';
export { tasksOrgApp } from './apps/tasks-org.ts';
// Questions
export type { AnswerRules, QuestionSolution, QuestionTask, QuestionTasksOptions } from './question-tasks.ts';
export { askedOf, questionTasks, readQuestionFile } from './question-tasks.ts';
export { buildState } from './state/build-state.ts';
export type { Condition, Operator } from './state/condition.ts';
export { meetsAll } from './state/condition.ts';
export type { Field, FieldKind, FieldValue, Item } from './state/field.ts';
export type { Question } from './state/question.ts';
export type { QuestionParams, QuestionWorld } from './state/question-params.ts';
export { goalOf, sampleParams } from './state/question-params.ts';
