import { createHash } from 'node:crypto';
import seedrandom from 'seedrandom';
import type { Random } from '../contracts/random.ts';

/**
 * Makes a seeded source of choices (Alea, 53 bits a draw); the number 1 and the text "1" are different seeds.
 *
 * A fork is derived from its parent's seed and the purpose alone, so it is the same however often, and in whichever
 * order, its parent and siblings are used.
 */
export function createRandom(seed: number | string): Random {
  return fromKey(digest(seed));
}

function fromKey(key: string): Random {
  const draws = seedrandom.alea(key);
  const next = () => draws.double();
  const integer = (min: number, max: number) => {
    requireRange(min, max);
    return min + Math.floor(next() * (max - min + 1));
  };
  // The first steps of Fisher-Yates: `count` of them give as many entries in random order.
  const sample = <T>(values: readonly T[], count: number): T[] => {
    if (!Number.isInteger(count) || count < 0 || count > values.length) {
      throw new RangeError(`Cannot sample ${count} different entries: the list has ${values.length}`);
    }
    const indices = values.map((_, index) => index);
    for (let place = 0; place < count; place++) {
      const chosen = integer(place, values.length - 1);
      [indices[place], indices[chosen]] = [indices[chosen] ?? 0, indices[place] ?? 0];
    }
    return indices.slice(0, count).map((index) => values[index] as T);
  };
  return {
    next,
    integer,
    sample,
    pick: <T>(values: readonly T[]) => {
      if (values.length === 0) throw new RangeError('Cannot pick from an empty list');
      return values[integer(0, values.length - 1)] as T;
    },
    shuffle: (values) => sample(values, values.length),
    chance: (probability) => {
      if (!(probability >= 0 && probability <= 1)) {
        throw new RangeError(`Expected a probability from 0 to 1, found ${probability}`);
      }
      return next() < probability;
    },
    fork: (purpose) => fromKey(digest(key, purpose)),
  };
}

function requireRange(min: number, max: number): void {
  if (!Number.isSafeInteger(min) || !Number.isSafeInteger(max) || min > max || max - min >= 2 ** 53) {
    throw new RangeError(`Expected whole numbers min <= max less than 2^53 apart, found ${min} and ${max}`);
  }
}

/** JSON keeps the parts apart: ["ab", "c"] is not ["a", "bc"]. */
function digest(...parts: readonly (number | string)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
