import type { ListedProcess } from '../../system/processes/process-list.ts';
import { userName } from '../user-names.ts';
import { contextOf } from './identity.ts';

interface Field {
  readonly width: number;
  value(row: ListedProcess, reader: number): string | number;
}

/** What `ps` and `top` can tell of a process; negative widths are padded on the right. */
const fields: Readonly<Record<string, Field>> = {
  USER: { width: -12, value: ({ uid }) => userName(uid) },
  UID: { width: 5, value: ({ uid }) => uid },
  PID: { width: 6, value: ({ pid }) => pid },
  PPID: { width: 6, value: ({ ppid }) => ppid },
  TID: { width: 6, value: ({ pid }) => pid },
  VSZ: { width: 7, value: () => 13456789 },
  VSIZE: { width: 7, value: () => 13456789 },
  RSS: { width: 6, value: () => 123456 },
  F: { width: 1, value: () => 4 },
  BIT: { width: 3, value: () => 64 },
  SZ: { width: 5, value: () => 3364197 },
  PR: { width: 2, value: () => 20 },
  VIRT: { width: 4, value: () => '13G' },
  RES: { width: 4, value: () => '120M' },
  SHR: { width: 4, value: () => '80M' },
  'TIME+': { width: 9, value: () => '0:00.10' },
  WCHAN: { width: -10, value: () => 0 },
  ADDR: { width: 10, value: () => 0 },
  S: { width: -1, value: ({ pid }, reader) => (pid === reader ? 'R' : 'S') },
  NI: { width: 3, value: () => 0 },
  PRI: { width: 3, value: () => 19 },
  PCY: { width: -3, value: () => 'fg' },
  TIME: { width: 8, value: () => '00:00:01' },
  STIME: { width: -5, value: () => '15:34' },
  ELAPSED: { width: 11, value: () => '01:00' },
  TTY: { width: -8, value: () => '?' },
  C: { width: 1, value: () => 0 },
  '%CPU': { width: 4, value: () => '0.0' },
  '%MEM': { width: 5, value: () => '1.0' },
  LABEL: { width: -30, value: ({ uid }) => contextOf(uid) },
  NAME: { width: -27, value: ({ name }) => name },
  CMD: { width: -27, value: ({ name }) => name },
  CMDLINE: { width: -27, value: ({ argv }) => argv.join(' ') },
  ARGS: { width: -27, value: ({ argv }) => argv.join(' ') },
  COMM: { width: -27, value: ({ name }) => name.slice(-15) },
};

interface Column {
  readonly field: Field;
  readonly title: string;
  readonly width: number;
}

/**
 * Fields as `-o`, `-O` and `-k` name them: `PID,NAME:30,ARGS=COMMAND`.
 *
 * @returns the word that is none, where there is one
 */
export function parseColumns(text: string): readonly Column[] | string {
  const columns: Column[] = [];
  for (const word of text.split(/[,\s]+/).filter((each) => each !== '')) {
    const [, name = '', before, title, after] = /^([^=:]+)(?::(\d+))?(?:=([^:]*))?(?::(\d+))?$/.exec(word) ?? [];
    const field = fields[name.toUpperCase()];
    if (field === undefined) return word;
    const width = before ?? after;
    columns.push({
      field,
      title: title ?? name.toUpperCase(),
      width: width === undefined ? field.width : Math.sign(field.width) * Number(width),
    });
  }
  return columns;
}

/** A line of the table: a process's, or the titles. `reader` is who looks: it runs. */
export function renderLine(columns: readonly Column[], row: ListedProcess | undefined, reader: number): string {
  return columns
    .map(({ field, title, width }, place) => {
      const text = row === undefined ? title : String(field.value(row, reader));
      if (place === columns.length - 1 && width < 0) return text;
      return width < 0 ? text.padEnd(-width) : text.padStart(width);
    })
    .join(' ');
}

/** `-k FIELD,-FIELD`: sorted by the first field, then the next; `-` turns one round. */
export function sortRows(
  rows: readonly ListedProcess[],
  keys: string,
  reader: number,
): readonly ListedProcess[] | string {
  const orders: { readonly field: Field; readonly sign: number }[] = [];
  for (const word of keys.split(',')) {
    const columns = parseColumns(word.replace(/^[-+]/, ''));
    if (typeof columns === 'string') return word;
    for (const { field } of columns) orders.push({ field, sign: word.startsWith('-') ? -1 : 1 });
  }
  return [...rows].sort((one, other) => {
    for (const { field, sign } of orders) {
      const [left, right] = [field.value(one, reader), field.value(other, reader)];
      const order =
        typeof left === 'number' && typeof right === 'number' ? left - right : String(left) < String(right) ? -1 : 1;
      if (left !== right && order !== 0) return sign * order;
    }
    return 0;
  });
}
