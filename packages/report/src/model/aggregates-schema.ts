import {
  type AgentAggregates,
  type Aggregates,
  agentPrivileges,
  type Breakdown,
  type DurationSummary,
  deviceKinds,
  endReasons,
  type Mean,
  type PassK,
  type Rate,
  type Summary,
  type TaskGroup,
  type TaskMean,
} from '@androidworld/core/results';
import { z } from 'zod';
import type { Shape } from './shape.ts';

/** The shapes of `aggregate()` of core as a documented format: see there for what each number means. */
const count = z.number().int().nonnegative();
const mean = z.number().optional().describe('absent when there is nothing to average');

const rateSchema = z.object({
  n: count.describe('episodes'),
  mean,
  interval: z
    .object({ low: z.number(), high: z.number() })
    .optional()
    .describe('95 %, clustered by task: Wilson for the effective number of episodes'),
} satisfies Shape<Rate>);
const meanSchema = z.object({ n: count, mean } satisfies Shape<Mean>);
const taskMeanSchema = z.object({ tasks: count, mean } satisfies Shape<TaskMean>);

const summarySchema = z.object({
  episodes: count.describe('finished ones'),
  passed: count,
  failed: count,
  errored: count,
  strict: rateSchema.describe('mean score over all finished episodes, errored ones as 0'),
  lenient: rateSchema.describe('mean score over the scored episodes: what tables show as solved'),
  taskWeighted: z.object({ strict: taskMeanSchema, lenient: taskMeanSchema }),
  state: rateSchema.describe("what the device's state alone scored"),
  endReasons: z.record(z.enum(endReasons), count),
  errors: z.record(z.string(), count).describe('errored episodes by code'),
  steps: meanSchema,
  stepsPerOptimal: meanSchema,
} satisfies Shape<Summary>);

const groupSchema = summarySchema.extend({ name: z.string() });
const durationSchema = z.object({
  n: count,
  totalMs: z.number(),
  medianMs: z.number(),
  p95Ms: z.number(),
} satisfies Shape<DurationSummary>);

const breakdownSchema = z.object({
  total: summarySchema,
  suites: z.array(groupSchema),
  apps: z.array(groupSchema),
  difficulties: z.array(groupSchema),
  tags: z.array(groupSchema),
  tasks: z.array(
    groupSchema.extend({ suite: z.string(), startsInGoalState: z.boolean() } satisfies Shape<
      Omit<TaskGroup, keyof Summary | 'name'>
    >),
  ),
  passK: z
    .array(z.object({ k: count, tasks: count, any: z.number(), all: z.number() } satisfies Shape<PassK>))
    .default([])
    .describe('chance that one of k instances of a task is solved (pass@k), and that all k are (pass^k)'),
  durations: z.record(z.string(), durationSchema.optional()).describe('per phase, and `episode` for the whole'),
} satisfies Shape<Breakdown>);

export const aggregatesSchema = breakdownSchema.extend({
  agents: z.array(
    breakdownSchema.extend({
      name: z.string(),
      privileges: z.array(z.enum(agentPrivileges)),
    } satisfies Shape<Omit<AgentAggregates, keyof Breakdown>>),
  ),
  unfinished: count.describe('begun, but without a result; they count nowhere else'),
  deviceKinds: z.array(z.enum(deviceKinds)),
} satisfies Shape<Omit<Aggregates, keyof Breakdown>>);
