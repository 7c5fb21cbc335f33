import type { Field } from './fields.ts';

export interface TypedTable<Row> {
  readonly name: string;
  /** Those we know of. A table may have others: they are neither read nor written. */
  readonly columns: { readonly [Name in keyof Row]: Field<Row[Name]> };
}

export type RowOf<Table> = Table extends TypedTable<infer Row> ? Row : never;

/** Returns its argument; the type of its rows is inferred from the columns. */
export function typedTable<Row>(table: TypedTable<Row>): TypedTable<Row> {
  return table;
}
