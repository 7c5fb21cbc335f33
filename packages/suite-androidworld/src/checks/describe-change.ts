import { listNames } from './judge.ts';

/**
 * What came, went or changed between two looks, in words: `came: "b.md"; went: "a.md"`, or `nothing changed`.
 *
 * @param after what was there by its name, with something that tells whether it is the same
 */
export function describeChange(after: ReadonlyMap<string, string>, before: ReadonlyMap<string, string>): string {
  const [came, went, changed] = [
    [...after.keys()].filter((name) => !before.has(name)),
    [...before.keys()].filter((name) => !after.has(name)),
    [...after].filter(([name, content]) => before.has(name) && before.get(name) !== content).map(([name]) => name),
  ];
  const parts = [
    ['came', came],
    ['went', went],
    ['changed', changed],
  ] as const;
  const told = parts.filter(([, names]) => names.length > 0).map(([what, names]) => `${what}: ${listNames(names)}`);
  return told.length === 0 ? 'nothing changed' : told.join('; ');
}

/** The same of rows of a table. Rows may be alike. */
export function describeRowsChange<Row extends object>(
  after: readonly Row[],
  before: readonly Row[],
  nameOf: (row: Row) => string | null,
): string {
  const left = (rows: readonly Row[], others: readonly Row[]) => {
    const texts = others.map((row) => JSON.stringify(row));
    return rows.filter((row) => {
      const at = texts.indexOf(JSON.stringify(row));
      if (at >= 0) texts.splice(at, 1);
      return at < 0;
    });
  };
  const [came, went] = [left(after, before).map(nameOf), left(before, after).map(nameOf)];
  if (came.length + went.length === 0) return 'nothing changed';
  return [
    ...(came.length > 0 ? [`came: ${listNames(came)}`] : []),
    ...(went.length > 0 ? [`went: ${listNames(went)}`] : []),
  ].join('; ');
}
