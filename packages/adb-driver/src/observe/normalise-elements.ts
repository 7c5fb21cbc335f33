import type { UiElement } from '@androidworld/core';
import type { Rect, UiNode } from '@androidworld/core/driver';
import type { DumpNode } from './parse-ui-dump.ts';

/** A tree and its elements in pre-order, which is how actions count them. */
export interface NormalisedTree {
  readonly tree: readonly UiNode[];
  readonly elements: readonly UiElement[];
}

/**
 * Makes core's elements from the attributes of a dump, whichever tool wrote it: empty texts become absent, fields the
 * tool leaves out are inferred or take the value that hides nothing.
 */
export function normaliseElements(roots: readonly DumpNode[]): NormalisedTree {
  const elements: UiElement[] = [];
  const visit = (node: DumpNode): UiNode => {
    const element = toElement(node.attributes, elements.length);
    elements.push(element);
    return { element, children: node.children.map(visit) };
  };
  return { tree: roots.map(visit), elements };
}

function toElement(attributes: DumpNode['attributes'], index: number): UiElement {
  const isTrue = (name: string) => attributes[name] === 'true';
  const className = attributes.class;
  return {
    index,
    ...present({
      text: attributes.text,
      contentDescription: attributes['content-desc'],
      hintText: attributes.hint,
      tooltipText: attributes.tooltip,
      className,
      packageName: attributes.package,
      resourceId: attributes['resource-id'],
    }),
    ...withBounds(attributes.bounds),
    checkable: isTrue('checkable'),
    checked: isTrue('checked'),
    clickable: isTrue('clickable'),
    // The stock dump of Android 13 does not say; newer tools do.
    editable: attributes.editable === undefined ? isTextField(className) : isTrue('editable'),
    enabled: isTrue('enabled'),
    focusable: isTrue('focusable'),
    focused: isTrue('focused'),
    longClickable: isTrue('long-clickable'),
    password: isTrue('password'),
    scrollable: isTrue('scrollable'),
    selected: isTrue('selected'),
    // The stock dump leaves invisible nodes out and says nothing of the others.
    visibleToUser: attributes['visible-to-user'] !== 'false',
  };
}

function present<T extends Record<string, string | undefined>>(texts: T): { [K in keyof T]?: string } {
  const kept = Object.entries(texts).filter(([, text]) => text !== undefined && text !== '');
  return Object.fromEntries(kept) as { [K in keyof T]?: string };
}

function isTextField(className = ''): boolean {
  return /(?:EditText|AutoCompleteTextView)$/.test(className);
}

/** `[left,top][right,bottom]`; negative where a part lies outside of the screen. */
function withBounds(bounds = ''): { bounds?: Rect } {
  const match = /^\[(-?\d+),(-?\d+)\]\[(-?\d+),(-?\d+)\]$/.exec(bounds);
  if (!match) return {};
  const [left = 0, top = 0, right = 0, bottom = 0] = match.slice(1).map(Number);
  return { bounds: { left, top, right, bottom } };
}
