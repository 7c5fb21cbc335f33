import { expect, it } from 'vitest';
import { injectRandom } from './inject-random.ts';
import { PhoneRandom } from './phone-random.ts';

const october = Date.UTC(2023, 9, 15, 15, 34);
const still = { now: () => october, uptime: () => 0 };

it('draws the same at the same moments, however much was drawn before', () => {
  let nowMs = october;
  let uptimeMs = 0;
  const draw = () => [random.uuid(), random.number(), random.word()];
  const random = new PhoneRandom('host', { now: () => nowMs, uptime: () => uptimeMs });
  const first = draw();
  nowMs += 1;
  const second = draw();
  expect(second).not.toEqual(first);
  expect(draw()).not.toEqual(second);
  nowMs = october;
  expect(draw()).toEqual(first);
  // The clock was set back to where it stood.
  uptimeMs += 60_000;
  expect(draw()).toEqual(first);
});

it('draws other numbers under another name', () => {
  const uuids = ['host', 'page', 'web'].map((name) => new PhoneRandom(name, still).uuid());
  expect(new Set(uuids).size).toBe(3);
  for (const uuid of uuids) expect(uuid).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});

it('spreads its numbers evenly, also the first ones of moments that follow one another', () => {
  let nowMs = october;
  const random = new PhoneRandom('page', { now: () => nowMs, uptime: () => nowMs });
  const tens = Array.from({ length: 10 }, () => 0);
  for (let at = 0; at < 10_000; at += 1) {
    nowMs += at % 2;
    const tenth = Math.floor(random.number() * 10);
    tens[tenth] = (tens[tenth] ?? 0) + 1;
  }
  for (const count of tens) expect(Math.abs(count - 1_000)).toBeLessThan(150);
});

it('takes the place of what scripts of a page draw from', () => {
  const page = { Math: { random: () => 7 }, crypto: {} as Crypto };
  injectRandom(page, new PhoneRandom('page', still));
  const same = new PhoneRandom('page', still);
  expect(page.Math.random()).toBe(same.number());
  expect(page.crypto.randomUUID()).toBe(same.uuid());
  const whole = new Uint32Array(3);
  expect(page.crypto.getRandomValues(whole.subarray(1))).toHaveLength(2);
  expect(whole[0]).toBe(0);
  expect(new Uint8Array(whole.buffer, 4)).toEqual(same.fill(new Uint8Array(8)));
});
