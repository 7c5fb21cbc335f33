import { type PhoneState, phoneLink } from '@androidworld/app-sdk/host';
import { beforeEach, expect, it } from 'vitest';
import { countUntilAsked } from './until-asked.ts';

const showing = (...tokens: readonly number[]) =>
  phoneLink.state.set({ starting: false, activities: tokens.map((token) => ({ token })) } as unknown as PhoneState);
const settled = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => showing(1));

it('counts a call that nobody has to be asked for until it is answered', async () => {
  let answer: () => void = () => undefined;
  countUntilAsked(
    new Promise<void>((resolve) => {
      answer = resolve;
    }),
  );
  await settled();
  expect(phoneLink.pending).toBe(1);
  answer();
  await settled();
  expect(phoneLink.pending).toBe(0);
});

it('counts one that fails until then', async () => {
  countUntilAsked(Promise.reject(new Error('refused')));
  await settled();
  expect(phoneLink.pending).toBe(0);
});

it('leaves the screen at rest once a person can see the question', async () => {
  countUntilAsked(new Promise(() => undefined));
  showing(1);
  await settled();
  expect(phoneLink.pending).toBe(1);
  showing(1, 2);
  await settled();
  expect(phoneLink.pending).toBe(0);
});
