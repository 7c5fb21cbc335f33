import type { CommandName } from 'just-bash';

/** How an applet takes its operands: when too few are given, it reads its input. */
export interface AppletShape {
  readonly name: CommandName;
  /** It reads its input when there are fewer operands; 0 for those that never do. */
  readonly operands: number;
}

/** Applets whose output just-bash prints as toybox does. They hold all of their input before they write. */
export const appletShapes: readonly AppletShape[] = [
  { name: 'clear', operands: 0 },
  { name: 'gunzip', operands: 1 },
  { name: 'gzip', operands: 1 },
  { name: 'zcat', operands: 1 },
];

export const appletNames: readonly CommandName[] = appletShapes.map(({ name }) => name);

/** Whether an applet reads its input: many clients never close theirs, and it must not wait for them in vain. */
export function readsInput(shape: AppletShape, args: readonly string[]): boolean {
  if (args.includes('-') || args.includes('/dev/stdin')) return true;
  return args.filter((word) => !word.startsWith('-')).length < shape.operands;
}
