import { m3a } from '../../packages/agent-m3a/src/index.ts';
import { createRandom, type Observation } from '../../packages/core/src/index.ts';
import { scriptedModel } from '../../packages/models/src/testing/index.ts';
import { atMost, type Figure, quantile } from './figure.ts';
import { withPhones } from './phones.ts';

export const m3aShare: Figure = {
  name: "M3A's own share of a step (all but device and model), median",
  promise: 'at most 60 ms',
  measure: async () => atMost(60, await shareOf('som'), 'ms'),
};

export const t3aShare: Figure = {
  name: "M3A's own share of a step in its text variant, median",
  promise: 'at most 10 ms',
  measure: async () => atMost(10, await shareOf('text'), 'ms'),
};

const steps = 40;

/** What an agent takes with a model that answers at once, on screens of 1080 x 2400 as a phone shows them. */
async function shareOf(input: 'som' | 'text'): Promise<number> {
  const screens = await screensOf(['settings', 'contacts', 'clock']);
  const model = scriptedModel(() => 'Reason: I look on.\nAction: {"action_type": "wait"}');
  const generator = m3a({ model, input }).run({
    goal: 'Be quick',
    observation: screens[0] as Observation,
    stepBudget: steps,
    tools: [],
    signal: new AbortController().signal,
    random: createRandom(1),
    log: () => undefined,
  });
  const durations: number[] = [];
  for (let step = 0; step < steps; step += 1) {
    const observation = screens[step % screens.length] as Observation;
    const startedMs = performance.now();
    await generator.next({ ...observation, result: { ok: true } });
    durations.push(performance.now() - startedMs);
  }
  // The first step has no summary before it.
  return quantile(durations.slice(1), 0.5);
}

async function screensOf(apps: readonly string[]): Promise<readonly Observation[]> {
  return await withPhones(1, async (_driver, [device]) => {
    const screens: Observation[] = [];
    for (const app of apps) {
      await device?.apps.open(app);
      const screen = await device?.observe();
      if (screen) screens.push(screen);
    }
    return screens;
  });
}
