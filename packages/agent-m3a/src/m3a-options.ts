import { AndroidWorldError } from '@androidworld/core';
import type { ModelOptions, ModelSource } from '@androidworld/models';
import { z } from 'zod';

export interface M3aOptions extends ModelOptions {
  readonly model: ModelSource;
  /**
   * `som` (default): a screenshot, its copy with a Set-of-Mark, and the list of elements. `text`: the list alone, with
   * more detail (the paper's T3A).
   */
  readonly input?: 'som' | 'text';
  /** In results. Default `m3a`, or `t3a` with `input: 'text'`; two agents of a run need two names. */
  readonly name?: string;
  /** Advice added to the built-in guidelines. */
  readonly guidelines?: readonly string[];
  /** How many of the latest steps the model is told of. Default all. */
  readonly historyLength?: number;
}

const m3aOptionsSchema = z.looseObject(
  {
    model: z.looseObject({}, 'expected a model: of the ai SDK, or { baseURL, name }'),
    input: z.enum(['som', 'text'], 'expected "som" or "text"').optional(),
    name: z.string('expected a name').min(1, 'expected a name that is not empty').optional(),
    guidelines: z.array(z.string('expected a text'), 'expected a list of texts').optional(),
    historyLength: z.int('expected a whole number').min(0, 'expected 0 or more').optional(),
    image: z
      .strictObject(
        {
          maxSide: z.int('expected pixels').positive('expected pixels').optional(),
          format: z.enum(['png', 'jpeg', 'webp'], 'expected "png", "jpeg" or "webp"').optional(),
          quality: z.int('expected 1 to 100').min(1, 'expected 1 to 100').max(100, 'expected 1 to 100').optional(),
        },
        'expected { maxSide?, format?, quality? }',
      )
      .optional(),
  },
  'expected options with a model',
);

/** Checks options that may come from a JSON or YAML file. @throws CONFIG_INVALID naming each option that is wrong */
export function checkM3aOptions(options: unknown): void {
  const { error } = m3aOptionsSchema.safeParse(options);
  if (!error) return;
  const problems = error.issues.map(({ path, message }) =>
    path.length > 0 ? `${path.join('.')}: ${message}` : message,
  );
  throw new AndroidWorldError('CONFIG_INVALID', `The options of M3A are not valid:\n  ${problems.join('\n  ')}`, {
    details: { problems },
  });
}
