import type { EpisodeResult, PlannedEpisode, RunStore, StepRecord } from '@androidworld/core/results';
import { drawPng, type Rectangle } from './png.ts';

const tasks = [
  ['ContactsAddContact', 'easy', ['contacts'], 'data_entry'],
  ['ContactsNewContactDraft', 'easy', ['contacts'], 'data_entry'],
  ['MarkorCreateNote', 'medium', ['markor'], 'data_entry'],
  ['MarkorMergeNotes', 'hard', ['markor'], 'data_edit'],
  ['SimpleSmsReply', 'easy', ['simple sms messenger'], 'multi_app'],
  ['MarkorCreateNoteAndSms', 'hard', ['markor', 'simple sms messenger'], 'multi_app'],
  ['ExpenseDeleteDuplicates', 'medium', ['pro expense'], 'data_edit'],
  ['SystemBluetoothTurnOff', 'easy', ['settings'], 'verification'],
  ['SystemBrightnessMax', 'easy', ['settings'], 'verification'],
  ['RecipeAddMultipleRecipes', 'hard', ['broccoli app'], 'repetition'],
  ['SportsTrackerLongestDistance', 'medium', ['opentracks'], 'information_retrieval'],
  ['ClockStopWatchRunning', 'easy', ['clock'], 'parameterized'],
] as const;

/** Share of episodes solved, by agent and difficulty; the rest of a hundred errs for one in twenty. */
const skill = {
  m3a: { easy: 85, medium: 55, hard: 30 },
  seeact: { easy: 60, medium: 30, hard: 10 },
  noop: { easy: 0, medium: 0, hard: 0 },
} as const;
type AgentName = keyof typeof skill;
const agents: readonly AgentName[] = ['m3a', 'seeact', 'noop'];

/** Fills a store with a run that has a bit of everything: for tests, and for looking at the report. */
export async function demoRun(store: RunStore, { id = 'demo', instances = 3 } = {}): Promise<void> {
  const plan = planned(instances);
  const run = await store.createRun({
    id,
    startedAt: '2026-11-20T10:00:00.000Z',
    configHash: '5f1d33c0a9b74e21',
    config: { seed: 30, instances, suites: [['@androidworld/suite-androidworld', { profile: 'published' }]], agents },
    versions: { '@androidworld/core': '0.1.0', '@androidworld/suite-androidworld': '0.1.0' },
    plan,
  });
  await run.saveDevice({
    serial: 'emulator-5554',
    kind: 'virtual',
    model: 'Virtual phone',
    apiLevel: 33,
    buildFingerprint: 'google/sdk_gphone64_x86_64/emu64xa:13/TE1A/9322596:userdebug/dev-keys',
    screen: { width: 1080, height: 2400, densityDpi: 420 },
    rooted: true,
  });
  for (const [position, episode] of plan.entries()) {
    const result = resultOf(episode, position);
    const writer = await run.startEpisode({
      ...episode,
      params: { name: 'Ada Lovelace', number: '+44 20 7946 0958', note: { tags: ['work', 'urgent'], pinned: true } },
      goal: `Create a new contact for Ada Lovelace. Their number is +44 20 7946 0958. (${episode.task}, ${episode.instance})`,
      agentPrivileges: [],
      deviceSerial: 'emulator-5554',
      deviceKind: 'virtual',
      startedAt: '2026-11-20T10:00:01.000Z',
    });
    for (let index = 0; index < result.steps; index++) await writer.saveStep(stepOf(index, result.steps));
    // One was cut off by a kill.
    if (position !== plan.length - 1) await writer.finish(result);
  }
  await run.finish();
}

function planned(instances: number): PlannedEpisode[] {
  return agents.flatMap((agent) =>
    tasks.flatMap(([task, difficulty, apps, tag]) =>
      Array.from({ length: instances }, (_, instance) => ({
        id: `${agent}/androidworld/${task}/${instance}`,
        agent,
        suite: 'androidworld',
        task,
        instance,
        seed: 30_000 + instance,
        stepBudget: 12,
        tags: [tag],
        apps,
        difficulty,
        optimalSteps: 6,
        startsInGoalState: task === 'SystemBluetoothTurnOff',
      })),
    ),
  );
}

