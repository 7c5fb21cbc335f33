import type { RunningEpisode } from '@androidworld/core/results';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { episodeOf, resultOf } from '../../test/sample-report.ts';
import { progressReporter } from './progress-reporter.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const first: RunningEpisode = episodeOf();
const second: RunningEpisode = episodeOf({ instance: 1, deviceSerial: 'emulator-5556' });
const manifest = {
  id: 'morning',
  startedAt: '',
  configHash: '',
  config: {},
  versions: {},
  plan: [first, second, episodeOf({ instance: 2 })],
};

describe('progressReporter()', () => {
  test('writes plain lines where there is no terminal', async () => {
    const { reporter, written } = await runWith({ isTty: false });
    await reporter.onRunEnd?.({ runId: 'morning', store: noStore(), interrupted: true });
    expect(written()).toMatchInlineSnapshot(`
      "Run morning: 2 episodes, 1 of 3 done before
      [1/2] errored m3a/androidworld/AddContact/0 8 steps, 9.1 s AW_TRANSPORT: lost the device
      Interrupted; what was done is kept.
      "
    `);
  });

  test('redraws a block of the running episodes on a terminal', async () => {
    const { reporter, written, clear } = await runWith({ isTty: true });
    clear();
    vi.advanceTimersByTime(1000);
    expect(written().replaceAll('\x1b', '<ESC>')).toMatchInlineSnapshot(`
      "<ESC>[2A<ESC>[0J<ESC>[?7lemulator-5556  m3a  AddContact 1  step 4/12, 1:05
      1/2  0 passed  0 failed  1 errored  1:05, about 1:05 left
      <ESC>[?7h"
    `);
    clear();
    await reporter.onRunEnd?.({ runId: 'morning', store: noStore(), interrupted: false });
    expect(written()).toBe('\x1b[2A\x1b[0J');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('counts an episode that is tried again once, by its last attempt', async () => {
    const { reporter, written, clear } = await runWith({ isTty: true });
    await reporter.onEpisodeStart?.(first);
    clear();
    await reporter.onEpisodeEnd?.(first, resultOf('passed'));
    expect(written()).toContain('[1/2] passed');
    expect(written()).toContain('1/2  1 passed  0 failed  0 errored');
    await reporter.onRunEnd?.({ runId: 'morning', store: noStore(), interrupted: false });
  });

  test('leaves to the record what tasks and agents log', async () => {
    const { reporter, written, clear } = await runWith({ isTty: false });
    clear();
    await reporter.onEvent?.({ at: '', kind: 'agent.log', message: 'thinking' });
    expect(written()).toBe('');
  });

  test('cuts long messages to one line, and does not repeat why an episode is tried again', async () => {
    const { reporter, written, clear } = await runWith({ isTty: false });
    clear();
    const error = { code: 'AW_TIMEOUT', audience: 'harness', phase: 'setUp', message: 'x'.repeat(5000) } as const;
    await reporter.onEpisodeEnd?.(second, { ...resultOf('errored'), error });
    await reporter.onEvent?.({ at: '', kind: 'episode.retry', message: error.message, episodeId: second.id });
    const [end = '', retry, ...rest] = written().split('\n');
    expect(end).toMatch(/ AW_TIMEOUT: x{159}…$/);
    expect(retry).toBe(`episode.retry ${second.id}: to be tried again`);
    expect(rest).toEqual(['']);
  });

  test('shows texts of devices and models without obeying them', async () => {
    const { reporter, written } = await runWith({ isTty: false });
    await reporter.onEvent?.({ at: '', kind: 'retry', message: 'lost\x1b[2J\nagain', deviceSerial: '\u202eabc' });
    expect(written()).toContain(String.raw`retry \u{202e}abc: lost\x1b[2J\nagain`);
  });
});

async function runWith({ isTty }: { isTty: boolean }) {
  let text = '';
  let nowMs = 0;
  const stream = { write: (part: string) => (text += part) };
  const reporter = progressReporter({ stream, isTty, color: false, now: () => nowMs });
  await reporter.onRunStart?.({ manifest, remaining: [first, second] });
  await reporter.onEpisodeStart?.(first);
  await reporter.onEpisodeStart?.(second);
  nowMs = 65_000;
  await reporter.onStep?.(second, {
    index: 3,
    startedAt: '',
    rawAction: {},
    result: { ok: true },
    before: { observationId: 1, size: { width: 1, height: 2 }, elementCount: 0 },
    durations: {},
  });
  await reporter.onEpisodeEnd?.(first, resultOf('errored'));
  return { reporter, written: () => text, clear: () => (text = '') };
}

function noStore(): never {
  return undefined as never;
}
