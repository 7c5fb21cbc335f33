import type { DeviceFacts } from '@androidworld/core/driver';
import type {
  EpisodeResult,
  PlannedEpisode,
  RunManifest,
  StartedEpisode,
  StepRecord,
} from '@androidworld/core/results';

/** Records as the engine writes them, for this package's tests. */
export function plannedEpisode(instance: number): PlannedEpisode {
  return {
    id: `m3a/androidworld/ContactsAddContact/${instance}`,
    agent: 'm3a',
    suite: 'androidworld',
    task: 'ContactsAddContact',
    instance,
    seed: 1000 + instance,
    stepBudget: 12,
    tags: ['data_entry'],
    apps: ['contacts'],
    difficulty: 'easy',
    optimalSteps: 7,
    startsInGoalState: false,
  };
}

export function manifestOf(id: string, episodes: number): RunManifest {
  return {
    id,
    startedAt: '2026-11-20T10:00:00.000Z',
    configHash: 'c0ffee',
    config: { seed: 30 },
    versions: { '@androidworld/core': '0.0.0' },
    plan: Array.from({ length: episodes }, (_, instance) => plannedEpisode(instance)),
  };
}

export function episodeOf(instance: number, change: Partial<StartedEpisode> = {}): StartedEpisode {
  return {
    ...plannedEpisode(instance),
    params: { name: 'Ada Lovelace' },
    goal: 'Add the contact Ada Lovelace',
    agentPrivileges: [],
    deviceSerial: 'emulator-5554',
    deviceKind: 'virtual',
    startedAt: '2026-11-20T10:00:01.000Z',
    ...change,
  };
}

export function stepOf(index: number, png?: Uint8Array): StepRecord {
  return {
    index,
    startedAt: '2026-11-20T10:00:02.000Z',
    rawAction: { action_type: 'click', index: 3 },
    action: { action_type: 'click', index: 3 },
    result: { ok: true },
    thought: 'The plus button adds a contact.',
    touched: { point: { x: 540, y: 1200 }, bounds: { left: 400, top: 1100, right: 680, bottom: 1300 }, label: 'Add' },
    before: {
      observationId: index + 1,
      size: { width: 1080, height: 2400 },
      elementCount: 17,
      ...(png === undefined ? {} : { screenshot: { bytes: png, mediaType: 'image/png', width: 1080, height: 2400 } }),
    },
    durations: { observe: 12, agent: 800 },
  };
}

export function passed(steps = 1): EpisodeResult {
  return {
    status: 'passed',
    score: 1,
    stateScore: 1,
    endReason: 'complete',
    steps,
    durations: { agent: 800 },
    durationMs: 900,
  };
}

export const device: DeviceFacts = {
  serial: 'emulator-5554',
  kind: 'virtual',
  model: 'Virtual phone',
  apiLevel: 33,
  buildFingerprint: 'google/virtual/33',
  screen: { width: 1080, height: 2400, densityDpi: 420 },
  rooted: true,
};
