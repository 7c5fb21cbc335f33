// What those who write a task, a suite, an agent or a configuration need. Other entries: agent, driver, engine, results,
// config, testing, and internals, which carries no promise (docs/stability.md).
export type { AndroidWorldConfig } from './config/define-config.ts';
export { defineConfig } from './config/define-config.ts';
export type { Action, ActionResult } from './contracts/action.ts';
export type {
  Agent,
  AgentObservation,
  AgentOutcome,
  AgentRun,
  AgentStep,
  RawAction,
  Usage,
} from './contracts/agent.ts';
export { defineAgent } from './contracts/agent.ts';
export type { CompositeOptions, CompositeParams } from './contracts/composite.ts';
export { compositeTask } from './contracts/composite.ts';
export type { CallOptions, Device, Driver } from './contracts/device.ts';
export type { ErrorCode } from './contracts/errors.ts';
export { AndroidWorldError, isAndroidWorldError } from './contracts/errors.ts';
export type { Observation, Point, Rect, Size, UiElement } from './contracts/observation.ts';
export type { Random } from './contracts/random.ts';
export { centerOf } from './contracts/rect.ts';
export type { Reporter } from './contracts/reporter.ts';
export type { Suite, SuiteContext } from './contracts/suite.ts';
export { defineSuite } from './contracts/suite.ts';
export type {
  AnyTask,
  Difficulty,
  NearMiss,
  NearMissContext,
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
export type { WaitUntilOptions } from './wait/wait-until.ts';
export { waitUntil } from './wait/wait-until.ts';
