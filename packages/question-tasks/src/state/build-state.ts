import { AndroidWorldError, createRandom, type Random } from '@androidworld/core';
import { dayOf } from '../dates/day.ts';
import { type Condition, resolveConditions } from './condition.ts';
import type { Item } from './field.ts';
import type { Question } from './question.ts';
import { fillWritten, type QuestionParams, type QuestionWorld } from './question-params.ts';

const maximumDraws = 10_000;

/** All items an instance puts onto the device, in the order they are written: the question's among noise. */
export function buildState(question: Question, params: QuestionParams, world: QuestionWorld): Item[] {
  const random = createRandom(params.noiseSeed);
  const noise = drawNoise(question, params, { ...world, random });
  return random.shuffle([...params.items, ...noise]);
}

/** What noise must not be, all together, in an instance. */
export function conditionsOf(question: Question, { values }: QuestionParams, { app, now }: QuestionWorld): Condition[] {
  return resolveConditions(question.exclude, {
    fields: app.fields,
    today: dayOf(now),
    valueOf: (written) => fillWritten(written, values),
    normalize: (field, value) => app.normalize?.(field, value) ?? value,
  });
}

function drawNoise(
  question: Question,
  params: QuestionParams,
  { app, now, random }: QuestionWorld & { readonly random: Random },
): Item[] {
  const conditions = conditionsOf(question, params, { app, now });
  const noise: Item[] = [];
  for (let draw = 0; noise.length < app.noiseCount; draw++) {
    if (draw === maximumDraws) {
      throw new AndroidWorldError(
        'AW_TASK_FAILED',
        `Question "${question.name}": ${maximumDraws} draws gave only ${noise.length} of ${app.noiseCount} items of noise that its "exclude" allows`,
        { details: { task: question.name } },
      );
    }
    const item = app.noise(random, { now, items: params.items });
    if (conditions.length === 0 || !app.meets(item, conditions)) noise.push(item);
  }
  return noise;
}
