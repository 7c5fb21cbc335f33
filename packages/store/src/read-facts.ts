import { AndroidWorldError } from '@androidworld/core';
import type { EpisodeFacts } from '@androidworld/core/results';
import { fromJson } from './json.ts';

export interface FactsRow {
  readonly position: number;
  readonly attempt: number;
  readonly facts: string | null;
}

type Result = NonNullable<EpisodeFacts['result']>;
type OrNull<T> = T | null;

/** As the column `facts` has them, in its order. */
type FactsList = readonly [...Begun, ...Ended];

type Begun = readonly [
  id: EpisodeFacts['id'],
  agent: EpisodeFacts['agent'],
  agentPrivileges: EpisodeFacts['agentPrivileges'],
  deviceKind: EpisodeFacts['deviceKind'],
  suite: EpisodeFacts['suite'],
  task: EpisodeFacts['task'],
  apps: EpisodeFacts['apps'],
  tags: EpisodeFacts['tags'],
  startsInGoalState: EpisodeFacts['startsInGoalState'],
  difficulty: OrNull<NonNullable<EpisodeFacts['difficulty']>>,
  optimalSteps: OrNull<number>,
];

type Ended = readonly [
  status: OrNull<Result['status']>,
  score: OrNull<number>,
  stateScore: OrNull<number>,
  endReason: OrNull<NonNullable<Result['endReason']>>,
  steps: number,
  errorCode: OrNull<string>,
  errorAudience: NonNullable<Result['error']>['audience'],
  durations: Result['durations'],
  durationMs: number,
];

/** @throws AW_STORE_INVALID if the row's records are damaged */
export function readFacts({ position, attempt, facts }: FactsRow): EpisodeFacts {
  const at = `episode ${position}`;
  if (facts === null) {
    throw new AndroidWorldError('AW_STORE_INVALID', `The results database is damaged: ${at} does not hold JSON.`, {
      details: { row: at },
    });
  }
  const list = fromJson<FactsList>(facts, at);
  const [id, agent, agentPrivileges, deviceKind, suite, task, apps, tags, startsInGoalState, difficulty, optimalSteps] =
    list;
  // Members are set one by one: of a hundred thousand rows, objects that are only spread into others would be most of the work.
  const read: Writable<EpisodeFacts> = {
    id,
    attempt,
    agent,
    agentPrivileges,
    deviceKind,
    suite,
    task,
    apps,
    tags,
    startsInGoalState,
  };
  if (difficulty !== null) read.difficulty = difficulty;
  if (optimalSteps !== null) read.optimalSteps = optimalSteps;
  const result = readResult(list);
  if (result !== undefined) read.result = result;
  return read;
}

/** Facts that are known from the beginning. */
const begun = 11;

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

function readResult(list: FactsList): Result | undefined {
  const [status, score, stateScore, endReason, steps, code, audience, durations, durationMs] = list.slice(
    begun,
  ) as unknown as Ended;
  if (status === null) return undefined;
  const read: Writable<Result> = { status, steps, durations, durationMs };
  if (score !== null) read.score = score;
  if (stateScore !== null) read.stateScore = stateScore;
  if (endReason !== null) read.endReason = endReason;
  if (code !== null) read.error = { code, audience };
  return read;
}
