import { AndroidWorldError, type CallOptions, type Device, sh } from '@androidworld/core';
import { parseContentRows } from './parse-content-rows.ts';

export interface ContentQuery extends CallOptions {
  /** e.g. `content://sms/sent` */
  readonly uri: string;
  /**
   * Columns wanted. Put the one that may hold any text last: the output has no escaping, and only the last column is
   * read up to the next row.
   */
  readonly columns: readonly string[];
  /** SQL condition. */
  readonly where?: string;
  /** SQL order, e.g. `date DESC`. Default: the provider's. */
  readonly sort?: string;
}

/** A row of a content provider: the columns asked for, by name; null stands for NULL. */
export type ContentRow = Readonly<Record<string, string | null>>;

/** A value to write; numbers become longs. */
export type ContentValue = string | number | boolean | null;

/** Reads rows through a content provider (`content query`). Nulls are null, all else text. */
export async function queryContent(device: Device, query: ContentQuery): Promise<ContentRow[]> {
  const { uri, columns, where, sort, ...options } = query;
  const output = await runContent(
    device,
    sh`content query --uri ${uri} --projection ${columns.join(':')}${where === undefined ? sh`` : sh` --where ${where}`}${sort === undefined ? sh`` : sh` --sort ${sort}`}`,
    options,
  );
  return parseContentRows(output, columns);
}

/** Adds a row (`content insert`). */
export async function insertContent(
  device: Device,
  uri: string,
  values: Readonly<Record<string, ContentValue>>,
  options: CallOptions = {},
): Promise<void> {
  const binds = Object.entries(values).flatMap(([name, value]) => ['--bind', bind(name, value)]);
  await runContent(device, sh`content insert --uri ${uri} ${binds}`, options);
}

/** Deletes the rows that meet an SQL condition, all when there is none. */
export async function deleteContent(
  device: Device,
  uri: string,
  where?: string,
  options: CallOptions = {},
): Promise<void> {
  await runContent(
    device,
    sh`content delete --uri ${uri}${where === undefined ? sh`` : sh` --where ${where}`}`,
    options,
  );
}

/** `content` exits with 0 after most errors and tells them on stderr only. */
async function runContent(device: Device, command: ReturnType<typeof sh>, options: CallOptions): Promise<string> {
  const { exitCode, stdout, stderr } = await device.shell(command, options);
  if (exitCode === 0 && !/Error while accessing provider|^\[ERROR\]/m.test(`${stderr}\n${stdout}`)) return stdout;
  throw new AndroidWorldError(
    'AW_COMMAND_FAILED',
    `"${command.script}" on ${device.serial} failed: ${(stderr || stdout).trim().split('\n').slice(0, 3).join(' ')}`,
    { details: { serial: device.serial, command: command.script, exitCode, stdout, stderr } },
  );
}

function bind(name: string, value: ContentValue): string {
  const escaped = (text: string) => text.replaceAll('\\', '\\\\').replaceAll(':', '\\:');
  if (value === null) return `${escaped(name)}:n:`;
  if (typeof value === 'boolean') return `${escaped(name)}:b:${value}`;
  if (typeof value === 'number') return `${escaped(name)}:l:${value}`;
  return `${escaped(name)}:s:${escaped(value)}`;
}
