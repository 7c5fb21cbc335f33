import type { z } from 'zod';
import { AndroidWorldError } from '../contracts/errors.ts';
import { describeIssues } from '../messages/describe-issues.ts';

/** A tree of which each element lacks a field is one mistake, not a thousand. */
const mostProblems = 8;

/**
 * What a plugin gave, as it came: it may be more than its members.
 *
 * @param what the beginning of the message: whose it is, and what is wrong with it
 * @throws AW_PLUGIN_INVALID saying what was expected and what was found, and where
 */
export function requireValid<Value>(schema: z.ZodType, found: unknown, what: string): Value {
  const { error } = schema.safeParse(found);
  if (!error) return found as Value;
  const all = describeIssues(error.issues, found);
  const more = all.length - mostProblems;
  const problems = more > 0 ? [...all.slice(0, mostProblems), `and ${more} more`] : all;
  throw new AndroidWorldError('AW_PLUGIN_INVALID', `${what}:\n  ${problems.join('\n  ')}`, { details: { problems } });
}
