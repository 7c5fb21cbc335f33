import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from './random.ts';

const seeds = fc.oneof(fc.integer(), fc.string());
const draws = (random: ReturnType<typeof createRandom>, count = 8) =>
  Array.from({ length: count }, () => random.next());

describe('createRandom()', () => {
  it('gives the same numbers on every platform', () => {
    const random = createRandom(30);
    expect([random.next(), random.integer(1, 6), random.fork('params').next()]).toMatchInlineSnapshot(`
      [
        0.4663841448193242,
        4,
        0.2689141824383354,
      ]
    `);
  });

  it('gives the same choices for the same seed', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        expect(draws(createRandom(seed))).toEqual(draws(createRandom(seed)));
      }),
    );
  });

  it('gives different choices for different seeds, also for 1 and "1"', () => {
    fc.assert(
      fc.property(seeds, seeds, (a, b) => {
        fc.pre(a !== b);
        expect(draws(createRandom(a))).not.toEqual(draws(createRandom(b)));
      }),
    );
    expect(draws(createRandom(1))).not.toEqual(draws(createRandom('1')));
  });

  it('next() stays in [0, 1)', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        for (const draw of draws(createRandom(seed), 50)) {
          expect(draw).toBeGreaterThanOrEqual(0);
          expect(draw).toBeLessThan(1);
        }
      }),
    );
  });

  it('integer() stays between its ends and reaches both', () => {
    fc.assert(
      fc.property(seeds, fc.maxSafeInteger(), fc.nat({ max: 2 ** 40 }), (seed, min, span) => {
        fc.pre(Number.isSafeInteger(min + span) && span < 2 ** 53);
        const value = createRandom(seed).integer(min, min + span);
        expect(Number.isInteger(value)).toBe(true);
        expect(value).toBeGreaterThanOrEqual(min);
        expect(value).toBeLessThanOrEqual(min + span);
      }),
    );
    const random = createRandom('dice');
    const rolls = new Set(Array.from({ length: 200 }, () => random.integer(1, 6)));
    expect([...rolls].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('integer() draws each number about equally often', () => {
    const random = createRandom('fair');
    const counts = [0, 0, 0, 0, 0];
    for (let draw = 0; draw < 10_000; draw++) {
      const value = random.integer(0, 4);
      counts[value] = (counts[value] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 2_000)).toBeLessThan(200);
  });

  it('sample() gives as many different entries as asked for', () => {
    const cases = fc.array(fc.anything()).chain((values) => fc.tuple(fc.constant(values), fc.nat(values.length)));
    fc.assert(
      fc.property(seeds, cases, (seed, [values, count]) => {
        const entries = values.map((value, index) => ({ value, index }));
        const sample = createRandom(seed).sample(entries, count);
        expect(sample).toHaveLength(count);
        expect(new Set(sample.map((entry) => entry.index)).size).toBe(count);
        for (const entry of sample) expect(entries).toContain(entry);
      }),
    );
  });

  it('shuffle() keeps every entry and leaves its argument alone', () => {
    fc.assert(
      fc.property(seeds, fc.array(fc.integer()), (seed, values) => {
        const before = [...values];
        const order = (a: number, b: number) => a - b;
        expect(createRandom(seed).shuffle(values).sort(order)).toEqual([...values].sort(order));
        expect(values).toEqual(before);
      }),
    );
  });

  it('shuffle() gives every order about equally often', () => {
    const random = createRandom('fair');
    const orders = new Map<string, number>();
    for (let draw = 0; draw < 6_000; draw++) {
      const order = random.shuffle(['a', 'b', 'c']).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(6);
    for (const count of orders.values()) expect(Math.abs(count - 1_000)).toBeLessThan(120);
  });

  it('pick() gives an entry of the list, also an undefined one', () => {
    expect(createRandom(1).pick([undefined])).toBeUndefined();
    expect(['a', 'b']).toContain(createRandom(1).pick(['a', 'b']));
  });

  it('chance() of 0 never happens and of 1 always does', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        expect(createRandom(seed).chance(0)).toBe(false);
        expect(createRandom(seed).chance(1)).toBe(true);
      }),
    );
  });

  it('refuses what is no count, no probability or no range', () => {
    const random = createRandom(1);
    for (const count of [-1, 1.5, Number.NaN])
      expect(() => random.sample([1, 2, 3], count), `${count}`).toThrow(RangeError);
    for (const chance of [-0.1, 1.1, Number.NaN]) expect(() => random.chance(chance), `${chance}`).toThrow(RangeError);
    const most = Number.MAX_SAFE_INTEGER;
    for (const [min, max] of [
      [-most, most],
      [-1, most],
      [0.5, 2],
      [0, 2.5],
      [2, 1],
    ] as const) {
      expect(() => random.integer(min, max), `${min} to ${max}`).toThrow(RangeError);
    }
    expect(random.integer(0, most)).toBeLessThanOrEqual(most);
  });

  it('refuses what cannot be drawn', () => {
    const random = createRandom(1);
    expect(() => random.pick([])).toThrowErrorMatchingInlineSnapshot(`[RangeError: Cannot pick from an empty list]`);
    expect(() => random.sample([1, 2], 3)).toThrowErrorMatchingInlineSnapshot(
      `[RangeError: Cannot sample 3 different entries: the list has 2]`,
    );
    expect(() => random.integer(2, 1)).toThrowErrorMatchingInlineSnapshot(
      `[RangeError: Expected whole numbers min <= max less than 2^53 apart, found 2 and 1]`,
    );
    expect(() => random.integer(0, 0.5)).toThrow(RangeError);
    expect(() => random.chance(Number.NaN)).toThrowErrorMatchingInlineSnapshot(
      `[RangeError: Expected a probability from 0 to 1, found NaN]`,
    );
  });
});

describe('Random.fork()', () => {
  it('does not depend on how often its parent or a sibling was used', () => {
    fc.assert(
      fc.property(seeds, fc.string(), fc.string(), fc.nat(20), (seed, purpose, other, uses) => {
        const used = createRandom(seed);
        draws(used, uses);
        draws(used.fork(other), uses);
        expect(draws(used.fork(purpose))).toEqual(draws(createRandom(seed).fork(purpose)));
      }),
    );
  });

  it('leaves the choices of its parent as they were', () => {
    fc.assert(
      fc.property(seeds, fc.string(), (seed, purpose) => {
        const parent = createRandom(seed);
        draws(parent.fork(purpose));
        expect(draws(parent)).toEqual(draws(createRandom(seed)));
      }),
    );
  });

  it('gives different choices for different purposes, also nested ones', () => {
    fc.assert(
      fc.property(seeds, fc.string(), fc.string(), (seed, a, b) => {
        fc.pre(a !== b);
        const root = createRandom(seed);
        expect(draws(root.fork(a))).not.toEqual(draws(root.fork(b)));
        expect(draws(root.fork(a).fork(b))).not.toEqual(draws(root.fork(b).fork(a)));
        expect(draws(root.fork(a).fork(b))).not.toEqual(draws(root.fork(a + b)));
      }),
    );
  });
});
