import { z } from 'zod';
import type { Agent } from '../contracts/agent.ts';
import type { Driver } from '../contracts/device.ts';
import type { Reporter } from '../contracts/reporter.ts';
import type { Suite } from '../contracts/suite.ts';
import { difficulties } from '../contracts/task.ts';
import type { AnyTool } from '../contracts/tool.ts';
import { defaultDeadlines } from '../engine/deadlines.ts';
import { defaultRetries } from '../engine/retry-policy.ts';
import { defaultThinkingMs } from '../engine/thinking.ts';
import type { PluginReference } from './plugin-reference.ts';

/** All that is to be said of a key but what it means: that says its docstring, to editors and docs/configuration.md. */
interface ConfigKey {
  readonly schema: z.ZodType;
  /** What it takes, in words. */
  readonly takes: string;
  /** What happens without it, in words, where the schema has no default. */
  readonly otherwise?: string;
  readonly option?: KeyOption;
}

/** The option of the command line that takes a key's place for one run. */
export interface KeyOption {
  /** e.g. `--seed <number>` */
  readonly flags: string;
  /** What it does: its line in `--help`. */
  readonly help: string;
  /** A list is of texts, one for each time the option is given. */
  readonly takes: 'flag' | 'list' | 'whole' | 'positive' | 'folder';
}

const text = z.string('expected a text').min(1, 'expected a text that is not empty');
const texts = oneOrMany(text, 'expected a text or a list of texts').optional();
/** Larger ones are no longer told apart. */
const whole = z.int({
  error: ({ code }) =>
    code === 'invalid_type' ? 'expected a whole number' : `expected a whole number up to ${Number.MAX_SAFE_INTEGER}`,
});
const milliseconds = z.int('expected whole milliseconds').positive('expected at least 1 millisecond').exactOptional();

/** The keys of `limits`. */
export const limitKeys = {
  /** Dollars that models cost, where their prices are known; what was spent before `--resume` counts. */
  usd: {
    schema: z.number('expected dollars').positive('expected more than 0').exactOptional(),
    takes: 'number above 0',
    otherwise: 'none',
    option: {
      flags: '--limit-usd <dollars>',
      help: 'end the run when its models have cost so much',
      takes: 'positive',
    },
  },
  /** Tokens in and out, counted likewise. */
  tokens: {
    schema: whole.positive('expected more than 0').exactOptional(),
    takes: 'whole number above 0',
    otherwise: 'none',
    option: { flags: '--limit-tokens <number>', help: 'end the run when so many tokens are used', takes: 'whole' },
  },
  /** Minutes since it was begun or last gone on with. */
  minutes: {
    schema: z.number('expected minutes').positive('expected more than 0').exactOptional(),
    takes: 'number above 0',
    otherwise: 'none',
    option: { flags: '--limit-minutes <minutes>', help: 'end the run after so long', takes: 'positive' },
  },
} as const satisfies Readonly<Record<string, ConfigKey>>;

/** What stands in an object of its own; its keys are told of in tables of their own. */
export const nestedKeys = {
  limits: z.strictObject(schemasOf(limitKeys), { error: 'expected an object of limits' }),
  deadlines: z.strictObject(each(defaultDeadlines, milliseconds), { error: 'expected an object of milliseconds' }),
};