function resultOf(episode: PlannedEpisode, position: number): EpisodeResult {
  const draw = (position * 37 + 11) % 100;
  const agent = agents.find((name) => name === episode.agent) ?? 'noop';
  const isSolved = draw < skill[agent][episode.difficulty ?? 'easy'] || (agent === 'noop' && episode.startsInGoalState);
  const steps = agent === 'noop' ? 0 : 2 + (draw % 6);
  const durations = {
    setUp: 900,
    observe: 210 * steps,
    agent: 2600 * steps,
    act: 90 * steps,
    settle: 480 * steps,
    score: 160,
    tearDown: 240,
  };
  const usage = { inputTokens: 3800 * steps, outputTokens: 190 * steps, costUsd: 0.021 * steps, modelMs: 2400 * steps };
  const end = { steps, durations, durationMs: 1300 + 3380 * steps, usage };
  if (agent !== 'noop' && draw > 94) {
    const error = {
      code: draw % 2 === 0 ? 'AW_TRANSPORT' : 'AW_PROVIDER',
      audience: 'harness' as const,
      phase: 'observe' as const,
      message: 'Lost the device "emulator-5554" while reading the screen: the connection was closed.',
      stack: 'AndroidWorldError: Lost the device\n    at observe (observe.ts:12:3)',
      details: { serial: 'emulator-5554', command: 'exec:screencap -p' },
    };
    return { ...end, status: 'errored', error };
  }
  if (isSolved) return { ...end, status: 'passed', score: 1, stateScore: 1, endReason: 'complete', answer: 'Done.' };
  const isPartial = draw % 7 === 0;
  const ranOut = draw % 3 === 0;
  return {
    ...end,
    status: 'failed',
    score: isPartial && !ranOut ? 0.5 : 0,
    stateScore: isPartial ? 0.5 : ranOut ? 1 : 0,
    endReason: ranOut ? 'budget' : 'complete',
  };
}

export function stepOf(index: number, steps: number): StepRecord {
  const { png, button } = screen(index);
  const common = {
    index,
    startedAt: '2026-11-20T10:00:02.000Z',
    usage: { inputTokens: 3800, outputTokens: 190, costUsd: 0.021, modelMs: 2400 },
    trace: {
      prompt: 'You are an agent that can operate an Android phone …\n\nElement 0: …',
      reply: 'Reason: …\nAction: {…}',
    },
    before: {
      observationId: index + 1,
      size: { width: 1080, height: 2400 },
      elementCount: 23 + index,
      foreground: { packageName: 'com.android.contacts', activity: 'com.android.contacts.activities.PeopleActivity' },
      screenshot: { bytes: png, mediaType: 'image/png' as const, width: 270, height: 600 },
    },
    durations: { observe: 210, agent: 2600, act: 90, settle: 480 },
  };
  const bounds = { left: button.left * 4, top: button.top * 4, right: button.right * 4, bottom: button.bottom * 4 };
  const point = { x: (bounds.left + bounds.right) / 2, y: (bounds.top + bounds.bottom) / 2 };
  if (index === steps - 1) {
    const action = { action_type: 'status', goal_status: 'complete' } as const;
    return {
      ...common,
      rawAction: action,
      action,
      result: { ok: true },
      thought: 'The contact is saved, so the task is done.',
    };
  }
  if (index % 4 === 1) {
    const action = { action_type: 'swipe', direction: 'up', x: 540, y: 1800 } as const;
    const touched = { point: { x: 540, y: 1800 }, to: { x: 540, y: 800 } };
    return {
      ...common,
      rawAction: action,
      action,
      touched,
      result: { ok: true, note: 'The screen did not change.' },
      thought: 'I need to see what is below.',
    };
  }
  if (index % 4 === 2) {
    const rawAction = { action_type: 'clik', index: 3 };
    const result = {
      ok: false,
      code: 'AW_ACTION_INVALID',
      message: 'action_type: expected one of click, double_tap, …, found "clik"',
    } as const;
    return { ...common, rawAction, result, thought: 'Now I press the button.' };
  }
  const action = { action_type: 'click', index: 7 } as const;
  return {
    ...common,
    rawAction: action,
    action,
    touched: { point, bounds, label: 'Create contact' },
    result: { ok: true },
    thought:
      'The list of contacts is open. The round button with a plus at the lower right creates a contact, so I press it.',
  };
}

function screen(index: number): { png: Uint8Array; button: Rectangle } {
  const button: Rectangle = {
    left: 200,
    top: 500 - index * 20,
    right: 252,
    bottom: 552 - index * 20,
    color: [66, 103, 212],
  };
  const rows = Array.from({ length: 7 }, (_, row): Rectangle[] => {
    const top = 92 + row * 58;
    const shade = 150 + ((row * 29 + index * 13) % 80);
    return [
      { left: 16, top, right: 52, bottom: top + 36, color: [shade, 190, 255 - shade / 2] },
      { left: 66, top: top + 6, right: 66 + 60 + ((row * 37) % 80), bottom: top + 15, color: [60, 62, 66] },
      { left: 66, top: top + 22, right: 66 + 110, bottom: top + 29, color: [170, 173, 180] },
    ];
  }).flat();
  const bar: Rectangle = { left: 14, top: 34, right: 256, bottom: 74, color: [226, 232, 244] };
  return { png: drawPng(270, 600, [250, 250, 253], [bar, ...rows, button]), button };
}
