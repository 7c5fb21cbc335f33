// What those who write a task, a suite, an agent or a configuration need: at most 40 names. Other entries: agent, driver,
// engine, results, config, testing, and internals, which carries no promise (docs/stability.md).
export type { AndroidWorldConfig } from './config/define-config.ts';
export { defineConfig } from './config/define-config.ts';
export type { Action } from './contracts/action.ts';
export type { Agent, AgentObservation, AgentRun, AgentStep } from './contracts/agent.ts';
export { defineAgent } from './contracts/agent.ts';
export type { CompositeOptions, CompositeParams } from './contracts/composite.ts';
export { compositeTask } from './contracts/composite.ts';
export type { CallOptions, Device, Driver } from './contracts/device.ts';
export { AndroidWorldError, isAndroidWorldError } from './contracts/errors.ts';
export type { Observation, UiElement } from './contracts/observation.ts';
export type { Random } from './contracts/random.ts';
export type { Suite, SuiteContext } from './contracts/suite.ts';
export { defineSuite } from './contracts/suite.ts';
export type {
  AnyTask,
  Difficulty,
  NearMiss,
  ScoreContext,
  Selector,
  Target,
  Task,
  TaskContext,
  TaskParams,
  Ui,
} from './contracts/task.ts';
export { defineTask } from './contracts/task.ts';
export type { Tool } from './contracts/tool.ts';
export { defineTool } from './contracts/tool.ts';
export type { Score } from './contracts/verdict.ts';
export { createRandom } from './planning/random.ts';
export type { ShellCommand } from './shell/sh.ts';
export { sh } from './shell/sh.ts';
export { waitUntil } from './wait/wait-until.ts';
