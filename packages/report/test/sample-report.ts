import type { EpisodeResult, StoredEpisode } from '@androidworld/core/results';
import { type Report, readReport } from '../src/index.ts';

/** An episode with everything that must be there; passed unless told otherwise. */
export function episodeOf(change: Partial<StoredEpisode> = {}): StoredEpisode {
  const { agent, suite, task, instance } = {
    agent: 'm3a',
    suite: 'androidworld',
    task: 'AddContact',
    instance: 0,
    ...change,
  };
  return {
    id: `${agent}/${suite}/${task}/${instance}`,
    agent,
    suite,
    task,
    instance,
    seed: 7,
    stepBudget: 12,
    tags: ['data_entry'],
    apps: ['contacts'],
    difficulty: 'easy',
    optimalSteps: 6,
    startsInGoalState: false,
    attempt: 1,
    runId: 'morning',
    params: { name: 'Ada' },
    goal: 'Add the contact Ada',
    agentPrivileges: [],
    deviceSerial: 'emulator-5554',
    deviceKind: 'emulator',
    startedAt: '2026-11-20T10:00:01.000Z',
    result: resultOf('passed'),
    ...change,
  };
}

export function resultOf(status: EpisodeResult['status'], change: Partial<EpisodeResult> = {}): EpisodeResult {
  const end = { status, steps: 8, durations: { agent: 8000, act: 500 }, durationMs: 9100 };
  if (status === 'errored') {
    const error = { code: 'AW_TRANSPORT', audience: 'harness', phase: 'observe', message: 'lost the device' } as const;
    return { ...end, error, ...change };
  }
  const score = status === 'passed' ? 1 : 0;
  return { ...end, score, stateScore: score, endReason: 'complete', ...change };
}

/** The report of a run of these episodes, all planned. */
export async function reportOf(
  episodes: readonly StoredEpisode[],
  planned = episodes.length,
  id = 'morning',
): Promise<Report> {
  const plan = Array.from(
    { length: planned },
    (_, position) => episodes[position] ?? episodeOf({ instance: position }),
  );
  return readReport(
    {
      readRun: async () => ({
        manifest: {
          id,
          startedAt: '2026-11-20T10:00:00.000Z',
          configHash: 'c0ffee',
          config: { seed: 30 },
          versions: {},
          plan,
        },
        devices: [],
      }),
      async *readEpisodes() {
        yield* episodes;
      },
    },
    'last',
  );
}

/** Texts that break out of formats which forget to escape. */
export const hostileTexts = [
  '</script><script>alert(1)</script>',
  '<!--<script>',
  `"'><img src=x onerror=alert(1)>`,
  ']]>&amp;&#0;',
  '\0\x1b[2J\x1b]0;owned\x07\u009b31m',
  '\u202egnp.exe\u2066',
  '\ud800 alone \udfff',
  '=HYPERLINK("http://x","y")',
  '+1\n-2\r\n@SUM(A1),"',
  '🧗🏽‍♀️ ﷽ Z̴͎',
  'x'.repeat(10_240),
];
