import { describe, expect, it } from 'vitest';
import { fakeClock } from '../testing/fake-clock.ts';
import { type FakeDeviceOptions, fakeDevice } from '../testing/fake-device.ts';
import type { FakeScreen } from '../testing/fake-screen.ts';
import { type SettleOptions, settle } from './settle.ts';

const all = { screenshot: true, tree: true };
const latency = { tree: 10, screenshot: 35 };
const button = { text: 'Next', onTap: 'second' };

/** Observes, taps the first element, settles. */
async function tapAndSettle(options: FakeDeviceOptions, given: Partial<SettleOptions> = {}) {
  const clock = fakeClock();
  const device = fakeDevice({ latency, ...options, clock });
  const before = await device.observe();
  const at = { x: 10, y: 50 };
  await device.perform({ type: 'tap', at });
  const sinceMs = clock.now();
  const signal = new AbortController().signal;
  const calls = device.calls.length;
  const settled = await settle({ device, before, sinceMs, observes: all, clock, signal, ...given });
  return {
    ...settled,
    tookMs: clock.now() - sinceMs,
    texts: settled.observation.elements.map(({ text }) => text),
    calls: device.calls.slice(calls),
  };
}

const twoScreens: Record<string, FakeScreen> = { home: [button], second: [{ text: 'Done' }] };

