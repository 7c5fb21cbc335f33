import { checkOptions, objectOr } from '@androidworld/core/internals';
import { z } from 'zod';
import type { ConnectOptions } from './model-options.ts';

const milliseconds = z.int('expected whole milliseconds').positive('expected at least 1 millisecond');
const price = z.number('expected USD per million tokens').min(0, 'expected 0 or more');

/** Of every agent that asks a model: `ModelOptions`, the model, and what names the agent. */
const shared = {
  model: z.looseObject({}, 'expected a model: of the ai SDK, or { baseURL, name }'),
  name: z.string('expected a name').min(1, 'expected a name that is not empty').optional(),
  guidelines: z.array(z.string('expected a text'), 'expected a list of texts').optional(),
  temperature: z.number('expected a number').min(0, 'expected 0 or more').optional(),
  maxOutputTokens: z.int('expected a number of tokens').positive('expected at least 1 token').optional(),
  image: z
    .strictObject(
      {
        maxSide: z.int('expected pixels').positive('expected pixels').optional(),
        format: z.enum(['png', 'jpeg', 'webp'], 'expected "png", "jpeg" or "webp"').optional(),
        quality: z.int('expected 1 to 100').min(1, 'expected 1 to 100').max(100, 'expected 1 to 100').optional(),
      },
      objectOr('expected { maxSide?, format?, quality? }'),
    )
    .optional(),
  providerOptions: z
    .record(z.string(), z.looseObject({}, 'expected an object of settings'), 'expected { provider: settings }')
    .optional(),
  timeoutMs: milliseconds.optional(),
  deadlineMs: milliseconds.optional(),
  prices: z
    .record(
      z.string(),
      z.strictObject(
        { input: price, output: price, cachedInput: price.optional() },
        objectOr('expected { input, output, cachedInput? }'),
      ),
      'expected { "provider/model": { input, output } }',
    )
    .optional(),
  cassettes: z
    .strictObject(
      {
        folder: z.string('expected a path').min(1, 'expected a path that is not empty'),
        mode: z.enum(['record', 'replay', 'auto', 'off'], 'expected "record", "replay", "auto" or "off"').optional(),
      },
      objectOr('expected { folder, mode? }'),
    )
    .optional(),
  clock: z.unknown().optional(),
} satisfies Record<keyof ConnectOptions | 'name' | 'guidelines', z.ZodType>;

/**
 * Checks the options of an agent that asks a model, which may come from a JSON or YAML file.
 *
 * @param agent as users know it, e.g. `M3A`
 * @param own what the agent takes beside `name`, `guidelines` and the options of its model
 * @throws AW_CONFIG_INVALID naming each option that is wrong or unknown
 */
export function checkAgentOptions(agent: string, own: z.ZodRawShape, options: unknown): void {
  checkOptions(agent, { ...shared, ...own }, options, 'expected options with a model');
}
