import type { Instruction } from './instruction.ts';
import type { Random } from './random.ts';

/** `default` and `train` are the same; `test` holds problems back from training, on the pages that have some. */
export type DataMode = 'default' | 'train' | 'test';

/** How an episode may end, apart from its reward. */
export interface EndOptions {
  /** Lowers the reported (not the raw) reward with time. Default: positive rewards are lowered. */
  timeProportional?: boolean;
  /** Kept in `WOB_REWARD_REASON`. */
  reason?: string;
}

/** What `render` works with. */
export interface Scene {
  /** The empty area below the instruction, 216 px wide with a padding of 4. */
  readonly area: HTMLElement;
  /** For what is drawn while the episode runs (a computer's moves); the problem itself comes from `draw`. */
  readonly random: Random;
  /** Aborted when the episode ends. Timers and listeners outside the area must stop at it. */
  readonly signal: AbortSignal;
  /** Ends the episode with +1 or -1. Only the first end counts. */
  judge(correct: boolean): void;
  /** Ends the episode with a raw reward of the page's own. Only the first end counts. */
  end(reward: number, options?: EndOptions): void;
}

/** A page of the benchmark: a problem drawn at random, its instruction, and what is shown. */
export interface Page<Problem> {
  /** The name of the task and of the file, e.g. `click-tab-2`. */
  readonly task: string;
  /** The nominal time of an episode; lowers the discounted reward, and limits the episode where a limit is on. */
  readonly nominalSeconds: number;
  /** Draws a problem. Pure: the same random numbers give the same problem, and no document is needed. */
  draw(random: Random, mode: DataMode): Problem;
  /** What the page asks for. */
  instruction(problem: Problem): Instruction;
  /** The values in the instruction, by name, for `core.currentFields`. */
  fields?(problem: Problem): Readonly<Record<string, string | number>>;
  /** Fills `scene.area` and ends the episode when the answer is given. */
  render(problem: Problem, scene: Scene): void;
}

/** Defines a page; returns it unchanged. */
export function definePage<Problem>(page: Page<Problem>): Page<Problem> {
  return page;
}
