import type { Stat } from '../../../disk/disk.ts';

/** A file that the walk has come to. */
export interface FindNode {
  /** As it is printed: the operand, and what lies below it. */
  readonly path: string;
  /** The last part; of an operand all of it. */
  readonly name: string;
  /** Absolute. */
  readonly place: string;
  readonly stat: Stat;
  /** 0 for an operand. */
  readonly depth: number;
  /** The operand it was found below. */
  readonly start: string;
}
