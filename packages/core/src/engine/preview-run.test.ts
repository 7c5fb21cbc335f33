import { describe, expect, it } from 'vitest';
import { complete, press, runInMemory, scriptedAgent } from '../testing/test-world.ts';
import { previewRun } from './preview-run.ts';
import { run } from './run.ts';

const solver = scriptedAgent([press, complete]);

describe('previewRun()', () => {
  it('gives what a new run would do, and records nothing', async () => {
    const { options } = await runInMemory({ agent: solver, instances: 2 });
    expect(await previewRun(options)).toEqual(options.plan);
    expect(await options.store.listRuns()).toHaveLength(1);
  });

  it('gives what is left of a run that is to be resumed', async () => {
    const { options, runId } = await runInMemory({ agent: solver, instances: 2 });
    expect(await previewRun({ ...options, resume: runId })).toEqual([]);
  });

  it('is refused for what the run is refused for', async () => {
    const { options } = await runInMemory({ agent: solver });
    const changed = { ...options, config: { seed: 31 }, resume: 'last' };
    for (const refused of [{ ...options, agents: [] }, { ...options, suites: [] }, changed]) {
      const told = await run(refused).catch((error: unknown) => error);
      expect(told).toBeInstanceOf(Error);
      await expect(previewRun(refused)).rejects.toEqual(told);
    }
    await expect(previewRun({ ...options, resume: 'none' })).rejects.toMatchObject({ code: 'AW_RUN_NOT_FOUND' });
  });
});