/** Every key of a configuration, once: types, checks, the options of the command line and the tables of the docs are made of it. */
export const configKeys = {
  /** Where devices come from. */
  driver: { schema: reference<Driver>().optional(), takes: 'plugin', otherwise: 'the embedded phone' },
  /** Where tasks come from. */
  suites: { schema: listOf(reference<Suite>()), takes: 'list of plugins', otherwise: 'AndroidWorld' },
  /** Who acts; every agent gets every task. */
  agents: { schema: listOf(reference<Agent>()), takes: 'list of plugins', otherwise: '`oracle`' },
  /** Of the run: all task instances are derived from it; each depends on nothing else but suite, task and number. */
  seed: {
    schema: whole.default(30),
    takes: 'whole number',
    option: { flags: '--seed <number>', help: 'seed of the run (default: 30)', takes: 'whole' },
  },
  /** How many instances of each task. */
  instances: {
    schema: whole.min(1, 'expected at least 1').default(1),
    takes: 'whole number, 1 or more',
    option: { flags: '--instances <number>', help: 'instances of each task (default: 1)', takes: 'whole' },
  },
  /** Gives all instances of a task the same parameters. */
  identicalParams: {
    schema: z.boolean('expected true or false').default(false),
    takes: 'true or false',
    option: {
      flags: '--identical-params',
      help: 'give all instances of a task the same parameters',
      takes: 'flag',
    },
  },
  /** Globs on `<task>` or `<suite>/<task>`; a leading `!` leaves out. */
  tasks: {
    schema: texts,
    takes: 'text or list',
    otherwise: 'all',
    option: {
      flags: '--task <glob>',
      help: 'tasks by name, e.g. "Contacts*"; a leading ! leaves out; repeatable',
      takes: 'list',
    },
  },
  /** Tasks with any of these tags. */
  tags: {
    schema: texts,
    takes: 'text or list',
    otherwise: 'all',
    option: { flags: '--tag <tag>', help: 'tasks with this tag; repeatable', takes: 'list' },
  },
  /** Tasks of these difficulties. */
  difficulty: {
    schema: oneOrMany(z.enum(difficulties), 'expected "easy", "medium", "hard" or a list of them').optional(),
    takes: '`easy`, `medium`, `hard`, or a list',
    otherwise: 'all',
    option: { flags: '--difficulty <level>', help: 'easy, medium or hard; repeatable', takes: 'list' },
  },
  /** Tasks that touch any of these apps. */
  app: {
    schema: texts,
    takes: 'text or list',
    otherwise: 'all',
    option: { flags: '--app <name>', help: 'tasks that touch this app; repeatable', takes: 'list' },
  },
  /** Serials; episodes are shared out among them. */
  devices: { schema: texts, takes: 'text or list', otherwise: 'all the driver has' },
  /** Where results are kept, relative to the configuration file. */
  out: {
    schema: text.default('results'),
    takes: 'folder',
    option: { flags: '--out <folder>', help: 'results folder (default: results)', takes: 'folder' },
  },
  /** Are told of the run as it goes, beside the terminal. */
  reporters: { schema: listOf(reference<Reporter>()), takes: 'list of plugins', otherwise: 'none' },
  /** Functions that agents may call as actions, such as `askUser` of `@androidworld/core/agent`. */
  tools: { schema: listOf(reference<AnyTool>()), takes: 'list of plugins', otherwise: 'none' },
  /**
   * How long a decision of an agent takes by the time of a device that owns it, as a virtual phone does (unless
   * `virtualPhone({ time: 'real' })` made it); `measured`: as long as it took. Other devices' time runs by itself.
   */
  thinkingMs: {
    schema: z
      .union([z.literal('measured'), z.number().min(0)], { error: 'expected milliseconds from 0, or "measured"' })
      .default(defaultThinkingMs),
    takes: 'milliseconds from 0, or `"measured"`',
  },
  /** What a run may use before it ends, see below: in good order, and it can be gone on with. */
  limits: { schema: nestedKeys.limits.default({}), takes: 'numbers by name', otherwise: 'none' },
  /** When something is given up, see below. */
  deadlines: { schema: nestedKeys.deadlines.default({}), takes: 'milliseconds by name', otherwise: 'see below' },
  /**
   * How often an episode is tried again after the harness failed; an agent that fails is not the harness. After faults
   * of the device: twice as often, see below.
   */
  retries: {
    schema: whole.min(0, 'expected 0 or more').optional(),
    takes: 'whole number, 0 or more',
    otherwise: String(defaultRetries),
  },
} as const satisfies Readonly<Record<string, ConfigKey>>;

/** A table's schemas by key. */
export function schemasOf<Keys extends Readonly<Record<string, ConfigKey>>>(keys: Keys) {
  const schemas = Object.entries(keys).map(([name, { schema }]) => [name, schema]);
  return Object.fromEntries(schemas) as { -readonly [Key in keyof Keys]: Keys[Key]['schema'] };
}

function each<Key extends string, Schema>(keys: Readonly<Record<Key, unknown>>, schema: Schema) {
  return Object.fromEntries(Object.keys(keys).map((key) => [key, schema])) as Record<Key, Schema>;
}

function listOf<T extends z.ZodType>(item: T) {
  return z.array(item, 'expected a list').readonly().default([]);
}

function oneOrMany<T extends z.ZodType>(item: T, error: string) {
  return z.union([item.transform((one) => [one]), z.array(item).min(1, 'expected at least one').readonly()], { error });
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
