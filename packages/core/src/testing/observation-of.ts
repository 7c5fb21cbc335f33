import type { Observation } from '../contracts/observation.ts';
import { type FakeNode, layOut } from './fake-screen.ts';

/** An observation of the given elements; nodes without bounds are stacked from top to bottom. */
export function observationOf(nodes: readonly FakeNode[], rest: Partial<Observation> = {}): Observation {
  const screen = rest.screen ?? { width: 360, height: 640 };
  const { tree, elements } = layOut(nodes, screen);
  return { id: 1, captured: { startMs: 0, endMs: 0 }, rotation: 0, ...rest, screen, tree, elements };
}
