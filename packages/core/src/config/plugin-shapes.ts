import { z } from 'zod';
import { type Agent, agentPrivileges } from '../contracts/agent.ts';
import type { Driver } from '../contracts/device.ts';
import type { Reporter } from '../contracts/reporter.ts';
import type { Suite } from '../contracts/suite.ts';
import { difficulties } from '../contracts/task.ts';
import type { AnyTool } from '../contracts/tool.ts';

/** The kinds of plugins, and what a plugin of each kind is. */
export interface Plugins {
  /** Where devices come from. */
  driver: Driver;
  /** Where tasks come from. */
  suite: Suite;
  /** Who acts. */
  agent: Agent;
  /** Who is told of a run as it goes. */
  reporter: Reporter;
  /** What agents may call by the `tool` action. */
  tool: AnyTool;
}

/** `driver`, `suite`, `agent`, `reporter` or `tool`. */
export type PluginKind = keyof Plugins;

const name = z.string('expected a name').min(1, 'expected a name that is not empty');
const method = z.custom((value) => typeof value === 'function', 'expected a function');
const wholeNumber = z.int('expected a whole number').positive('expected at least 1');
const standardSchema = z.looseObject(
  { '~standard': z.looseObject({ validate: method }) },
  'expected a Standard Schema',
);
const names = z.array(name, 'expected a list of names');
const maybe = method.optional();
const flag = z.boolean('expected true or false').optional();
const pixels = z.number('expected pixels').positive('expected pixels above 0');

const coordinates = z
  .union(
    [z.literal(['pixels', '0-1', '0-1000', '0-999']), z.looseObject({ width: pixels, height: pixels })],
    'expected "pixels", "0-1", "0-1000", "0-999", or { width, height }',
  )
  .optional();

/**
 * An object that may have more than this: but what is one of its members but for upper and lower case, as `setup` of a task
 * in plain JavaScript, would be passed over without a word.
 */
function plugin<Shape extends z.ZodRawShape>(shape: Shape, expected = 'expected an object') {
  const known = new Map(Object.keys(shape).map((key) => [key.toLowerCase(), key]));
  return z.looseObject(shape, expected).superRefine((found, { addIssue }) => {
    for (const key of Object.keys(found)) {
      const meant = known.get(key.toLowerCase());
      if (meant !== undefined && meant !== key)
        addIssue({ code: 'custom', message: `expected the name "${meant}"`, path: [key] });
    }
  });
}

const listed = agentPrivileges.map((privilege) => `"${privilege}"`).join(', ');

const task = plugin(
  {
    name,
    apps: names,
    difficulty: z.enum(difficulties, 'expected "easy", "medium" or "hard"').optional(),
    tags: names.optional(),
    stepBudget: wholeNumber,
    optimalSteps: z.number('expected a number').optional(),
    startsInGoalState: flag,
    params: standardSchema,
    ...{ sample: method, goal: method, score: method },
    ...{ setUp: maybe, isOver: maybe, tearDown: maybe, solution: maybe },
    nearMisses: z.array(plugin({ name, run: method }), 'expected a list').optional(),
  },
  'expected a task',
);

/** What each kind of plugin must have; anything more is its own affair. */
export const pluginShapes: Readonly<Record<PluginKind, z.ZodType>> = {
  driver: plugin({ name, ...{ list: method, open: method, lease: maybe, close: maybe, checks: maybe } }),
  suite: plugin({
    ...{ name, version: name, tasks: z.array(task, 'expected a list of tasks') },
    ...{ prepareDevice: maybe, checkDevice: maybe, beforeEpisode: maybe, afterEpisode: maybe, checks: maybe },
  }),
  agent: plugin({
    name,
    run: method,
    observes: plugin({ screenshot: flag, tree: flag }, 'expected { screenshot, tree }').optional(),
    coordinates,
    privileges: z.array(z.enum(agentPrivileges, `expected ${listed}`), 'expected a list').optional(),
    checks: maybe,
  }),
  reporter: plugin({
    ...{ name, onRunStart: maybe, onEpisodeStart: maybe, onStep: maybe },
    ...{ onEpisodeEnd: maybe, onEvent: maybe, onRunEnd: maybe },
  }),
  tool: plugin({ name, description: z.string('expected a text'), arguments: standardSchema, run: method }),
};