describe('settle()', () => {
  it('waits for about 100 ms after a tap that changes the screen at once', async () => {
    const { tookMs, texts, changed } = await tapAndSettle({ screens: twoScreens });
    expect(texts).toEqual(['Done']);
    expect(changed).toBe(true);
    expect(tookMs).toBeLessThanOrEqual(110);
  });

  it('does not wait for an agent that looks at nothing', async () => {
    const observes = { screenshot: false, tree: false };
    const { calls, tookMs } = await tapAndSettle({ screens: twoScreens }, { observes });
    expect(calls).toHaveLength(1);
    expect(tookMs).toBeLessThanOrEqual(1);
  });

  it('polls the tree only, and takes one picture when that is confirmed', async () => {
    const { calls, observation } = await tapAndSettle({ screens: twoScreens });
    expect(calls.filter((call) => call.includes('screenshot'))).toEqual(['observe screenshot']);
    expect(calls.at(-1)).toBe('observe screenshot');
    expect([observation.screenshot !== undefined, observation.elements.length]).toEqual([true, 1]);
  });

  it('does not take a slow reaction for none', async () => {
    const { texts } = await tapAndSettle({ screens: twoScreens, reactionMs: 200 });
    expect(texts).toEqual(['Done']);
  });

  it('gives up on a tap that does nothing after the grace time', async () => {
    const { tookMs, changed, restless } = await tapAndSettle({ screens: { home: [{ text: 'Dead' }] } });
    expect({ changed, restless }).toEqual({ changed: false, restless: false });
    expect(tookMs).toBeGreaterThanOrEqual(250);
    expect(tookMs).toBeLessThan(350);
  });

  it('does not wait for a clock that ticks', async () => {
    const ticking: FakeScreen = (phone) => [
      { text: 'Stop' },
      { text: `00:0${Math.floor(phone.nowMs / 10) % 10}.${phone.nowMs % 100}`, resourceId: 'com.example:id/stopwatch' },
    ];
    const { tookMs, restless } = await tapAndSettle({ screens: { home: ticking } });
    expect(restless).toBe(false);
    expect(tookMs).toBeLessThan(350);
  });

  it('is not deceived by a ticking clock about a slow reaction', async () => {
    const clock = (nowMs: number) => ({ text: `12:00:${String(Math.floor(nowMs / 7) % 60)}`, resourceId: 'clock' });
    const screens: Record<string, FakeScreen> = {
      home: (phone) => [button, clock(phone.nowMs)],
      second: (phone) => [{ text: 'Done' }, clock(phone.nowMs)],
    };
    const { texts } = await tapAndSettle({ screens, reactionMs: 200 });
    expect(texts[0]).toBe('Done');
  });

  it('ignores the status bar, but not the shade', async () => {
    const systemUi = { packageName: 'com.android.systemui' };
    const bar = (nowMs: number) => ({
      ...systemUi,
      text: `note ${'x'.repeat(nowMs % 9)}`,
      bounds: { left: 0, top: 0, right: 360, bottom: 24 },
    });
    const screens: Record<string, FakeScreen> = {
      home: (phone) => [bar(phone.nowMs), { ...button }],
      second: (phone) => [
        bar(phone.nowMs),
        { ...systemUi, text: 'Shade', bounds: { left: 0, top: 0, right: 360, bottom: 300 } },
      ],
    };
    const settled = await tapAndSettle({ screens });
    expect(settled.restless).toBe(false);
    expect(settled.changed).toBe(false);
    const opened = await tapAndSettle({
      screens: { ...screens, home: (phone) => [{ ...button, text: `${phone.nowMs > 0}` }] },
    });
    expect(opened.changed).toBe(true);
    expect(opened.texts[1]).toBe('Shade');
  });

  it('waits until an animation has ended, however small its steps', async () => {
    const slide: FakeScreen = (phone) => [
      { text: 'Sheet', bounds: { left: 0, top: Math.max(400 - phone.nowMs, 100), right: 360, bottom: 500 } },
    ];
    const { observation, restless } = await tapAndSettle({ screens: { home: slide } });
    expect(restless).toBe(false);
    expect(observation.elements[0]?.bounds?.top).toBe(100);
  });

  it('waits on when another app comes up while the picture is taken', async () => {
    const clock = fakeClock();
    const device = fakeDevice({ latency, screens: twoScreens, clock });
    const before = await device.observe();
    let pictures = 0;
    const moving: typeof device = {
      ...device,
      async observe(options) {
        const observation = await device.observe(options);
        if (options?.screenshot !== true || options.tree === true) return observation;
        pictures += 1;
        return pictures > 1 ? observation : { ...observation, foreground: { packageName: 'other', activity: 'Other' } };
      },
    };
    const signal = new AbortController().signal;
    const settled = await settle({ device: moving, before, sinceMs: clock.now(), observes: all, clock, signal });
    expect([pictures, settled.observation.foreground?.packageName]).toEqual([2, before.foreground?.packageName]);
    expect(settled.observation.screenshot).toBeDefined();
  });

  it.each([
    ['changes nothing', { home: [{ text: 'Dead' }] }, 1],
    ['changes the screen', twoScreens, 2],
  ] as const)('reads no tree more than it must where that takes seconds: a tap that %s', async (_, screens, trees) => {
    const slow = { tree: 1_800, screenshot: 300 };
    const settleTimings = { intervalMs: 150, quietMs: 200, graceMs: 700, timeoutMs: 6_000 };
    const { calls } = await tapAndSettle({ screens, latency: slow, settleTimings });
    expect(calls).toEqual([...Array.from({ length: trees }, () => 'observe tree'), 'observe screenshot']);
  });

  it('returns what there is at the time limit when the screen never rests', async () => {
    const wild: FakeScreen = (phone) => [{ text: 'abcdefghij'.charAt(Math.floor(phone.nowMs / 10) % 10) }];
    const { restless, tookMs } = await tapAndSettle({ screens: { home: wild } });
    expect(restless).toBe(true);
    expect(tookMs).toBeGreaterThanOrEqual(3_000);
    expect(tookMs).toBeLessThan(3_200);
  });

  it('refuses a device that returns screens captured before the action ended', async () => {
    const clock = fakeClock();
    const device = fakeDevice({ clock, latency });
    const before = await device.observe();
    device.fail('observe', 'stale');
    const options = {
      device,
      before,
      sinceMs: clock.now(),
      observes: all,
      clock,
      signal: new AbortController().signal,
    };
    await expect(settle(options)).rejects.toMatchObject({
      code: 'AW_DEVICE_STATE',
      message: expect.stringContaining('captured 45 ms before the action ended'),
    });
  });

  it('does not believe a new id on an old capture', async () => {
    const clock = fakeClock();
    const device = fakeDevice({ clock, latency });
    const before = await device.observe();
    // What an accessibility service does that keeps sending its last tree.
    const replaying = { ...device, observe: async () => ({ ...(await device.observe()), captured: before.captured }) };
    const signal = new AbortController().signal;
    const settling = settle({ device: replaying, before, sinceMs: clock.now(), observes: all, clock, signal });
    await expect(settling).rejects.toMatchObject({ code: 'AW_DEVICE_STATE' });
  });

  it('never takes a picture for an agent that looks at the tree only, nor a tree for one that looks at pictures', async () => {
    const tree = await tapAndSettle({ screens: twoScreens }, { observes: { screenshot: false, tree: true } });
    expect(new Set(tree.calls)).toEqual(new Set(['observe tree']));
    const picture = await tapAndSettle({ screens: twoScreens }, { observes: { screenshot: true, tree: false } });
    expect(new Set(picture.calls)).toEqual(new Set(['observe screenshot']));
    expect(picture.changed).toBe(true);
  });

  it('stops when the signal aborts', async () => {
    const controller = new AbortController();
    controller.abort(new Error('enough'));
    await expect(tapAndSettle({ screens: twoScreens }, { signal: controller.signal })).rejects.toThrow('enough');
  });
});
