import { AndroidWorldError, type Random } from '@androidworld/core';

const maximumDraws = 10_000;

/**
 * Draws until there are so many, none of them the same as another, nor as those that are there already.
 *
 * @throws AW_TASK_FAILED after 10,000 draws
 */
export function sampleDistinct<Row>(
  random: Random,
  count: number,
  {
    draw,
    isSame,
    apartFrom = [],
    accepts = () => true,
  }: {
    readonly draw: (random: Random) => Row;
    readonly isSame: (one: Row, other: Row) => boolean;
    readonly apartFrom?: readonly Row[];
    readonly accepts?: (row: Row) => boolean;
  },
): Row[] {
  const rows: Row[] = [];
  for (let draws = 0; rows.length < count; draws++) {
    if (draws === maximumDraws) {
      throw new AndroidWorldError('AW_TASK_FAILED', `${maximumDraws} draws gave only ${rows.length} of ${count} rows`);
    }
    const row = draw(random);
    if (accepts(row) && ![...apartFrom, ...rows].some((other) => isSame(row, other))) rows.push(row);
  }
  return rows;
}
