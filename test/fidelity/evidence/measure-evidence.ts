import type { Device } from '../../../packages/core/src/index.ts';
import type { DumpedNode } from './dump-windows.ts';
import { parseSteps } from './parse-steps.ts';
import type { Evidence, EvidenceScreen } from './read-evidence.ts';
import { runSteps } from './run-steps.ts';
import { isSelected, parseSelector, selectorOf } from './selector.ts';

/** Which facts of a screen hold on our phone. */
export interface MeasuredEvidence {
  readonly app: string;
  readonly screen: string;
  readonly held: readonly Evidence[];
  readonly missed: readonly Evidence[];
  /** Why there was no way to the screen: none of its facts holds. */
  readonly unreachable?: string;
}

/** Goes to a screen and looks for its facts in all windows of the phone. */
export async function measureEvidence(device: Device, screen: EvidenceScreen): Promise<MeasuredEvidence> {
  const { app, rows } = screen;
  let nodes: readonly DumpedNode[];
  try {
    nodes = await runSteps(device, parseSteps(screen.how));
  } catch (error) {
    return { app, screen: screen.screen, held: [], missed: rows, unreachable: String(error) };
  }
  const holds = (row: Evidence) => nodes.some((node) => isTrueOf(node, row));
  return {
    app,
    screen: screen.screen,
    held: rows.filter(holds),
    missed: rows.filter((row) => !holds(row)),
  };
}

function isTrueOf(node: DumpedNode, { kind, value }: Evidence): boolean {
  if (kind !== 'class') return isSelected(node, selectorOf(kind, value));
  const [selector = '', className] = value.split(' is ');
  return node.attributes.class === className && isSelected(node, parseSelector(selector));
}
