import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EpisodeResult, StoredEpisode } from '../contracts/records.ts';
import { aggregate, EpisodeAggregator } from './aggregate.ts';

const solved = { status: 'passed', score: 1, stateScore: 1, endReason: 'complete' } as const;
const missed = { status: 'failed', score: 0, stateScore: 0, endReason: 'complete' } as const;
const half = { status: 'failed', score: 0.5, stateScore: 0.5, endReason: 'complete' } as const;
const errored = (code = 'AW_TRANSPORT') =>
  ({ status: 'errored', error: { code, audience: 'harness', phase: 'act', message: 'lost' } }) as const;

/** An attempt at `<agent>/<suite>/<task>/<instance>`. */
function episode(
  id: string,
  result: Partial<EpisodeResult> | undefined,
  facts: Partial<StoredEpisode> = {},
): StoredEpisode {
  const [agent = '', suite = '', task = '', instance = ''] = id.split('/');
  return {
    ...{ id, agent, suite, task, instance: Number(instance), seed: 1, stepBudget: 10, tags: [], apps: [] },
    ...{
      startsInGoalState: false,
      attempt: 0,
      runId: 'r',
      params: {},
      goal: 'g',
      agentPrivileges: [],
      deviceSerial: 's',
    },
    ...{ deviceKind: 'virtual', startedAt: '2026-01-01T00:00:00.000Z' },
    ...(result && { result: { status: 'passed', steps: 5, durations: {}, durationMs: 100, ...result } }),
    ...facts,
  };
}

const results = fc.constantFrom(solved, missed, half, errored());
const episodes = fc
  .uniqueArray(
    fc.record({
      id: fc.tuple(fc.constantFrom('a', 'b'), fc.constantFrom('s', 't'), fc.constantFrom('A', 'B'), fc.nat(4)),
      attempt: fc.nat(2),
      result: results,
    }),
    { selector: ({ id, attempt }) => [...id, attempt].join('/') },
  )
  .map((all) => all.map(({ id, attempt, result }) => episode(id.join('/'), result, { attempt })));

