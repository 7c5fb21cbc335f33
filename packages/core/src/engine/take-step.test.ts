import { describe, expect, it } from 'vitest';
import { fakeClock } from '../testing/fake-clock.ts';
import { buttonDevice, press, scriptedAgent } from '../testing/test-world.ts';
import { createPhases } from './phases.ts';
import { type StepContext, takeStep } from './take-step.ts';

function worldOf(screens?: Parameters<typeof buttonDevice>[0]) {
  const clock = fakeClock();
  const device = buttonDevice({ clock, latency: { tree: 10, screenshot: 35 }, ...screens });
  const world: StepContext = {
    device,
    agent: scriptedAgent([]),
    tools: [],
    phases: createPhases(clock),
    clock,
    signal: new AbortController().signal,
  };
  return { device, world };
}

describe('takeStep()', () => {
  it('gives the agent a screen captured after its action', async () => {
    const { device, world } = worldOf();
    const seen = await device.observe();
    const startMs = world.clock.now();
    const { observation } = await takeStep(press, seen, world);
    expect(observation?.captured.startMs).toBeGreaterThanOrEqual(startMs);
    expect(observation?.elements[0]?.text).toBe('Pressed');
  });

  it('does not wait after an action that did nothing', async () => {
    const { device, world } = worldOf();
    const seen = await device.observe();
    const startMs = world.clock.now();
    await takeStep({ action: { action_type: 'answer', text: 'x' } }, seen, world);
    expect(world.clock.now() - startMs).toBe(45);
  });

  it('adds to the result what became of coordinates outside the screen', async () => {
    const { device, world } = worldOf();
    const outside = { action: { action_type: 'click', x: 9_000, y: 1 } };
    const taken = await takeStep(outside, await device.observe(), world);
    expect(taken.record.result).toEqual({
      ok: true,
      note: 'Outside the screen of 360x640 pixels: x 9000 moved to pixel 359',
    });
  });
});
