import type { ScoreContext } from '../../packages/core/src/index.ts';

/** How the original AndroidWorld judges the end of an episode, for tests only: it pays where this holds. */
export interface OriginalRule {
  /** What it looks at when set-up has ended. */
  remember?(scene: Pick<Scene, 'device' | 'signal'>): Promise<unknown>;
  /** @param state what our own set-up gave */
  holds(scene: Scene, given: Given): Promise<boolean>;
}

export type Scene = ScoreContext;

export interface Given {
  readonly params: Readonly<Record<string, unknown>>;
  readonly state: Readonly<Record<string, unknown>>;
  readonly remembered: unknown;
}

/** Nearly equal texts, as the original is content with, ask for no less than this. */
export function alike(found: string, expected: string): boolean {
  return found.replaceAll('\r', '').trim().toLowerCase() === expected.trim().toLowerCase();
}
