import {
  centreDistance,
  describeElement,
  describeNode,
  differingFlags,
  type Match,
  type MatchOptions,
  matchTree,
  shownText,
} from './match-tree.ts';
import type { TestNode } from './open-test-phone.ts';
import type { Recording } from './recording.ts';

/** What may differ between a recording and the phone's screen. */
export interface TreeComparison extends MatchOptions {
  /** How far the centres of an element may lie apart; default 6. */
  readonly tolerancePx?: number;
}

/**
 * Compares the named elements of a recording with a screen of the phone, see {@link matchTree}.
 *
 * @returns a line for each difference
 */
export function compareTree(recording: Recording, nodes: readonly TestNode[], options: TreeComparison = {}): string[] {
  const { tolerancePx = 6 } = options;
  const { found, otherText, missing } = matchTree(recording, nodes, options);
  return [
    ...missing.map((real) => `${describeElement(real)}: is not there`),
    ...otherText.map(({ real, node }) => `${describeElement(real)}: here ${describeNode(node)}`),
    ...found.flatMap((match) => differences(recording, match, tolerancePx)),
  ];
}

function differences(recording: Recording, match: Match, tolerancePx: number): string[] {
  const { real, node } = match;
  const lines: string[] = [];
  if (real.class !== undefined && real.class !== node.className)
    lines.push(`is a ${real.class}, here ${node.className}`);
  for (const { name, recorded } of differingFlags(recording, match)) lines.push(flagWords(name, recorded));
  if (recording.comparableBounds && real.bounds !== undefined && apart(match) > tolerancePx) {
    lines.push(`lies at [${real.bounds}], here at [${node.bounds}]`);
  }
  return lines.map((line) => `${describeElement(real)}: ${line}`);
}

function flagWords(name: string, recorded: boolean): string {
  if (name === 'enabled') return `is ${recorded ? 'enabled' : 'disabled'}, here not`;
  return `is ${recorded ? '' : 'not '}${name}, here ${recorded ? 'it is not' : 'it is'}`;
}

/** How far from its place: a text of another length begins where the other does. */
function apart({ real: { text, bounds }, node }: Match): number {
  const betweenCentres = centreDistance(bounds, node.bounds);
  if (bounds === undefined || text === shownText(node)) return betweenCentres;
  return Math.min(betweenCentres, Math.hypot(bounds[0] - node.bounds[0], bounds[1] - node.bounds[1]));
}
