import type { Disk, Identity, Stat } from '../../../disk/disk.ts';
import { strerror } from '../../errno.ts';
import { permits } from '../../permits.ts';
import { resolvePath } from '../../resolve-path.ts';
import { userId, userName } from '../../user-names.ts';
import { parseMoment } from '../date.ts';
import { applyMode } from '../files/mode-text.ts';
import { compareNumber, readNumber } from './compare-number.ts';
import { FindError } from './find-error.ts';
import { compileGlob } from './glob.ts';
import type { FindNode } from './node.ts';

/** What tests look at besides the file. */
export interface FindSystem {
  readonly disk: Disk;
  readonly identity: Identity;
  readonly cwd: string;
  /** When the program started. */
  readonly nowMs: number;
  readonly zone: string;
}

export type FindTest = (node: FindNode) => boolean | Promise<boolean>;

/** A test without an argument. */
export function plainTest(word: string, { disk, identity }: FindSystem): FindTest | undefined {
  switch (word) {
    case 'true':
      return () => true;
    case 'false':
      return () => false;
    case 'empty':
      return async ({ place, stat }) => {
        if (stat.kind !== 'directory') return stat.kind === 'file' && stat.size === 0;
        return (await disk.list(place, identity).catch(() => ['unreadable'])).length === 0;
      };
    case 'nouser':
      return ({ stat }) => userName(stat.uid) === String(stat.uid);
    case 'nogroup':
      return ({ stat }) => userName(stat.gid) === String(stat.gid);
    case 'executable':
      return ({ stat }) => permits(identity, stat, 1);
    default:
      return undefined;
  }
}

/**
 * A test with an argument.
 *
 * @throws FindError when the argument is none of this test
 */
export async function testOf(word: string, argument: string, system: FindSystem): Promise<FindTest | undefined> {
  const named = /^(i?)(name|wholename|path|lname)$/.exec(word);
  if (named !== null) return nameTest(named[2] ?? '', compileGlob(argument, named[1] === 'i'));
  if (/^[acm](?:time|min)$/.test(word)) return ageTest(word, argument, system.nowMs);
  if (/^newer(?:[Bacm][Bacmt])?$/.test(word)) return await newerTest(word.slice(5), argument, system);
  switch (word) {
    case 'type':
      return ({ stat }) => isOfType(stat, argument);
    case 'perm':
      return modeTest(argument);
    case 'size':
      return sizeTest(argument);
    case 'links':
      return numberTest(argument, ({ links }) => links);
    case 'inum':
      return numberTest(argument, ({ inode }) => inode);
    case 'user':
      return ownerTest(argument, 'user', ({ uid }) => uid);
    case 'group':
      return ownerTest(argument, 'group', ({ gid }) => gid);
    case 'context': {
      const fits = compileGlob(argument, false);
      return ({ stat }) => fits(stat.label);
    }
    case 'samefile': {
      const { inode } = await reference(argument, system);
      return ({ stat }) => stat.inode === inode;
    }
    default:
      return undefined;
  }
}

function nameTest(kind: string, fits: (text: string) => boolean): FindTest {
  if (kind === 'lname') return ({ stat }) => stat.target !== undefined && fits(stat.target);
  if (kind !== 'name') return ({ path }) => fits(path);
  return ({ name }) => fits(/([^/]+)\/*$/.exec(name)?.[1] ?? '/');
}

function numberTest(argument: string, numberOf: (stat: Stat) => number): FindTest {
  const fits = compareNumber(argument);
  return ({ stat }) => fits(numberOf(stat));
}

function sizeTest(argument: string): FindTest {
  const fits = compareNumber(argument, 512);
  return ({ stat }) => fits(stat.size);
}

function ageTest(word: string, argument: string, nowMs: number): FindTest {
  const [, number = '', letter = ''] = /^(.*?)([dhms]?)$/is.exec(argument) ?? [];
  const unit = { d: 86_400, h: 3_600, m: 60, s: 1 }[letter.toLowerCase()] ?? (word.endsWith('min') ? 60 : 86_400);
  const fits = compareNumber(number, unit);
  const now = Math.floor(nowMs / 1_000);
  return ({ stat }) => fits(now - Math.floor(timeOf(stat, word.charAt(0)) / 1_000));
}

async function newerTest(letters: string, argument: string, system: FindSystem): Promise<FindTest> {
  const [mine = 'm', other = 'm'] = letters;
  const limit =
    other === 't' ? parseMoment(argument, system.nowMs, system.zone) : timeOf(await reference(argument, system), other);
  if (limit === undefined) throw new FindError(`bad date '${argument}'`);
  // No file of a phone has a time of birth.
  return ({ stat }) => mine !== 'B' && timeOf(stat, mine) > limit;
}

function timeOf(stat: Stat, letter: string): number {
  return letter === 'a' ? stat.accessedMs : letter === 'c' ? stat.changedMs : stat.modifiedMs;
}

async function reference(argument: string, { disk, identity, cwd }: FindSystem): Promise<Stat> {
  try {
    return await disk.stat(resolvePath(cwd, argument), identity);
  } catch (error) {
    throw new FindError(`Can't stat ${argument}: ${strerror(error)}`);
  }
}

const letters: Readonly<Record<Stat['kind'], string>> = {
  file: 'f',
  directory: 'd',
  symlink: 'l',
  device: 'c',
  pipe: 'p',
};

function isOfType({ kind }: Stat, types: string): boolean {
  for (const letter of types) {
    if (letter === ',') continue;
    if (!'bcdlpfs'.includes(letter)) throw new FindError(`bad -type '${letter}'`);
    if (letters[kind] === letter) return true;
  }
  return false;
}

function modeTest(argument: string): FindTest {
  const [, sign = '', text = ''] = /^([-/]?)(.*)$/s.exec(argument) ?? [];
  const wanted = applyMode(text, { mode: 0, kind: 'file' });
  if (wanted === undefined) throw new FindError(`bad mode '${text}'`);
  return ({ stat }) => {
    const mode = stat.mode & 0o7777;
    if (sign === '/') return wanted === 0 || (mode & wanted) !== 0;
    return (sign === '-' ? mode & wanted : mode) === wanted;
  };
}

function ownerTest(argument: string, kind: string, ownerOf: (stat: Stat) => number): FindTest {
  const id = userId(argument);
  if (id === undefined) throw new FindError(`bad ${kind} '${argument}'`);
  return ({ stat }) => ownerOf(stat) === id;
}

/** `-mindepth N`, `-maxdepth N`. @throws FindError */
export function depthLimit(argument: string): number {
  return readNumber(argument);
}
