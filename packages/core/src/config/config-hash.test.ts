import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Agent, defineAgent } from '../contracts/agent.ts';
import type { Suite } from '../contracts/suite.ts';
import { type FrozenInstance, plan } from '../planning/plan.ts';
import type { TaskSelection } from '../planning/select-tasks.ts';
import { plainTask } from '../planning/testing/plain-task.ts';
import { askUser } from '../tools/ask-user.ts';
import { canonicalJson } from './canonical-json.ts';
import { configHash } from './config-hash.ts';
import { describeConfig } from './describe-config.ts';

const suite = {
  name: 'world',
  version: '1.0.0',
  settings: { stepBudgets: 'published' },
  tasks: [plainTask('A'), plainTask('B')],
};

function agent(facts: Partial<Agent> = {}): Agent {
  return defineAgent({
    name: 'm3a',
    settings: { model: 'gpt-5', temperature: 0 },
    async *run() {
      return undefined;
    },
    ...facts,
  });
}

interface Changes {
  suites?: readonly Suite[];
  agents?: readonly Agent[];
  seed?: number;
  instances?: number;
  identicalParams?: boolean;
  select?: TaskSelection;
  frozen?: readonly FrozenInstance[];
}

function hash(changes: Changes = {}): string {
  const config = {
    ...{ suites: [suite], agents: [agent()], tools: [], seed: 30, instances: 2, identicalParams: false, select: {} },
    ...changes,
  };
  return configHash({ config: describeConfig(config), plan: plan(config) });
}

describe('configHash()', () => {
  it('is the same for the same configuration, on every platform', () => {
    expect(hash({ agents: [agent({ settings: { temperature: 0, model: 'gpt-5' } })] })).toBe(hash());
    expect(hash()).toMatchInlineSnapshot(`"d64b1db5fa8157437722f3c0efb92ec230e922b9f15902dd10e0aa349ac960bb"`);
  });

  it('is the same for what a manifest holds after it was stored and read back', () => {
    const config = describeConfig({
      ...{ suites: [suite], agents: [agent()], tools: [], seed: 30, instances: 2, identicalParams: false, select: {} },
    });
    const planned = plan({ suites: [suite], agents: [agent()], seed: 30, instances: 2 });
    const stored = JSON.parse(JSON.stringify({ config, plan: planned }));
    expect(stored.config).toEqual(config);
    expect(configHash(stored)).toBe(configHash({ config, plan: planned }));
  });

  it('differs when anything changes that results depend on', () => {
    const frozen = (text: string) => [{ suite: 'world', task: 'A', instance: 0, seed: 1, params: { text } }];
    const changed = [
      hash(),
      hash({ suites: [{ ...suite, version: '1.0.1' }] }),
      hash({ suites: [{ ...suite, tasks: [plainTask('A', { stepBudget: 11 }), plainTask('B')] }] }),
      hash({ suites: [{ ...suite, name: 'other' }] }),
      hash({ agents: [agent({ settings: { model: 'gpt-6', temperature: 0 } })] }),
      hash({ agents: [agent(), agent({ name: 'noop' })] }),
      hash({ agents: [agent({ privileges: ['device'] })] }),
      hash({ seed: 31 }),
      hash({ instances: 3 }),
      hash({ identicalParams: true }),
      hash({ select: { tasks: ['A'] } }),
      hash({ frozen: frozen('a') }),
      hash({ frozen: frozen('b') }),
    ];
    expect(new Set(changed).size).toBe(changed.length);
  });

  it('differs by the settings of a suite, which the description names', () => {
    expect(hash({ suites: [{ ...suite, settings: { stepBudgets: 'intended' } }] })).not.toBe(hash());
  });
});

describe('describeConfig()', () => {
  it('tells what a run was made of, as JSON', () => {
    const settings = { model: 'gpt-5', seed: 3n, call: () => 1 };
    expect(
      describeConfig({
        ...{ suites: [suite], agents: [agent({ settings, privileges: ['solution'] })], tools: [] },
        ...{ seed: 30, instances: 2, identicalParams: false, select: { tasks: ['A*'] } },
      }),
    ).toMatchInlineSnapshot(`
      {
        "agents": [
          {
            "name": "m3a",
            "privileges": [
              "solution",
            ],
            "settings": {
              "model": "gpt-5",
              "seed": "3",
            },
          },
        ],
        "identicalParams": false,
        "instances": 2,
        "seed": 30,
        "select": {
          "tasks": [
            "A*",
          ],
        },
        "suites": [
          {
            "name": "world",
            "settings": {
              "stepBudgets": "published",
            },
            "version": "1.0.0",
          },
        ],
        "thinkingMs": 3000,
        "tools": [],
      }
    `);
  });

  it('tells the settings of tools, which shape what agents get to know', () => {
    const { tools } = describeConfig({
      ...{ suites: [suite], agents: [agent()], tools: [askUser({ answers: { who: 'Ana' } })] },
      ...{ seed: 30, instances: 2, identicalParams: false, select: {} },
    });
    expect(tools).toMatchObject([{ name: 'ask_user', settings: { answers: { who: 'Ana' } } }]);
  });
});

describe('canonicalJson()', () => {
  it('does not depend on the order of keys, and keeps the value', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const reversed = Object.fromEntries(Object.entries(value).reverse());
        expect(canonicalJson(reversed)).toBe(canonicalJson(value));
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});
