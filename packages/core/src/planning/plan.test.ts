import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Suite } from '../contracts/suite.ts';
import type { AnyTask } from '../contracts/task.ts';
import { type PlanOptions, plan } from './plan.ts';
import { plainTask as task } from './testing/plain-task.ts';

function suite(name: string, tasks: readonly AnyTask[]): Suite {
  return { name, version: '1.0.0', tasks };
}

const options: PlanOptions = {
  suites: [suite('androidworld', [task('B'), task('A', { tags: ['x'], difficulty: 'easy', optimalSteps: 4 })])],
  agents: [{ name: 'm3a' }, { name: 'noop' }],
  seed: 30,
  instances: 2,
};
const refused = (changes: Partial<PlanOptions>) => () => plan({ ...options, ...changes });

const taskNames = fc.uniqueArray(fc.stringMatching(/^[A-Z][a-z]{0,4}$/), { minLength: 1, maxLength: 8 });

describe('plan()', () => {
  it('walks, for each agent, tasks by name then instance', () => {
    expect(plan(options).map((episode) => episode.id)).toEqual([
      'm3a/androidworld/A/0',
      'm3a/androidworld/A/1',
      'm3a/androidworld/B/0',
      'm3a/androidworld/B/1',
      'noop/androidworld/A/0',
      'noop/androidworld/A/1',
      'noop/androidworld/B/0',
      'noop/androidworld/B/1',
    ]);
  });

  it('carries the facts of the task', () => {
    expect(plan({ ...options, instances: 1 })[0]).toMatchInlineSnapshot(`
      {
        "agent": "m3a",
        "apps": [
          "markor",
        ],
        "difficulty": "easy",
        "id": "m3a/androidworld/A/0",
        "instance": 0,
        "optimalSteps": 4,
        "seed": 4199726443,
        "startsInGoalState": false,
        "stepBudget": 10,
        "suite": "androidworld",
        "tags": [
          "x",
        ],
        "task": "A",
      }
    `);
  });

  it('is deterministic, does not depend on the order of tasks and survives JSON', () => {
    fc.assert(
      fc.property(taskNames, fc.integer(), fc.integer({ min: 1, max: 3 }), (names, seed, instances) => {
        const make = (order: readonly string[]) =>
          plan({
            ...options,
            suites: [
              suite(
                's',
                order.map((name) => task(name)),
              ),
            ],
            seed,
            instances,
          });
        expect(make(names)).toEqual(make([...names].reverse()));
        expect(JSON.parse(JSON.stringify(make(names)))).toEqual(make(names));
      }),
    );
  });

  it('adding or leaving out tasks, suites, agents or instances changes no other instance', () => {
    fc.assert(
      fc.property(taskNames, taskNames, fc.integer(), (names, others, seed) => {
        const tasks = names.map((name) => task(name));
        const more = [...new Set([...others, ...names])].map((name) => task(name));
        const small = plan({ suites: [suite('s', tasks)], agents: [{ name: 'a' }], seed, instances: 1 });
        const large = plan({
          suites: [suite('other', more), suite('s', more)],
          agents: [{ name: 'b' }, { name: 'a' }],
          seed,
          instances: 3,
        });
        const filtered = plan({
          suites: [suite('s', more)],
          agents: [{ name: 'a' }],
          seed,
          instances: 1,
          select: { tasks: names },
        });
        for (const episode of small) expect(large).toContainEqual(episode);
        expect(filtered).toEqual(small);
      }),
    );
  });

  it('gives the same seed to every agent, and another to every instance and run seed', () => {
    const [first, second] = plan(options);
    const other = plan(options).find((episode) => episode.id === 'noop/androidworld/A/0');
    expect(other?.seed).toBe(first?.seed);
    expect(second?.seed).not.toBe(first?.seed);
    expect(plan({ ...options, seed: 31 })[0]?.seed).not.toBe(first?.seed);
  });

  it('gives every instance the seed of the first when parameters are to be identical', () => {
    const identical = plan({ ...options, instances: 3, identicalParams: true });
    const first = plan(options)[0];
    expect(identical.slice(0, 3).map((episode) => episode.seed)).toEqual([first?.seed, first?.seed, first?.seed]);
  });

  it('keeps the step budget the task states, for every instance', () => {
    const budgets = {
      ActivitiesOnDate: 20,
      ActivityDuration: 12,
      TotalDistance: 22,
      TotalDuration: 16,
      DueNextWeek: 12,
    };
    const tasks = Object.entries(budgets).map(([name, stepBudget]) => task(name, { stepBudget }));
    for (const episode of plan({ ...options, suites: [suite('s', tasks)] })) {
      expect(episode.stepBudget).toBe(budgets[episode.task as keyof typeof budgets]);
    }
  });

  it('lets frozen parameters and their seed take the place of drawn ones', () => {
    const frozen = [{ suite: 'androidworld', task: 'B', instance: 1, seed: 5, params: { text: 'hi' } }];
    const planned = plan({ ...options, frozen });
    const changed = planned.filter((episode) => episode.task === 'B' && episode.instance === 1);
    expect(changed.map(({ seed, params }) => ({ seed, params }))).toEqual([
      { seed: 5, params: { text: 'hi' } },
      { seed: 5, params: { text: 'hi' } },
    ]);
    expect(planned.filter((episode) => !changed.includes(episode))).toEqual(
      plan(options).filter((episode) => !(episode.task === 'B' && episode.instance === 1)),
    );
  });

  it('refuses more episodes than anybody runs, before it makes them', () => {
    expect(refused({ instances: 99_999_999, agents: [{ name: 'm3a' }] })).toThrowErrorMatchingInlineSnapshot(
      `[AndroidWorldError: Cannot plan the run: 2 tasks x 99,999,999 instances x 1 agent are 199,999,998 episodes, and a run has at most 250,000. Ask for fewer instances, tasks or agents]`,
    );
  });

  it('refuses names that are doubled, empty or not usable in an id', () => {
    expect(
      refused({
        agents: [{ name: 'm3a' }, { name: 'm3a' }, { name: '' }],
        suites: [suite('s', [task('A'), task('A')]), suite('s', [task('a/b')])],
      }),
    ).toThrowErrorMatchingInlineSnapshot(`
      [AndroidWorldError: Cannot plan the run:
        two agents have the name "m3a"; give each its own, so that results can tell them apart
        two suites have the name "s"
        two tasks of suite "s" have the name "A"
        an agent has an empty name
        expected the name of a suite or task to be a text without "/", found "a/b"]
    `);
    expect(refused({ agents: [], suites: [] })).toThrowErrorMatchingInlineSnapshot(`
      [AndroidWorldError: Cannot plan the run:
        expected at least one suite, found none
        expected at least one agent, found none]
    `);
    expect(refused({ agents: [] })).toThrow(
      expect.objectContaining({
        code: 'AW_CONFIG_INVALID',
        details: { problems: ['expected at least one agent, found none'] },
      }),
    );
    expect(refused({ suites: [suite('', [task('A')]), suite('s', [task('')])] })).toThrowErrorMatchingInlineSnapshot(`
      [AndroidWorldError: Cannot plan the run:
        expected the name of a suite or task to be a text without "/", found ""
        expected the name of a suite or task to be a text without "/", found ""]
    `);
  });

  it('keeps ids unique for agents named after their model', () => {
    const ids = plan({ ...options, agents: [{ name: 'a/androidworld' }, { name: 'a' }] }).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
