import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PlanOptions, plan } from '../planning/plan.ts';
import { plainTask } from '../planning/testing/plain-task.ts';
import { canonicalJson, configHash, type RunIdentity } from './config-hash.ts';

const suite = {
  name: 'world',
  version: '1.0.0',
  stepBudgetProfile: 'published',
  tasks: [plainTask('A'), plainTask('B')],
};
const agent = { name: 'm3a', settings: { model: 'gpt-5', temperature: 0 } };
type Options = Omit<PlanOptions, 'agents'> & Pick<RunIdentity, 'agents'>;

const options: Options = {
  suites: [suite],
  agents: [agent],
  seed: 30,
  instances: 2,
};
const hash = (changes: Partial<Options> = {}) => {
  const all = { ...options, ...changes };
  return configHash({ ...all, plan: plan(all) });
};

describe('configHash()', () => {
  it('R20: is the same for the same configuration, on every platform', () => {
    expect(hash()).toBe(hash());
    expect(hash({ agents: [{ settings: { temperature: 0, model: 'gpt-5' }, name: 'm3a' }] })).toBe(hash());
    expect(hash()).toMatchInlineSnapshot(`"6c6e4e441524c0ce290efcd0835b09d846844a3ca1a5dbd67c8645b6ed56f1d1"`);
  });

  it('R20: differs when anything changes that results depend on', () => {
    const frozen = (text: string) => [{ suite: 'world', task: 'A', instance: 0, seed: 1, params: { text } }];
    const changed = [
      hash(),
      hash({ suites: [{ ...suite, version: '1.0.1' }] }),
      hash({ suites: [{ ...suite, tasks: [plainTask('A', { stepBudget: 11 }), plainTask('B')] }] }),
      hash({ suites: [{ ...suite, name: 'other' }] }),
      hash({ agents: [{ ...agent, settings: { model: 'gpt-6', temperature: 0 } }] }),
      hash({ agents: [agent, { name: 'idle' }] }),
      hash({ agents: [{ ...agent, powers: ['device'] }] }),
      hash({ seed: 31 }),
      hash({ instances: 3 }),
      hash({ identicalParams: true }),
      hash({ select: { tasks: ['A'] } }),
      hash({ frozen: frozen('a') }),
      hash({ frozen: frozen('b') }),
    ];
    expect(new Set(changed).size).toBe(changed.length);
  });

  it('R3: differs by the budget profile', () => {
    expect(hash({ suites: [{ ...suite, stepBudgetProfile: 'intended' }] })).not.toBe(hash());
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
