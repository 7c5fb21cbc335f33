import type { LocalTime } from '@androidworld/app-sdk';

/** A file or folder that an archive holds, as its directory tells. */
export interface ZipMember {
  /** Names of the folders it lies in, and its own. */
  readonly path: readonly string[];
  /** As it is written in the archive. */
  readonly name: string;
  readonly isFolder: boolean;
  /** Bytes when it is taken out. */
  readonly size: number;
  /** By a clock on a wall: zip files do not say where it hung. */
  readonly modified: LocalTime;
  /** Nobody can read it without a password. */
  readonly isEncrypted: boolean;
}

/**
 * Reads what a zip file says it holds. Left out is what would lie outside of it, and what has the name of another.
 *
 * @see APPNOTE.TXT of PKWARE, 4.3.12 and 4.3.16
 * @throws {Error} when it is no zip file
 */
export function readZipDirectory(bytes: Uint8Array): ZipMember[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  const members = new Map<string, ZipMember>();
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (view.getUint32(at, true) !== memberSignature) throw new Error('The directory of the archive is damaged');
    const lengths = [28, 30, 32].map((place) => view.getUint16(at + place, true));
    const [nameLength = 0] = lengths;
    const member = readMember(view, at, bytes.subarray(at + memberLength, at + memberLength + nameLength));
    const key = member.path.join('/');
    if (member.path.length > 0 && !member.path.includes('..') && !members.has(key)) members.set(key, member);
    at += memberLength + lengths.reduce((sum, length) => sum + length, 0);
  }
  return [...members.values()];
}

const endSignature = 0x06054b50;
const endLength = 22;
const memberSignature = 0x02014b50;
const memberLength = 46;

/** A comment of any length may follow it. */
function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - endLength - 0xffff);
  for (let at = view.byteLength - endLength; at >= first; at -= 1) {
    if (view.getUint32(at, true) === endSignature) return at;
  }
  throw new Error('This is no zip file');
}

function readMember(view: DataView, at: number, nameBytes: Uint8Array): ZipMember {
  const flags = view.getUint16(at + 8, true);
  const time = view.getUint16(at + 12, true);
  const date = view.getUint16(at + 14, true);
  const isUtf8 = (flags & 0x800) !== 0;
  const name = isUtf8 ? new TextDecoder().decode(nameBytes) : String.fromCharCode(...nameBytes);
  return {
    name,
    path: name.split(/[/\\]/).filter((part) => part !== '' && part !== '.'),
    isFolder: /[/\\]$/.test(name),
    size: view.getUint32(at + 24, true),
    modified: {
      year: 1980 + (date >> 9),
      month: (date >> 5) & 0xf,
      day: date & 0x1f,
      hour: time >> 11,
      minute: (time >> 5) & 0x3f,
    },
    isEncrypted: (flags & 1) !== 0,
  };
}
