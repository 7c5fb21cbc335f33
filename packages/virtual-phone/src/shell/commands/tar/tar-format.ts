import type { ByteReader } from '../../byte-reader.ts';
import { decode, encode } from '../../bytes.ts';

/** What an archive says of one entry. */
export interface TarHeader {
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
  /** Bytes of the content. */
  readonly size: number;
}

/** One entry of an archive that is being read. */
export interface TarEntry extends TarHeader {
  /** Until the next entry is asked for. */
  content(): AsyncIterable<Uint8Array>;
}

const block = 512;
const kinds = { file: '0', hardlink: '1', symlink: '2', directory: '5', pipe: '6' } as const;

/** What stands before an entry's content, in GNU's form: long names are entries of their own. */
export function renderHeader(entry: TarHeader): Buffer {
  const long = [
    ...(Buffer.byteLength(entry.name) > 100 ? [longName('L', entry.name)] : []),
    ...(Buffer.byteLength(entry.target) > 100 ? [longName('K', entry.target)] : []),
  ];
  return Buffer.concat([...long, header(entry, kinds[entry.kind])]);
}

/** What stands after the content. */
export function padding(size: number): Uint8Array {
  return new Uint8Array(roundUp(size) - size);
}

/** Two empty blocks. */
export const endOfArchive: Uint8Array = new Uint8Array(2 * block);

function longName(type: string, name: string): Buffer {
  const content = encode(`${name}\0`);
  const plain = { mode: 0, uid: 0, gid: 0, user: '', group: '', modifiedMs: 0, target: '' };
  return Buffer.concat([
    header({ ...plain, name: '././@LongLink', kind: 'file', size: content.length }, type),
    content,
    padding(content.length),
  ]);
}

function header(entry: TarHeader, type: string): Buffer {
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
  octal(entry.size, 124, 12);
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

function roundUp(size: number): number {
  return Math.ceil(size / block) * block;
}

/** No path is longer: what reads names may take time that grows with their square. */
const longestName = 8_192;
const longestHeader = 65_536;

/** Entries of an archive, one after another; undefined when these bytes are none. */
export async function* readEntries(bytes: ByteReader): AsyncGenerator<TarEntry | undefined> {
  let name: string | undefined;
  let target: string | undefined;
  for (;;) {
    const isFirst = bytes.at === 0;
    const head = await bytes.take(block);
    if (head.length < block && !isFirst) return;
    if (head.length === block && head.every((byte) => byte === 0)) return;
    if (head.length < block || !isHeader(head)) {
      yield undefined;
      return;
    }
    const size = octalAt(head, 124, 12);
    const end = bytes.at + roundUp(size);
    const type = textAt(head, 156, 1);
    if (type === 'L') name = decode(await bytes.take(Math.min(size, longestName))).replace(/\0.*$/s, '');
    else if (type === 'K') target = decode(await bytes.take(Math.min(size, longestName))).replace(/\0.*$/s, '');
    else if (type === 'x') {
      for (const line of decode(await bytes.take(Math.min(size, longestHeader))).split('\n')) {
        const [, key, value] = /^\d+ ([^=]+)=(.*)$/s.exec(line) ?? [];
        if (key === 'path') name = value;
        if (key === 'linkpath') target = value;
      }
    } else if (type !== 'g') {
      yield { ...headerOf(head, { type, size, name, target }), content: () => bytes.pieces(size) };
      name = undefined;
      target = undefined;
    }
    await bytes.skip(end - bytes.at);
  }
}

function headerOf(
  head: Buffer,
  given: { type: string; size: number; name: string | undefined; target: string | undefined },
): TarHeader {
  const prefix = textAt(head, 257, 8) === 'ustar' ? textAt(head, 345, 155) : '';
  const name = given.name ?? (prefix === '' ? '' : `${prefix}/`) + textAt(head, 0, 100);
  const found = Object.entries(kinds).find(([, letter]) => letter === given.type)?.[0] as TarHeader['kind'] | undefined;
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
    size: given.size,
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
