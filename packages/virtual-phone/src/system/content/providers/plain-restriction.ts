import type { SqlValue } from '@androidworld/app-sdk';
import type { Database } from '../../../disk/database.ts';
import { arePlain, queryApart, requirePieces } from './outside-sql.ts';
import { type Restriction, repair } from './select.ts';

/**
 * The rows of a table that a condition from outside names, as a condition that SQLite can be given anywhere: itself, or
 * the ids that a process of its own has found.
 */
export async function plainRestriction(
  database: Database,
  table: string,
  { where, args = [] }: { readonly where?: string | undefined; readonly args?: readonly SqlValue[] },
  columns: readonly string[],
): Promise<Restriction> {
  requirePieces([where]);
  const condition = repair(where, columns);
  if (condition === undefined || condition.trim() === '') return { args };
  if (arePlain([condition], args)) return { where: condition, args };
  const { rows } = await queryApart(database, `SELECT _id FROM ${table} WHERE (${condition})`, args);
  return { where: `_id IN (${rows.map(({ _id }) => Number(_id)).join(', ')})`, args: [] };
}
