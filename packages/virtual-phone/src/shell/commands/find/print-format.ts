import type { Stat } from '../../../disk/disk.ts';
import { userName } from '../../user-names.ts';
import { modeText } from '../files/mode-text.ts';
import { FindError } from './find-error.ts';
import type { FindNode } from './node.ts';

const escapes: Readonly<Record<string, string>> = {
  ...{ a: '\x07', b: '\b', e: '\x1b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v', '\\': '\\' },
};

/**
 * What `-printf` prints of a file, piece by piece.
 *
 * @throws FindError for a conversion there is not
 */
export function* renderFormat(format: string, node: FindNode): Generator<string> {
  for (const [whole, letter, octal, flags = '', precision, kind, stamp] of format.matchAll(token)) {
    if (letter === 'c') return;
    if (octal !== undefined) yield String.fromCharCode(Number.parseInt(octal, 8) & 0xff);
    else if (letter !== undefined) yield escapes[letter] ?? whole;
    else if (kind === undefined) yield whole === '%%' ? '%' : whole;
    else yield pad(cut(convert(kind, stamp, node), precision), flags);
  }
}

const token = /\\(?:([^0-7])|([0-7]{1,3}))|%%|%([-+ #0]*\d*)(?:\.(\d*))?([a-zA-Z])(?:(?<=T)([\s\S]))?|[\s\S]/gu;

function convert(kind: string, stamp: string | undefined, { stat, path, name, start }: FindNode): string {
  switch (kind) {
    case 'b':
      return String(Math.ceil(stat.size / 512));
    case 'f':
      return name;
    case 'g':
      return userName(stat.gid);
    case 'G':
      return String(stat.gid);
    case 'i':
      return String(stat.inode);
    case 'l':
      return stat.target ?? '';
    case 'm':
      return (stat.mode & 0o7777).toString(8);
    case 'M':
      return modeText(stat);
    case 'p':
      return path;
    case 'P':
      return path.slice(start.length).replace(/^\//, '');
    case 's':
      return String(stat.size);
    case 'T':
      if (stamp !== '@') throw new FindError(`bad -printf %T: %T${stamp ?? ''}`);
      return secondsOf(stat);
    case 'u':
      return userName(stat.uid);
    case 'U':
      return String(stat.uid);
    case 'Z':
      return stat.label;
    default:
      throw new FindError(`bad -printf %${kind}`);
  }
}

/** Whole seconds and nanoseconds; toybox puts no zeros before the latter. */
function secondsOf({ modifiedMs }: Stat): string {
  const seconds = Math.floor(modifiedMs / 1_000);
  return `${seconds}.${Math.round((modifiedMs - seconds * 1_000) * 1e6)}`;
}

function cut(text: string, precision: string | undefined): string {
  return precision === undefined ? text : text.slice(0, Number(precision));
}

function pad(text: string, flags: string): string {
  // A width of many millions is a mistake, or meant to fill the memory.
  const width = Math.min(Number(/\d+$/.exec(flags.replace(/^[-+ #0]*/, ''))?.[0] ?? '0'), 1_000_000);
  return flags.startsWith('-') ? text.padEnd(width) : text.padStart(width);
}
