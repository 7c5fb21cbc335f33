import { z } from 'zod';
import { AndroidWorldError } from '../contracts/errors.ts';
import { describeIssues, renderPath } from '../messages/describe-issues.ts';
import { didYouMean } from '../messages/near-names.ts';
import { configKeys, nestedKeys, schemasOf } from './config-keys.ts';
import { findLine } from './find-line.ts';

const configSchema = z.strictObject(schemasOf(configKeys), { error: 'expected an object' });

/** A checked configuration with its defaults; lists where one or many were allowed. Plugins are not loaded yet. */
export type ParsedConfig = z.output<typeof configSchema>;

/**
 * Checks a configuration and fills in its defaults.
 *
 * @param source where it comes from, for messages: a file, or e.g. "the command line"
 * @param at its place in the file, e.g. `androidworld` in a package.json
 * @param text the file's
 * @throws AW_CONFIG_INVALID with every problem: line and path in the file, what was expected, what was found
 */
export function parseConfig(value: unknown, source: string, at = '', text = ''): ParsedConfig {
  const parsed = configSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const placed = (path: readonly PropertyKey[], problem: string) => {
    const line = findLine(text, at === '' ? path : [at, ...path]);
    return line === undefined ? problem : `line ${line}: ${problem}`;
  };
  const problems = parsed.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => placed([...issue.path, key], describeUnknownKey(issue.path, key, at)))
      : describeIssues([issue], value, at).map((problem) => placed(issue.path, problem)),
  );
  throw new AndroidWorldError(
    'AW_CONFIG_INVALID',
    `${source} is not a valid configuration:\n  ${problems.join('\n  ')}`,
    {
      details: { source, problems },
    },
  );
}

function describeUnknownKey(path: readonly PropertyKey[], key: string, at: string): string {
  const [group] = path;
  const known = (group === 'limits' || group === 'deadlines' ? nestedKeys[group] : configSchema).shape;
  return `${renderPath([...path, key], at)}: unknown key${didYouMean(key, Object.keys(known))}`;
}
