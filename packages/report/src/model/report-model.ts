import type { Usage } from '@androidworld/core/agent';
import type { DeviceFacts } from '@androidworld/core/driver';
import {
  agentPrivileges,
  deviceKinds,
  difficulties,
  type EpisodeError,
  type EpisodeResult,
  endReasons,
  episodeStatuses,
  errorAudiences,
  type StoredEpisode,
} from '@androidworld/core/results';
import { z } from 'zod';
import { aggregatesSchema } from './aggregates-schema.ts';
import type { Shape } from './shape.ts';

/** Rises when a reader of the old format would misread the new one; new optional members do not raise it. */
export const REPORT_FORMAT_VERSION = 1;

const milliseconds = z.number().nonnegative();
const durations = z.record(z.string(), milliseconds).describe('milliseconds per phase');
const score = z.number().min(0).max(1);

const usageSchema = z.object({
  inputTokens: z.number().exactOptional(),
  outputTokens: z.number().exactOptional(),
  costUsd: z.number().exactOptional(),
  modelMs: milliseconds.exactOptional(),
} satisfies Shape<Usage>);

const errorSchema = z.object({
  code: z.string(),
  audience: z.enum([...errorAudiences, 'bug']).describe('who must act'),
  phase: z.string(),
  message: z.string(),
  stack: z.string().optional(),
  details: z.record(z.string(), z.unknown()).optional(),
} satisfies Shape<EpisodeError>);

/** One episode: its latest attempt. Documented in `docs/report-format.md`. */
const reportEpisodeSchema = z.object({
  id: z.string(),
  agent: z.string(),
  agentPrivileges: z.array(z.enum(agentPrivileges)).describe('what it used beyond the screen'),
  suite: z.string(),
  task: z.string(),
  instance: z.number().int().nonnegative(),
  seed: z.number().int().nonnegative(),
  attempt: z.number().int().positive(),
  params: z.record(z.string(), z.unknown()),
  goal: z.string(),
  apps: z.array(z.string()),
  tags: z.array(z.string()),
  difficulty: z.enum(difficulties).optional(),
  optimalSteps: z.number().optional(),
  startsInGoalState: z.boolean().describe('doing nothing already scores'),
  status: z.enum([...episodeStatuses, 'unfinished']),
  score: score.optional().describe('absent when errored or unfinished'),
  stateScore: score.optional().describe("what the device's state alone scored"),
  reason: z.string().optional().describe('why the score is not 1: what was expected and what was found'),
  endReason: z.enum(endReasons).optional(),
  answer: z.string().optional(),
  error: errorSchema.optional(),
  tearDownError: errorSchema.optional(),
  steps: z.number().int().nonnegative(),
  stepBudget: z.number().int().positive(),
  startedAt: z.string(),
  durationMs: milliseconds.optional(),
  durations: durations.optional(),
  usage: usageSchema.optional(),
  deviceSerial: z.string(),
  deviceKind: z.enum(deviceKinds),
} satisfies Shape<Omit<StoredEpisode, 'result' | 'runId'> & EpisodeResult>);

const deviceSchema = z.object({
  serial: z.string(),
  kind: z.enum(deviceKinds),
  model: z.string(),
  apiLevel: z.number(),
  buildFingerprint: z.string(),
  screen: z.object({ width: z.number(), height: z.number(), densityDpi: z.number() }),
  rooted: z.boolean(),
} satisfies Shape<DeviceFacts>);

/** A run as all four faces show it, and as `androidworld report --json` prints it. */
export const reportSchema = z.object({
  format: z.literal('androidworld-report'),
  version: z.literal(REPORT_FORMAT_VERSION),
  run: z.object({
    id: z.string(),
    startedAt: z.string(),
    finishedAt: z.string().optional(),
    configHash: z.string(),
    config: z.record(z.string(), z.unknown()),
    versions: z.record(z.string(), z.string()),
    planned: z.number().int().nonnegative().describe('episodes'),
    devices: z.array(deviceSchema),
  }),
  episodes: z.array(reportEpisodeSchema).describe('begun ones, in the order of the plan'),
  aggregates: aggregatesSchema,
});

/** What `reportSchema` describes: a run, its episodes without their steps, and the aggregates. JSON. */
export type Report = z.infer<typeof reportSchema>;
/** An episode of a report: its latest attempt, without its steps. */
export type ReportEpisode = z.infer<typeof reportEpisodeSchema>;
/** How an episode ended, or `unfinished` when its end was not recorded. */
export type ReportStatus = ReportEpisode['status'];
