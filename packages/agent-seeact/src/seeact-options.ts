import { AndroidWorldError } from '@androidworld/core';
import type { ModelOptions, ModelSource } from '@androidworld/models';
import { z } from 'zod';

export interface SeeActOptions extends ModelOptions {
  readonly model: ModelSource;
  /** In results. Default `seeact`; two agents of a run need two names. */
  readonly name?: string;
  /** Sentences added to the instructions. */
  readonly guidelines?: readonly string[];
  /** ENTER after typed text, as in the original. Default true. */
  readonly pressEnter?: boolean;
}

const seeActOptionsSchema = z.looseObject(
  {
    model: z.looseObject({}, 'expected a model: of the ai SDK, or { baseURL, name }'),
    name: z.string('expected a name').min(1, 'expected a name that is not empty').optional(),
    guidelines: z.array(z.string('expected a text'), 'expected a list of texts').optional(),
    pressEnter: z.boolean('expected true or false').optional(),
  },
  'expected options with a model',
);

/** Checks options that may come from a JSON or YAML file. @throws CONFIG_INVALID naming each option that is wrong */
export function checkSeeActOptions(options: unknown): void {
  const { error } = seeActOptionsSchema.safeParse(options);
  if (!error) return;
  const problems = error.issues.map(({ path, message }) =>
    path.length > 0 ? `${path.join('.')}: ${message}` : message,
  );
  throw new AndroidWorldError('CONFIG_INVALID', `The options of SeeAct are not valid:\n  ${problems.join('\n  ')}`, {
    details: { problems },
  });
}
