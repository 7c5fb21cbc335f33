import type { AppData } from '@androidworld/android-kit';
import type { Given, PublishedCheck } from './published-check.ts';

/**
 * Rows are there that fit, there are as many more as are expected, and those that were there are as they were. Two expected
 * rows may fit the same one, and one that was there before.
 */
export function rowsAdded<Row>(
  data: AppData<Row, never>,
  expected: (given: Given) => readonly ((row: Row) => boolean)[],
): PublishedCheck {
  return {
    remember: ({ device, signal }) => data.list(device, { signal }),
    async holds({ device, signal }, given) {
      const before = given.remembered as readonly Row[];
      const after = await data.list(device, { signal });
      const rows = expected(given);
      return (
        rows.every((fits) => after.some(fits)) &&
        after.length === before.length + rows.length &&
        before.every((row) => holdsRow(after, row))
      );
    },
  };
}

/** The targets of our set-up are gone, and everything else is as it was. */
export function rowsDeleted<Row>(data: AppData<Row, never>): PublishedCheck {
  return {
    async holds({ device, signal }, { state }) {
      const { before, targets } = state as unknown as {
        readonly before: readonly Row[];
        readonly targets: readonly Row[];
      };
      return isWithout(await data.list(device, { signal }), before, targets);
    },
  };
}

/** One of the targets of our set-up, which are equal, is gone, and everything else is as it was. */
export function duplicateDeleted<Row>(data: AppData<Row, never>): PublishedCheck {
  return {
    async holds({ device, signal }, { state }) {
      const { before, targets } = state as unknown as {
        readonly before: readonly Row[];
        readonly targets: readonly Row[];
      };
      const after = await data.list(device, { signal });
      return targets.some((target) => isWithout(after, before, [target]));
    },
  };
}

function isWithout<Row>(after: readonly Row[], before: readonly Row[], gone: readonly Row[]): boolean {
  const others = before.filter((row) => !holdsRow(gone, row));
  return after.length === others.length && others.every((row) => holdsRow(after, row));
}

function holdsRow<Row>(rows: readonly Row[], row: Row): boolean {
  return rows.some((candidate) => JSON.stringify(candidate) === JSON.stringify(row));
}
