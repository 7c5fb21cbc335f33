import { agentContract, testContract } from '@androidworld/core/testing';
import { describe, expect, test } from 'vitest';
import { readOutcome } from './human.ts';
import { noop, random } from './index.ts';

// Neither ever answers: `noop` says nothing, `random` only touches.
const known = { 'delivers its answer': 'it never answers' };

describe('noop', () => {
  testContract(agentContract, async () => ({ agent: noop() }), { test, known });
});

describe('random', () => {
  testContract(agentContract, async () => ({ agent: random() }), { test, known });
});

test('readOutcome() takes an empty line for done', () => {
  expect(readOutcome('')).toEqual({ status: 'complete' });
});

test('readOutcome() reads answers and what cannot be done', () => {
  expect(readOutcome(' Answer:  42 eggs ')).toEqual({ status: 'complete', answer: '42 eggs' });
  expect(readOutcome('INFEASIBLE')).toEqual({ status: 'infeasible' });
});
