import type { Disk, Identity } from '../../../disk/disk.ts';
import { errnoCode } from '../../errno.ts';
import { compilePattern, isPattern, matches, type Piece } from './pattern.ts';
import type { Pace } from './pattern-operations.ts';

/** Paths that a pattern stands for, sorted; none when nothing fits. One that ends in a slash stands for folders. */
export async function expandGlob(
  pieces: readonly Piece[],
  at: { readonly disk: Disk; readonly who: Identity; readonly cwd: string; readonly pace: Pace },
): Promise<string[]> {
  const [first = [], ...rest] = splitAtSlashes(pieces);
  const isAbsolute = first.length === 0;
  let found = isAbsolute ? ['/'] : [''];
  for (const segment of isAbsolute ? rest : [first, ...rest]) {
    const next: string[] = [];
    for (const folder of found) {
      await at.pace();
      if (!isPattern(segment)) next.push(folder + join(segment));
      else next.push(...(await matchingNames(folder, segment, at)).map((name) => folder + name));
    }
    found = next.map((path) => `${path}/`);
  }
  const paths = found.map((path) => path.replace(/(.)\/$/, '$1'));
  const there: string[] = [];
  for (const path of paths) {
    const turn = at.pace();
    if (turn !== undefined) await turn;
    if (await exists(path, at)) there.push(path);
  }
  return there.sort(compare);
}

async function matchingNames(
  folder: string,
  segment: readonly Piece[],
  { disk, who, cwd }: Parameters<typeof expandGlob>[1],
): Promise<string[]> {
  const pattern = compilePattern(segment);
  const wantsHidden = join(segment).startsWith('.');
  try {
    const names = await disk.list(folder.startsWith('/') ? folder : `${cwd}/${folder}`, who);
    return names.filter((name) => (wantsHidden || !name.startsWith('.')) && matches(pattern, name));
  } catch (error) {
    if (errnoCode(error) === undefined) throw error;
    return [];
  }
}

async function exists(path: string, { disk, who, cwd }: Parameters<typeof expandGlob>[1]): Promise<boolean> {
  try {
    // A slash at the end asks for a folder, or a link to one.
    const isFolderWanted = path.endsWith('/');
    const place = path.startsWith('/') ? path : `${cwd}/${path}`;
    const { kind } = await disk.stat(place, who, { followLinks: isFolderWanted });
    return !isFolderWanted || kind === 'directory';
  } catch (error) {
    if (errnoCode(error) === undefined) throw error;
    return false;
  }
}

function splitAtSlashes(pieces: readonly Piece[]): Piece[][] {
  const segments: Piece[][] = [[]];
  for (const { text, quoted } of pieces) {
    text.split(/\/+/).forEach((part, place) => {
      if (place > 0) segments.push([]);
      if (part !== '') segments.at(-1)?.push({ text: part, quoted });
    });
  }
  return segments;
}

function join(pieces: readonly Piece[]): string {
  return pieces.map(({ text }) => text).join('');
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
