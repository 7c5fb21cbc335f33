import { AndroidWorldError } from '@androidworld/core';

/** How rows are written out for the agent to enter. */
export const rowFormats = ['csv', 'text_block'] as const;

export type RowFormat = (typeof rowFormats)[number];

/** Rows of one kind, as texts by the names of their fields, in this order. */
export interface WrittenRows<Field extends string> {
  /** What stands before the title of a block, e.g. `Recipe`. */
  readonly kind: string;
  readonly titleField: NoInfer<Field>;
  readonly fields: readonly Field[];
  readonly rows: readonly Readonly<Record<Field, string>>[];
}

/**
 * Writes rows as the original does. `csv`: a line of field names, then a line for each row, with bars between the values.
 * `text_block`: `Recipe: Title` and below it ` field: value` for each other field, with an empty line between rows.
 */
export function writeRows<Field extends string>(written: WrittenRows<Field>, format: RowFormat): string {
  return format === 'csv' ? writeLines(written) : writeBlocks(written);
}

function writeLines<Field extends string>({ fields, rows }: WrittenRows<Field>): string {
  return [fields, ...rows.map((row) => fields.map((field) => row[field]))].map((line) => line.join('|')).join('\n');
}

function writeBlocks<Field extends string>({ kind, titleField, fields, rows }: WrittenRows<Field>): string {
  const others = fields.filter((field) => field !== titleField);
  const blocks = rows.map((row) =>
    [`${kind}: ${row[titleField]}`, ...others.map((field) => ` ${field}: ${row[field]}`)].join('\n'),
  );
  return blocks.join('\n\n');
}

/**
 * Reads rows back that {@link writeRows} wrote, as a person does who sees them in another app.
 *
 * @throws AW_TASK_FAILED if a field is missing
 */
export function readRows<Field extends string>(
  text: string,
  { kind, titleField, fields }: Omit<WrittenRows<Field>, 'rows'>,
): Record<Field, string>[] {
  const [heading, ...lines] = text.trimEnd().split('\n');
  if (heading === fields.join('|')) return lines.map((line) => rowOf(fields, line.split('|')));
  const blocks = text.split(/\n\s*\n/).filter((block) => block.trim() !== '');
  return blocks.map((block) => {
    const values = new Map(block.split('\n').map((line) => splitAtColon(line.trim())));
    return rowOf(
      fields,
      fields.map((field) => values.get(field === titleField ? kind : field)),
    );
  });
}

function splitAtColon(line: string): [string, string] {
  const colon = line.indexOf(':');
  return [line.slice(0, colon), line.slice(colon + 1).trim()];
}

function rowOf<Field extends string>(
  fields: readonly Field[],
  values: readonly (string | undefined)[],
): Record<Field, string> {
  const entries = fields.map((field, index) => {
    const value = values[index];
    if (value !== undefined) return [field, value] as const;
    throw new AndroidWorldError('AW_TASK_FAILED', `Expected a row with ${fields.join(', ')}; found no ${field}`);
  });
  return Object.fromEntries(entries) as Record<Field, string>;
}
