import type { Agent, Observation } from '../../packages/core/src/index.ts';
import { createRandom } from '../../packages/core/src/index.ts';
import { quantile } from './figure.ts';
import { withPhones } from './phones.ts';

const steps = 40;

/**
 * What an agent takes of a step, median, in milliseconds, on screens of 1080 x 2400 as a phone shows them. With a model
 * that answers at once, that is its own share.
 *
 * @param modelMs milliseconds its model has taken so far, which do not count
 */
export async function agentShare(agent: Agent, modelMs: () => number = () => 0): Promise<number> {
  const screens = await screensOf(['settings', 'contacts', 'clock']);
  const generator = agent.run({
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
    const startedMs = performance.now() - modelMs();
    await generator.next({ ...observation, result: { ok: true } });
    durations.push(performance.now() - modelMs() - startedMs);
  }
  // The first step has nothing before it, and its code is not warm.
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
