// Configuration
export { canonicalJson, configHash } from './config/config-hash.ts';
export type { ParsedConfig } from './config/config-schema.ts';
export { parseConfig } from './config/config-schema.ts';
export type { AndroidWorldConfig, DeadlineSettings, PluginReference } from './config/define-config.ts';
export { defineConfig } from './config/define-config.ts';
export { describeConfig } from './config/describe-config.ts';
export type { LoadedConfig } from './config/load-config.ts';
export { loadConfig } from './config/load-config.ts';
export type { PluginKind, Plugins } from './config/plugin-shapes.ts';
export type { ResolvedConfig } from './config/resolve-config.ts';
export { resolveConfig, resolvePlugins } from './config/resolve-config.ts';
export type { BuiltInPlugin, BuiltInPlugins, PluginRecord } from './config/resolve-plugin.ts';
// Contracts
export type { Action, ActionResult, ActionType, Direction } from './contracts/action.ts';
export { actionSchema } from './contracts/action.ts';
export type { ActionJsonSchemaOptions } from './contracts/action-json-schema.ts';
export { actionJsonSchema } from './contracts/action-json-schema.ts';
export type {
  Agent,
  AgentObservation,
  AgentOutcome,
  AgentPrivilege,
  AgentRun,
  AgentStep,
  AgentTool,
  CoordinateFrame,
  Usage,
} from './contracts/agent.ts';
export { defineAgent } from './contracts/agent.ts';
export type { CompositeOptions, CompositeParams } from './contracts/composite.ts';
export { compositeTask } from './contracts/composite.ts';
export type {
  Apps,
  CallOptions,
  Device,
  DeviceFacts,
  DeviceInfo,
  DeviceInput,
  DeviceKind,
  DeviceLease,
  DeviceTime,
  DoctorCheck,
  DoctorCheckOptions,
  DoctorFinding,
  Driver,
  EmulatorConsole,
  FileStat,
  Files,
  InstalledApp,
  LeaseOwner,
  ObserveOptions,
  SettleTimings,
  ShellOptions,
  ShellResult,
} from './contracts/device.ts';
export type { ErrorAudience, ErrorCode, ErrorOptions } from './contracts/errors.ts';
export { AndroidWorldError, errorAudience, isAndroidWorldError } from './contracts/errors.ts';
export type {
  ForegroundActivity,
  Observation,
  Point,
  Rect,
  Rotation,
  Screenshot,
  Size,
  UiElement,
  UiNode,
} from './contracts/observation.ts';
export { centerOf } from './contracts/observation.ts';
export type { Random } from './contracts/random.ts';
export type {
  EpisodeError,
  EpisodeFacts,
  EpisodePhase,
  EpisodeResult,
  EpisodeStatus,
  PlannedEpisode,
  RunEvent,
  RunManifest,
  RunSummary,
  StepRecord,
  StepScreen,
  StoredEpisode,
  StoredRun,
  StoredStep,
} from './contracts/records.ts';
export type { Reporter, RunningEpisode } from './contracts/reporter.ts';
export type { EpisodeWriter, RunStore, RunWriter, StartedEpisode } from './contracts/store.ts';
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
export type { AnyTool, Tool } from './contracts/tool.ts';
export { defineTool } from './contracts/tool.ts';
export type { Score, Verdict } from './contracts/verdict.ts';
export type { Clock } from './engine/clock.ts';
export { systemClock } from './engine/clock.ts';
// Engine
export type { Deadlines } from './engine/deadlines.ts';
export { defaultDeadlines } from './engine/deadlines.ts';
export { describeTarget, findElement, findElements } from './engine/find-element.ts';
export type { RunLimits } from './engine/limits.ts';
export { actionTypes, parseAction } from './engine/parse-action.ts';
export { mustRunAgain } from './engine/retry-policy.ts';
export type { RunOptions, RunOutcome } from './engine/run.ts';
export { run } from './engine/run.ts';
export { runSolution } from './engine/solution-ui.ts';
export { sumUsage } from './engine/sum-usage.ts';
export { withLease } from './engine/with-lease.ts';
// Host
export type { ProcessIdentity } from './host/process-identity.ts';
export { isRunning, processIdentitySchema, thisProcess } from './host/process-identity.ts';
export { removeLeftFolders } from './host/remove-left-folders.ts';
export { makeTempFolder } from './host/temp-folder.ts';
// Messages
export { checkOptions, objectOr } from './messages/check-options.ts';
export { describeFileError } from './messages/describe-file-error.ts';
export { describeIssues } from './messages/describe-issues.ts';
export { fileFailure } from './messages/file-failure.ts';
export type { ExcessLimits } from './messages/find-excess.ts';
export { findExcess } from './messages/find-excess.ts';
export { didYouMean, nearNames } from './messages/near-names.ts';
export { renderValue } from './messages/render-value.ts';
// Planning
export { freezeInstances, readInstances } from './planning/freeze-instances.ts';
export type { TaskInstance } from './planning/instance.ts';
export { restoreInstance, sampleInstance } from './planning/instance.ts';
export type { FrozenInstance, PlanOptions } from './planning/plan.ts';
export { plan } from './planning/plan.ts';
export { createRandom } from './planning/random.ts';
export { instanceSeed } from './planning/seed.ts';
export type { SelectedTask, TaskSelection } from './planning/select-tasks.ts';
export { selectTasks } from './planning/select-tasks.ts';
export { parseShard, type Shard, shardPlan } from './planning/shard.ts';
// Results
export type { AgentAggregates, Aggregates, Breakdown, Group, TaskGroup } from './results/aggregate.ts';
export { aggregate, EpisodeAggregator } from './results/aggregate.ts';
export { type Cluster, clusteredRate } from './results/clustered-rate.ts';
export type { DurationSummary } from './results/durations.ts';
export type { Mean, Summary, TaskMean } from './results/summary.ts';
export type { Rate } from './results/wilson-interval.ts';
export { wilsonInterval } from './results/wilson-interval.ts';
// Shell
export type { ShellCommand } from './shell/sh.ts';
export { sh } from './shell/sh.ts';
// Tools
export type { AskUserOptions } from './tools/ask-user.ts';
export { askUser } from './tools/ask-user.ts';
// Waiting
export type { WaitUntilOptions } from './wait/wait-until.ts';
export { waitUntil } from './wait/wait-until.ts';
