import { PassThrough } from 'node:stream';
import type { Agent } from '@androidworld/core';
import { agentContract, testContract } from '@androidworld/core/testing';
import { describe, expect, test } from 'vitest';
import { human, readOutcome } from './human.ts';
import { noop, random } from './index.ts';

// Neither ever answers: `noop` says nothing, `random` only touches.
const known = { 'delivers its answer': 'it never answers' };

describe('noop', () => {
  testContract(agentContract, async () => ({ agent: noop() }), { test, known });
});

describe('random', () => {
  testContract(agentContract, async () => ({ agent: random() }), { test, known });
});

test('human says so when its input has ended, whether before it asks or after', async () => {
  const input = new PassThrough();
  const agent = human({ input, output: new PassThrough() });
  const asked = play(agent);
  input.end();
  const told = 'The agent human waits for a line of a person, and its input has ended. Run it in a terminal';
  await expect(asked).rejects.toThrow(told);
  await expect(play(agent)).rejects.toThrow(told);
});

test('readOutcome() takes an empty line for done', () => {
  expect(readOutcome('')).toEqual({ status: 'complete' });
});

test('readOutcome() reads answers and what cannot be done', () => {
  expect(readOutcome(' Answer:  42 eggs ')).toEqual({ status: 'complete', answer: '42 eggs' });
  expect(readOutcome('INFEASIBLE')).toEqual({ status: 'infeasible' });
});

/** As far as the first decision, with what that takes. */
function play({ run }: Agent) {
  const { signal } = new AbortController();
  const episode = { goal: 'Press the button.', signal } satisfies Partial<Parameters<typeof run>[0]>;
  return run(episode as Parameters<typeof run>[0]).next();
}
