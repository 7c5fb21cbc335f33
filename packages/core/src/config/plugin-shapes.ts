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

const listed = agentPrivileges.map((privilege) => `"${privilege}"`).join(', ');

const task = z.looseObject(
  {
    name,
    apps: names,
    difficulty: z.enum(difficulties, 'expected "easy", "medium" or "hard"').optional(),
    tags: names.optional(),
    stepBudget: wholeNumber,
    optimalSteps: z.number('expected a number').optional(),
    startsInGoalState: z.boolean('expected true or false').optional(),
    params: standardSchema,
    sample: method,
    goal: method,
    score: method,
  },
  'expected a task',
);

/** What each kind of plugin must have; anything more is its own affair. */
export const pluginShapes: Readonly<Record<PluginKind, z.ZodType>> = {
  driver: z.looseObject({ name, list: method, open: method }, 'expected an object'),
  suite: z.looseObject({ name, version: name, tasks: z.array(task, 'expected a list of tasks') }, 'expected an object'),
  agent: z.looseObject(
    {
      name,
      run: method,
      privileges: z.array(z.enum(agentPrivileges, `expected ${listed}`), 'expected a list').optional(),
    },
    'expected an object',
  ),
  reporter: z.looseObject({ name }, 'expected an object'),
  tool: z.looseObject(
    { name, description: z.string('expected a text'), arguments: standardSchema, run: method },
    'expected an object',
  ),
};
