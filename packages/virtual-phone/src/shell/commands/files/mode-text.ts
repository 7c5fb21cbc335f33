import type { Stat } from '../../../disk/disk.ts';

/** `drwxrws---` */
export function modeText({ kind, mode }: Pick<Stat, 'kind' | 'mode'>): string {
  const type = { directory: 'd', symlink: 'l', device: 'c', pipe: 'p', file: '-' }[kind];
  const bits = [...'rwxrwxrwx'].map((letter, place) => ((mode >> (8 - place)) & 1 ? letter : '-'));
  if (mode & 0o4000) bits[2] = bits[2] === 'x' ? 's' : 'S';
  if (mode & 0o2000) bits[5] = bits[5] === 'x' ? 's' : 'S';
  if (mode & 0o1000) bits[8] = bits[8] === 'x' ? 't' : 'T';
  return type + bits.join('');
}

/**
 * Applies a mode of chmod: octal, or `u+x,g-w,a=r`.
 *
 * @returns undefined when it is malformed
 */
export function applyMode(text: string, stat: Pick<Stat, 'kind' | 'mode'>): number | undefined {
  if (/^[0-7]{1,5}$/.test(text)) return Number.parseInt(text, 8);
  let mode = stat.mode & 0o7777;
  for (const clause of text.split(',')) {
    const match = /^([ugoa]*)([-+=])([rwxXst]*)$/.exec(clause);
    if (match === null) return undefined;
    const [, who = '', operator, letters = ''] = match;
    mode = applyClause(mode, who === '' || who.includes('a') ? 'ugo' : who, operator ?? '+', letters, stat.kind);
  }
  return mode;
}

function applyClause(mode: number, who: string, operator: string, letters: string, kind: Stat['kind']): number {
  let result = mode;
  for (const [place, shift] of [
    ['u', 6],
    ['g', 3],
    ['o', 0],
  ] as const) {
    if (!who.includes(place)) continue;
    const execute = letters.includes('x') || (letters.includes('X') && (kind === 'directory' || (mode & 0o111) !== 0));
    const bits = ((letters.includes('r') ? 4 : 0) | (letters.includes('w') ? 2 : 0) | (execute ? 1 : 0)) << shift;
    const special =
      (letters.includes('s') ? { u: 0o4000, g: 0o2000, o: 0 }[place] : 0) | (letters.includes('t') ? 0o1000 : 0);
    if (operator === '-') result &= ~(bits | special);
    else if (operator === '+') result |= bits | special;
    else result = (result & ~(7 << shift)) | bits | special;
  }
  return result;
}
