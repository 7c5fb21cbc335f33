// For those who run episodes by program: planning, running, instances.

export type { RunLimits } from '../config/define-config.ts';
export type { Deadlines } from '../engine/deadlines.ts';
export { defaultDeadlines } from '../engine/deadlines.ts';
export type { PreviewOptions } from '../engine/preview-run.ts';
export { previewRun } from '../engine/preview-run.ts';
export type { RunOptions, RunOutcome } from '../engine/run.ts';
export { run } from '../engine/run.ts';
export { freezeInstances, readInstances } from '../planning/freeze-instances.ts';
export type { TaskInstance } from '../planning/instance.ts';
export { restoreInstance, sampleInstance } from '../planning/instance.ts';
export type { FrozenInstance, PlanOptions } from '../planning/plan.ts';
export { plan } from '../planning/plan.ts';
export { instanceSeed } from '../planning/seed.ts';
export type { SelectedTask, TaskSelection } from '../planning/select-tasks.ts';
export { selectTasks } from '../planning/select-tasks.ts';
export type { Shard } from '../planning/shard.ts';
export { parseShard, shardPlan } from '../planning/shard.ts';
