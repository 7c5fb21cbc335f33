import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instanceSeed } from './seed.ts';

const places = fc.record({
  runSeed: fc.integer(),
  suite: fc.string({ maxLength: 3 }),
  task: fc.string({ maxLength: 3 }),
  instance: fc.nat(5),
});

describe('instanceSeed()', () => {
  it('gives the same seed on every platform', () => {
    expect(
      instanceSeed({ runSeed: 30, suite: 'androidworld', task: 'ContactsAddContact', instance: 0 }),
    ).toMatchInlineSnapshot(`530823230`);
  });

  it('is an unsigned 32-bit number', () => {
    fc.assert(
      fc.property(places, (place) => {
        const seed = instanceSeed(place);
        expect(seed).toBe(seed >>> 0);
      }),
    );
  });

  it('tells places apart that read the same when joined', () => {
    const place = { runSeed: 1, instance: 0 };
    expect(instanceSeed({ ...place, suite: 'a', task: 'b_0' })).not.toBe(
      instanceSeed({ ...place, suite: 'a_b', task: '0' }),
    );
    expect(instanceSeed({ ...place, suite: '","', task: '' })).not.toBe(
      instanceSeed({ ...place, suite: '', task: '","' }),
    );
  });
});
