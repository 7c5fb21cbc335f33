import { decode, encode } from '../../bytes.ts';

/** One entry of an archive. */
export interface TarEntry {
  readonly name: string;
  readonly kind: 'file' | 'directory' | 'symlink' | 'hardlink' | 'pipe';
  readonly mode: number;
  readonly uid: number;
  readonly gid: number;
  readonly user: string;
  readonly group: string;
  readonly modifiedMs: number;
  /** Where a link leads. */
  readonly target: string;
  readonly content: Uint8Array;
}

const block = 512;
const kinds = { file: '0', hardlink: '1', symlink: '2', directory: '5', pipe: '6' } as const;

/** The entry in GNU's form: long names go before it in entries of their own. */
export function writeEntry(entry: TarEntry): Buffer {
  const long = [
    ...(Buffer.byteLength(entry.name) > 100 ? [longName('L', entry.name)] : []),
    ...(Buffer.byteLength(entry.target) > 100 ? [longName('K', entry.target)] : []),
  ];
  return Buffer.concat([...long, header(entry, kinds[entry.kind]), padded(entry.content)]);
}

/** Two empty blocks. */
export const endOfArchive: Uint8Array = new Uint8Array(2 * block);

function longName(type: string, name: string): Buffer {
  const content = encode(`${name}\0`);
  const plain = { mode: 0, uid: 0, gid: 0, user: '', group: '', modifiedMs: 0, target: '' };
  return Buffer.concat([header({ ...plain, name: '././@LongLink', kind: 'file', content }, type), padded(content)]);
}

function header(entry: TarEntry, type: string): Buffer {
  const bytes = Buffer.alloc(block);
  const put = (text: string, at: number, most: number) => bytes.set(encode(text).subarray(0, most), at);
  const octal = (value: number, at: number, width: number) =>
    put(
      Math.max(0, Math.floor(value))
        .toString(8)
        .padStart(width - 1, '0'),
      at,
      width - 1,
    );
  put(entry.name, 0, 100);
  octal(entry.mode & 0o7777, 100, 8);
  octal(entry.uid, 108, 8);
  octal(entry.gid, 116, 8);
  octal(entry.content.length, 124, 12);
  octal(entry.modifiedMs / 1_000, 136, 12);
  put(' '.repeat(8), 148, 8);
  put(type, 156, 1);
  put(entry.target, 157, 100);
  put('ustar  ', 257, 8);
  put(entry.user, 265, 31);
  put(entry.group, 297, 31);
  const sum = bytes.reduce((total, byte) => total + byte, 0);
  put(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 8);
  return bytes;
}

function padded(content: Uint8Array): Buffer {
  return Buffer.concat([content], Math.ceil(content.length / block) * block);
}

/** No path is longer: what reads names may take time that grows with their square. */
const longestName = 8_192;
const longestHeader = 65_536;

/** Entries of an archive, one after another; undefined when these bytes are none. */
export function* readEntries(bytes: Buffer): Generator<TarEntry | undefined> {
  let name: string | undefined;
  let target: string | undefined;
  if (bytes.length < block) yield undefined;
  for (let at = 0; at + block <= bytes.length; ) {
    const head = bytes.subarray(at, at + block);
    if (head.every((byte) => byte === 0)) return;
    if (!isHeader(head)) {
      yield undefined;
      return;
    }
    const size = octalAt(head, 124, 12);
    const content = bytes.subarray(at + block, at + block + size);
    at += block + Math.ceil(size / block) * block;
    const type = textAt(head, 156, 1);
    const given = content.subarray(0, longestName);
    if (type === 'L') name = decode(given).replace(/\0.*$/s, '');
    else if (type === 'K') target = decode(given).replace(/\0.*$/s, '');
    else if (type === 'x') {
      for (const line of decode(content.subarray(0, longestHeader)).split('\n')) {
        const [, key, value] = /^\d+ ([^=]+)=(.*)$/s.exec(line) ?? [];
        if (key === 'path') name = value;
        if (key === 'linkpath') target = value;
      }
    } else if (type !== 'g') {
      yield entryOf(head, { type, content, name, target });
      name = undefined;
      target = undefined;
    }
  }
}

function entryOf(
  head: Buffer,
  given: { type: string; content: Buffer; name: string | undefined; target: string | undefined },
): TarEntry {
  const prefix = textAt(head, 257, 8) === 'ustar' ? textAt(head, 345, 155) : '';
  const name = given.name ?? (prefix === '' ? '' : `${prefix}/`) + textAt(head, 0, 100);
  const found = Object.entries(kinds).find(([, letter]) => letter === given.type)?.[0] as TarEntry['kind'] | undefined;
  const kind = found ?? 'file';
  return {
    name,
    kind: kind === 'file' && name.endsWith('/') ? 'directory' : kind,
    mode: octalAt(head, 100, 8) & 0o7777,
    uid: octalAt(head, 108, 8),
    gid: octalAt(head, 116, 8),
    user: textAt(head, 265, 32),
    group: textAt(head, 297, 32),
    modifiedMs: octalAt(head, 136, 12) * 1_000,
    target: given.target ?? textAt(head, 157, 100),
    content: given.content,
  };
}

function isHeader(head: Buffer): boolean {
  const sum = head.reduce((total, byte, place) => total + (place >= 148 && place < 156 ? 0x20 : byte), 0);
  return octalAt(head, 148, 8) === sum;
}

function textAt(head: Buffer, at: number, most: number): string {
  return decode(head.subarray(at, at + most)).replace(/\0.*$/s, '');
}

function octalAt(head: Buffer, at: number, most: number): number {
  // No sign, which would lead backwards; what is no number is none.
  return Number.parseInt(/^\s*([0-7]+)/.exec(textAt(head, at, most))?.[1] ?? '0', 8);
}
