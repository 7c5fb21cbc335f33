import { z } from 'zod';
import type { Agent } from '../contracts/agent.ts';
import type { Driver } from '../contracts/device.ts';
import { AndroidWorldError } from '../contracts/errors.ts';
import type { Reporter } from '../contracts/reporter.ts';
import type { Suite } from '../contracts/suite.ts';
import type { AnyTool } from '../contracts/tool.ts';
import { defaultThinkingMs } from '../engine/thinking.ts';
import { describeIssues, renderPath } from '../messages/describe-issues.ts';
import { didYouMean } from '../messages/near-names.ts';
import type { PluginReference } from './define-config.ts';

const text = z.string('expected a text').min(1, 'expected a text that is not empty');
const texts = oneOrMany(text, 'expected a text or a list of texts');
const milliseconds = z.int('expected whole milliseconds').positive('expected at least 1 millisecond');

const deadlinesSchema = z.strictObject(
  {
    callMs: milliseconds.exactOptional(),
    prepareMs: milliseconds.exactOptional(),
    phaseMs: milliseconds.exactOptional(),
    stepMs: milliseconds.exactOptional(),
    episodeMs: milliseconds.exactOptional(),
    recoverMs: milliseconds.exactOptional(),
    runMs: milliseconds.exactOptional(),
  },
  { error: 'expected an object of milliseconds' },
);

const limitsSchema = z.strictObject(
  {
    usd: z.number('expected dollars').positive('expected more than 0').exactOptional(),
    tokens: z.int('expected a whole number').positive('expected more than 0').exactOptional(),
    minutes: z.number('expected minutes').positive('expected more than 0').exactOptional(),
  },
  { error: 'expected an object of limits' },
);

const configSchema = z.strictObject(
  {
    driver: reference<Driver>().optional(),
    suites: listOf(reference<Suite>()),
    agents: listOf(reference<Agent>()),
    seed: z.int('expected a whole number').default(30),
    instances: z.int('expected a whole number').min(1, 'expected at least 1').default(1),
    identicalParams: z.boolean('expected true or false').default(false),
    tasks: texts.optional(),
    tags: texts.optional(),
    difficulty: oneOrMany(
      z.enum(['easy', 'medium', 'hard']),
      'expected "easy", "medium", "hard" or a list of them',
    ).optional(),
    app: texts.optional(),
    devices: texts.optional(),
    out: text.default('results'),
    reporters: listOf(reference<Reporter>()),
    tools: listOf(reference<AnyTool>()),
    thinkingMs: z
      .union([z.literal('measured'), z.number().min(0)], { error: 'expected milliseconds from 0, or "measured"' })
      .default(defaultThinkingMs),
    deadlines: deadlinesSchema.default({}),
    limits: limitsSchema.default({}),
    retries: z.int('expected a whole number').min(0, 'expected 0 or more').optional(),
  },
  { error: 'expected an object' },
);

/** A checked configuration with its defaults; lists where one or many were allowed. Plugins are not loaded yet. */
export type ParsedConfig = z.output<typeof configSchema>;

/**
 * Checks a configuration and fills in its defaults.
 *
 * @param source where it comes from, for messages: a file, or e.g. "the command line"
 * @param at its place in the file, e.g. `androidworld` in a package.json
 * @throws CONFIG_INVALID with every problem: the path in the file, what was expected, what was found
 */
export function parseConfig(value: unknown, source: string, at = ''): ParsedConfig {
  const parsed = configSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => describeUnknownKey(issue.path, key, at))
      : describeIssues([issue], value, at),
  );
  throw new AndroidWorldError('CONFIG_INVALID', `${source} is not a valid configuration:\n  ${problems.join('\n  ')}`, {
    details: { source, problems },
  });
}

function describeUnknownKey(path: readonly PropertyKey[], key: string, at: string): string {
  const nested = { deadlines: deadlinesSchema, limits: limitsSchema }[String(path[0])];
  const known = (nested ?? configSchema).shape;
  return `${renderPath([...path, key], at)}: unknown key${didYouMean(key, Object.keys(known))}`;
}

function listOf<T extends z.ZodType>(item: T) {
  return z.array(item, 'expected a list').default([]);
}

function oneOrMany<T extends z.ZodType>(item: T, error: string) {
  return z.union([item.transform((one) => [one]), z.array(item).min(1, 'expected at least one')], { error });
}

function reference<Plugin extends object>() {
  return z.custom<PluginReference<Plugin>>(isReference, {
    error: ({ input }) =>
      typeof input === 'function'
        ? `expected a plugin; call its factory: ${input.name || 'plugin'}()`
        : 'expected a plugin, the name of a package, or [name, options]',
  });
}

function isReference(value: unknown): boolean {
  if (Array.isArray(value)) return isName(value[0]) && value.length <= 2;
  return isName(value) || (typeof value === 'object' && value !== null);
}

function isName(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}
