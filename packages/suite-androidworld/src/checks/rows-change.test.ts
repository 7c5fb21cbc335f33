import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOnlyAddition, isOnlyRemoval } from './rows-change.ts';

interface Row {
  readonly id: number;
  readonly name: string;
}
const row = (id: number, name: string): Row => ({ id, name });
const before = [row(1, 'a'), row(2, 'b')];
const [a, b] = before as [Row, Row];
const begins = ({ name }: Row, wanted: string) => name.startsWith(wanted);

describe('isOnlyAddition()', () => {
  it.each<[string, readonly Row[], readonly string[], boolean]>([
    ['both came', [a, b, row(3, 'c'), row(4, 'd')], ['c', 'd'], true],
    ['in another order', [row(4, 'd'), row(3, 'c'), b, a], ['c', 'd'], true],
    ['one looks like two, and finds its own', [a, b, row(3, 'xy'), row(4, 'x')], ['x', 'xy'], true],
    ['nothing came', before, ['c'], false],
    ['one came twice', [a, b, row(3, 'c'), row(4, 'c')], ['c'], false],
    ['one came twice for two', [a, b, row(3, 'c'), row(4, 'c')], ['c', 'd'], false],
    ['another came too', [a, b, row(3, 'c'), row(4, 'e')], ['c'], false],
    ['another was changed', [a, row(2, 'B'), row(3, 'c')], ['c'], false],
    ['another was changed into it', [a, row(2, 'c')], ['c'], false],
    ['another was deleted and entered again', [b, row(3, 'a'), row(4, 'c')], ['c'], false],
    ['an equal one was there before', [a, b], ['a'], false],
  ])('%s', (_, after, wanted, holds) => expect(isOnlyAddition(after, before, wanted, begins)).toBe(holds));
});

describe('isOnlyRemoval()', () => {
  it.each<[string, readonly Row[], readonly Row[], boolean]>([
    ['it went', [b], [a], true],
    ['both went', [], [a, b], true],
    ['nothing went', before, [a], false],
    ['the other went', [a], [a], false],
    ['more went', [], [a], false],
    ['it was changed', [row(1, ''), b], [a], false],
    ['the other was changed', [row(2, '')], [a], false],
    ['another came', [b, row(3, 'a')], [a], false],
  ])('%s', (_, after, gone, holds) => expect(isOnlyRemoval(after, before, gone)).toBe(holds));

  it('holds for what is left of any rows without some of them', () => {
    const rows = fc.uniqueArray(fc.record({ id: fc.nat(), name: fc.string() }), { selector: ({ id }) => id });
    fc.assert(
      fc.property(rows, fc.func(fc.boolean()), (all, isGone) => {
        const gone = all.filter(({ id }) => isGone(id));
        const left = all.filter(({ id }) => !isGone(id));
        expect(isOnlyRemoval(left.toReversed(), all, gone)).toBe(true);
        if (gone.length > 0) expect(isOnlyRemoval(all, all, gone)).toBe(false);
      }),
    );
  });
});
