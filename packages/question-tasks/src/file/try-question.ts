import { createRandom, isAndroidWorldError } from '@androidworld/core';
import { buildState, conditionsOf } from '../state/build-state.ts';
import type { Question } from '../state/question.ts';
import { type QuestionWorld, sampleParams } from '../state/question-params.ts';
import type { Problem } from './problem.ts';

const trials = 8;

/**
 * What shows only in instances: conditions that the question's own items do not meet, or that leave no noise; items that
 * can never be in the future.
 */
export function tryQuestion(question: Question, world: QuestionWorld): Problem[] {
  for (let seed = 0; seed < trials; seed++) {
    const problem = trySeed(question, world, seed);
    if (problem !== undefined) return [problem];
  }
  return [];
}

function trySeed(question: Question, world: QuestionWorld, seed: number): Problem | undefined {
  try {
    const params = sampleParams(question, world, createRandom(seed));
    const conditions = conditionsOf(question, params, world);
    const stranger = params.items.find((item) => conditions.length > 0 && !world.app.meets(item, conditions));
    if (stranger !== undefined) {
      const expected = "conditions that the question's own items meet, since they say what would change the answer";
      return { path: ['exclude'], expected, found: stranger };
    }
    // One state is enough to see that there can be noise, and takes longer than all the drawing.
    if (seed === 0) buildState(question, params, world);
    return undefined;
  } catch (error) {
    if (!isAndroidWorldError(error, 'AW_TASK_FAILED')) throw error;
    const path = question.onlyFuture && error.message.includes('onlyFuture') ? ['onlyFuture'] : ['exclude'];
    return { path, expected: 'something that can be', found: error.message };
  }
}
