import type { CommandName } from 'just-bash';

/** How an applet takes its operands: when too few are given, it reads its input. */
export interface AppletShape {
  readonly name: CommandName;
  /** Options that take a value. */
  readonly valued?: string;
  /** It reads its input when there are fewer operands; 0 for those that never do. */
  readonly operands: number;
  /** Options that stand for the first operand, such as a script. */
  readonly script?: string;
}

/** Applets whose output just-bash prints as toybox does. They hold all of their input before they write. */
export const appletShapes: readonly AppletShape[] = [
  { name: 'clear', operands: 0 },
  { name: 'file', operands: 0 },
  { name: 'gunzip', operands: 1 },
  { name: 'gzip', operands: 1 },
  { name: 'tar', operands: 0 },
  { name: 'zcat', operands: 1 },
];

export const appletNames: readonly CommandName[] = appletShapes.map(({ name }) => name);

/** Whether an applet reads its input: many clients never close theirs, and it must not wait for them in vain. */
export function readsInput(shape: AppletShape, args: readonly string[]): boolean {
  if (args.includes('-') || args.includes('/dev/stdin')) return true;
  if (shape.name === 'tar') return /^-?\w*f?$/.test(args[0] ?? '') && !args.some((word) => /^-?[a-z]*f/.test(word));
  if (shape.operands === 0) return false;
  let operands = 0;
  for (let at = 0; at < args.length; at += 1) {
    const word = args[at] ?? '';
    if (!/^-[^-]/.test(word)) {
      if (!word.startsWith('--')) operands += 1;
      continue;
    }
    const place = [...word].findIndex((letter, index) => index > 0 && (shape.valued ?? '').includes(letter));
    if (place < 0) continue;
    if (shape.script?.includes(word.charAt(place))) operands += 1;
    if (place === word.length - 1) at += 1;
  }
  return operands < shape.operands;
}