describe('aggregate()', () => {
  it('puts difficulties from easy to hard, and the unknown last', () => {
    const { difficulties } = aggregate(
      (['hard', 'easy', undefined, 'medium'] as const).map((difficulty, index) =>
        episode(`a/s/${index}/0`, solved, difficulty && { difficulty }),
      ),
    );
    expect(difficulties.map(({ name }) => name)).toEqual(['easy', 'medium', 'hard', 'unknown']);
  });

  it('sorts tasks by suite and name, privileges and device kinds by name, whoever ran them first', () => {
    const all = aggregate([
      episode('a/t/A/0', solved, { agentPrivileges: ['solution', 'device'], deviceKind: 'virtual' }),
      episode('a/s/B/0', solved, { deviceKind: 'emulator' }),
      episode('b/s/A/0', solved),
    ]);
    expect(all.tasks.map(({ suite, name }) => `${suite}/${name}`)).toEqual(['s/A', 's/B', 't/A']);
    expect(all.agents.map(({ privileges }) => privileges)).toEqual([['device', 'solution'], []]);
    expect(all.deviceKinds).toEqual(['emulator', 'virtual']);
  });

  it('counts an app once that a task names twice', () => {
    const { apps } = aggregate([episode('a/s/A/0', solved, { apps: ['markor', 'markor'] })]);
    expect(apps.map(({ name, episodes: count }) => [name, count])).toEqual([['markor', 1]]);
  });

  it('gives no means of nothing', () => {
    const { total } = aggregate([]);
    expect(total.steps).toStrictEqual({ n: 0 });
    expect(total.taskWeighted).toStrictEqual({ strict: { tasks: 0 }, lenient: { tasks: 0 } });
  });

  it('counts an end without a reason as none, and an error without a code as unknown', () => {
    const { total } = aggregate([
      episode('a/s/A/0', { status: 'failed', score: 0, stateScore: 0 }),
      episode('a/s/A/1', { status: 'errored' }),
    ]);
    expect(total.endReasons).toEqual({ budget: 0, complete: 0, deadline: 0, infeasible: 0, terminated: 0 });
    expect(total.errors).toEqual({ unknown: 1 });
  });

  it('counts errored episodes as 0 in the strict rate and leaves them out of the lenient one, with n and code', () => {
    const { total } = aggregate([
      episode('a/s/A/0', solved),
      episode('a/s/A/1', missed),
      episode('a/s/B/0', errored('AW_TRANSPORT')),
      episode('a/s/B/1', errored('AW_PROVIDER')),
    ]);
    expect(total).toMatchObject({ episodes: 4, passed: 1, failed: 1, errored: 2 });
    expect(total.strict).toMatchObject({ n: 4, mean: 0.25 });
    expect(total.lenient).toMatchObject({ n: 2, mean: 0.5 });
    expect(total.errors).toEqual({ AW_TRANSPORT: 1, AW_PROVIDER: 1 });
  });

  it('keeps a task that only errored in the strict mean of tasks', () => {
    const { total } = aggregate([
      episode('a/s/A/0', solved),
      episode('a/s/A/1', solved),
      episode('a/s/A/2', missed),
      episode('a/s/B/0', errored()),
    ]);
    expect(total.taskWeighted).toEqual({
      strict: { tasks: 2, mean: expect.closeTo(1 / 3) },
      lenient: { tasks: 1, mean: expect.closeTo(2 / 3) },
    });
  });

  it('tells a right end state apart from an end that was said', () => {
    const { total } = aggregate([
      episode('a/s/A/0', { status: 'failed', score: 0, stateScore: 1, endReason: 'budget' }),
      episode('a/s/A/1', { status: 'failed', score: 0, stateScore: 0, endReason: 'infeasible' }),
      episode('a/s/A/2', solved),
      episode('a/s/A/3', { status: 'failed', score: 0, stateScore: 1, endReason: 'deadline' }),
    ]);
    expect(total.lenient.mean).toBe(0.25);
    expect(total.state.mean).toBe(0.75);
    expect(total.endReasons).toEqual({ complete: 1, infeasible: 1, terminated: 0, budget: 1, deadline: 1 });
  });

  it('counts the latest attempt of an episode only, in whichever order attempts come', () => {
    const attempts = [
      episode('a/s/A/0', errored(), { attempt: 0 }),
      episode('a/s/A/0', missed, { attempt: 1 }),
      episode('a/s/A/0', solved, { attempt: 2 }),
    ];
    expect(aggregate(attempts).total).toMatchObject({ episodes: 1, passed: 1, errors: {} });
    expect(aggregate(attempts.toReversed())).toEqual(aggregate(attempts));
  });

  it('leaves out an episode whose latest attempt has no result yet', () => {
    const { total, unfinished } = aggregate([
      episode('a/s/A/0', errored(), { attempt: 0 }),
      episode('a/s/A/0', undefined, { attempt: 1 }),
      episode('a/s/A/1', solved),
    ]);
    expect([total.episodes, unfinished]).toEqual([1, 1]);
  });

  it('keeps partial scores', () => {
    const { total } = aggregate([episode('a/s/A/0', half), episode('a/s/A/1', solved)]);
    expect(total).toMatchObject({ passed: 1, failed: 1, strict: { mean: 0.75 }, lenient: { mean: 0.75 } });
  });

  it('breaks down by agent, suite, app, difficulty, tag and task', () => {
    const aggregates = aggregate([
      episode('m3a/world/B/0', solved, { tags: ['x', 'y'], apps: ['markor'], difficulty: 'hard' }),
      episode('m3a/world/A/0', missed, { tags: ['x'], apps: ['markor', 'files'], difficulty: 'easy' }),
      episode('m3a/web/A/0', missed, { startsInGoalState: true }),
      episode('noop/web/A/0', solved, { startsInGoalState: true, agentPrivileges: ['device'], deviceKind: 'emulator' }),
    ]);
    const table = (groups: readonly { name: string; passed: number; episodes: number }[] = []) =>
      groups.map(({ name, passed, episodes }) => `${name} ${passed}/${episodes}`);
    expect(table(aggregates.suites)).toEqual(['web 1/2', 'world 1/2']);
    expect(table(aggregates.apps)).toEqual(['files 0/1', 'markor 1/2']);
    expect(table(aggregates.difficulties)).toEqual(['easy 0/1', 'hard 1/1', 'unknown 1/2']);
    expect(table(aggregates.tags)).toEqual(['untagged 1/2', 'x 1/2', 'y 1/1']);
    expect(table(aggregates.tasks)).toEqual(['A 1/2', 'A 0/1', 'B 1/1']);
    expect(aggregates.tasks.map(({ suite, startsInGoalState }) => [suite, startsInGoalState])).toEqual([
      ['web', true],
      ['world', false],
      ['world', false],
    ]);
    expect(aggregates.agents.map(({ name, privileges }) => [name, privileges])).toEqual([
      ['m3a', []],
      ['noop', ['device']],
    ]);
    expect(table(aggregates.agents[0]?.tasks)).toEqual(['A 0/1', 'A 0/1', 'B 1/1']);
    expect(aggregates.deviceKinds).toEqual(['emulator', 'virtual']);
  });

  it('lists difficulties from easy to unknown, and all else by name, in whatever order the episodes come', () => {
    const { difficulties, tasks, agents, deviceKinds } = aggregate([
      episode('a/s/D/0', solved, { deviceKind: 'virtual', agentPrivileges: ['solution'] }),
      episode('a/s/C/0', solved, { difficulty: 'hard', agentPrivileges: ['device'] }),
      episode('b/s/B/0', solved, { difficulty: 'medium', deviceKind: 'emulator' }),
      episode('c/s/A/0', solved, { difficulty: 'easy' }),
    ]);
    expect(difficulties.map(({ name }) => name)).toEqual(['easy', 'medium', 'hard', 'unknown']);
    expect(tasks.map(({ name }) => name)).toEqual(['A', 'B', 'C', 'D']);
    expect(agents[0]?.privileges).toEqual(['device', 'solution']);
    expect(deviceKinds).toEqual(['emulator', 'virtual']);
  });

  it('gives no mean of tasks, and no interval, where nothing was finished', () => {
    const { total } = aggregate([episode('a/s/A/0', undefined)]);
    expect(total).toMatchObject({ episodes: 0, strict: { n: 0 }, lenient: { n: 0 } });
    expect(total.strict).not.toHaveProperty('mean');
    expect(total.taskWeighted.strict).toEqual({ tasks: 0 });
    expect(total.steps).toEqual({ n: 0 });
  });

  it('compares steps with the optimum for solved episodes only', () => {
    const { total } = aggregate([
      episode('a/s/A/0', { ...solved, steps: 6 }, { optimalSteps: 4 }),
      episode('a/s/A/1', { ...missed, steps: 10 }, { optimalSteps: 4 }),
      episode('a/s/B/0', { ...solved, steps: 2 }),
      episode('a/s/B/1', { ...errored(), steps: 99 }, { optimalSteps: 4 }),
    ]);
    expect(total.steps).toEqual({ n: 3, mean: 6 });
    expect(total.stepsPerOptimal).toEqual({ n: 1, mean: 1.5 });
  });

  it('sums up durations by phase and of whole episodes', () => {
    const { durations } = aggregate([
      episode('a/s/A/0', { durations: { setUp: 10, agent: 30 }, durationMs: 50 }),
      episode('a/s/A/1', { durations: { agent: 10 }, durationMs: 20 }),
    ]);
    expect(durations).toEqual({
      setUp: { n: 1, totalMs: 10, medianMs: 10, p95Ms: 10 },
      agent: { n: 2, totalMs: 40, medianMs: 20, p95Ms: 29 },
      episode: { n: 2, totalMs: 70, medianMs: 35, p95Ms: 48.5 },
    });
  });

  it('gives the same whatever the order', () => {
    fc.assert(
      fc.property(
        episodes.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        ([all, shuffled]) => {
          expect(aggregate(shuffled)).toEqual(aggregate(all));
        },
      ),
    );
  });

  it('has groups that add up to the total, and a strict rate never above the lenient one', () => {
    fc.assert(
      fc.property(episodes, (all) => {
        const { total, agents, suites, tasks, tags } = aggregate(all);
        for (const groups of [agents.map((agent) => agent.total), suites, tasks, tags]) {
          expect(groups.reduce((sum, group) => sum + group.episodes, 0)).toBe(total.episodes);
          expect(groups.reduce((sum, group) => sum + group.passed, 0)).toBe(total.passed);
        }
        expect(total.passed + total.failed + total.errored).toBe(total.episodes);
        if (total.lenient.mean !== undefined) expect(total.strict.mean).toBeLessThanOrEqual(total.lenient.mean);
      }),
    );
  });

  it('gives no rates of nothing', () => {
    expect(aggregate([])).toMatchObject({
      total: { episodes: 0, strict: { n: 0 } },
      agents: [],
      tasks: [],
      durations: {},
    });
  });
});

describe('EpisodeAggregator', () => {
  it('gives results at any time, and a later attempt replaces what was counted', () => {
    const aggregator = new EpisodeAggregator();
    aggregator.add(episode('a/s/A/0', undefined));
    expect(aggregator.aggregates()).toMatchObject({ unfinished: 1, total: { episodes: 0 } });
    aggregator.add(episode('a/s/A/0', errored()));
    expect(aggregator.aggregates()).toMatchObject({ unfinished: 0, total: { errored: 1 } });
    aggregator.add(episode('a/s/A/0', solved, { attempt: 1 }));
    expect(aggregator.aggregates()).toMatchObject({ unfinished: 0, total: { errored: 0, passed: 1 } });
  });
});
