import { createStatements } from './schema.ts';

/** As Joplin numbers the types of columns. */
const FIELD_TYPES: Readonly<Record<string, number>> = { INT: 1, INTEGER: 1, TEXT: 2, NUMERIC: 3 };

/** Joplin keeps a row about every column of every ordinary table, but not of these. */
const UNLISTED: ReadonlySet<string> = new Set(['table_fields', 'notes_normalized', 'items_normalized']);

export const tableFieldStatements: readonly string[] = createStatements.flatMap((statement) => {
  const [, table, columns] = /^CREATE TABLE [`]?(\w+)[`]?\s*\((.*)\)$/s.exec(statement) ?? [];
  if (table === undefined || columns === undefined || UNLISTED.has(table)) return [];
  return columns.split(',').flatMap((column) => {
    const [, name, type = ''] = /^\s*[`]?(\w+)[`]?\s+(\w+)/.exec(column) ?? [];
    if (name === undefined) return [];
    const fallback = /DEFAULT "?([^"]*)"?$/.exec(column)?.[1] ?? null;
    const values = [table, name].map((text) => `'${text}'`).join(', ');
    const value = fallback === null ? 'NULL' : `'${fallback}'`;
    return [
      `INSERT INTO table_fields (table_name, field_name, field_type, field_default) VALUES (${values}, ${FIELD_TYPES[type] ?? 2}, ${value})`,
    ];
  });
});
