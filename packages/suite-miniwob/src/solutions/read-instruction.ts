import { AndroidWorldError, type Ui } from '@androidworld/core';
import type { UiNode } from '@androidworld/core/driver';

/**
 * What the page asks for, as a person reads it at the top of the screen.
 *
 * @throws AW_TASK_FAILED if the screen shows no instruction
 */
export function readInstruction({ screen }: Ui): string {
  const query = screen.tree.flatMap(nodesOf).find(({ element }) => element.resourceId === 'query');
  if (query !== undefined) return textOf(query).replaceAll(/\s+/g, ' ').trim();
  throw new AndroidWorldError(
    'AW_TASK_FAILED',
    'Expected the instruction of a MiniWoB page on the screen; found none',
    {
      details: { foreground: screen.foreground },
    },
  );
}

function nodesOf(node: UiNode): UiNode[] {
  return [node, ...node.children.flatMap(nodesOf)];
}

function textOf({ element, children }: UiNode): string {
  return [element.text ?? '', ...children.map(textOf)].filter((text) => text !== '').join(' ');
}
