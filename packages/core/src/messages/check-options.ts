import { z } from 'zod';
import { AndroidWorldError } from '../contracts/errors.ts';
import { describeIssues, renderPath } from './describe-issues.ts';
import { didYouMean } from './near-names.ts';

/**
 * Checks options of a plugin, which may come from a JSON or YAML file.
 *
 * @param subject whose options they are, e.g. `the adb driver`
 * @param shape of the options; others are mistakes
 * @param expected what is said of something that is no object
 * @throws AW_CONFIG_INVALID naming each option that is wrong or unknown
 */
export function checkOptions(
  subject: string,
  shape: z.ZodRawShape,
  options: unknown,
  expected = 'expected an object of options',
): void {
  const { error } = z.strictObject(shape, objectOr(expected)).safeParse(options);
  if (!error) return;
  const problems = error.issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return describeIssues([issue], options);
    const known = issue.path.length === 0 ? Object.keys(shape) : [];
    // Without its value, which may be a key in the wrong place.
    return issue.keys.map((key) => `${renderPath([...issue.path, key])}: unknown option${didYouMean(key, known)}`);
  });
  throw new AndroidWorldError(
    'AW_CONFIG_INVALID',
    `The options of ${subject} are not valid:\n  ${problems.join('\n  ')}`,
    {
      details: { problems },
    },
  );
}

/**
 * {@link checkOptions} for a plugin whose options are each true or false, or that takes none.
 *
 * @throws AW_CONFIG_INVALID naming each option that is wrong or unknown
 */
export function checkFlags(subject: string, names: readonly string[], options: unknown): void {
  const flag = z.boolean('expected true or false').optional();
  checkOptions(subject, Object.fromEntries(names.map((name) => [name, flag])), options);
}

/** The message for what is no object; unknown keys are described apart. */
export function objectOr(expected: string) {
  return { error: ({ code }: { readonly code?: string }) => (code === 'unrecognized_keys' ? undefined : expected) };
}
