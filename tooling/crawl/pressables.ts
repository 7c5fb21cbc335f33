import type { PageNode } from '../../packages/virtual-phone/src/screen/protocol.ts';
import { contains } from './box.ts';
import { flatten, labelOf, renderSelector, selectorOf } from './selector.ts';
import { renderStep, type Step } from './step.ts';

/** Something that can be done to a screen. */
export interface Pressable {
  readonly step: Step;
  /** Unique on its screen. */
  readonly key: string;
  /** Shared by the rows of a list, which do alike. */
  readonly group: string;
  /** Leads away from the screen by its nature: it is done last. */
  readonly isLeaving: boolean;
}

/** What can be pressed, long-pressed and typed into, top to bottom. */
export function pressablesOf(nodes: readonly PageNode[]): Pressable[] {
  const parents = parentsOf(nodes);
  return nodes.flatMap((node): Pressable[] => {
    if (node.disabled || !(node.clickable || node.longClickable) || pressPoint(node, nodes) === undefined) return [];
    const on = selectorOf(node, nodes);
    const parent = parents.get(node);
    const group = `${parent?.className ?? ''}#${parent?.resourceId ?? ''} ${renderSelector({ ...on, label: undefined, nth: 0 })}`;
    const isLeaving = /^(navigate up|back|close|cancel|ok|done|save)$/i.test(on.label ?? '');
    const isField = isTextField(node);
    const kinds = [node.clickable && (isField ? 'type' : 'press'), node.longClickable && !isField && 'hold'] as const;
    return kinds.flatMap((kind): Pressable[] => {
      if (kind === undefined || kind === false) return [];
      const step: Step = { kind, on };
      return [{ step, key: renderStep(step), group: `${kind} ${group}`, isLeaving }];
    });
  });
}

/** Whether pressing a node again means nothing: it is the one that is chosen already, or the field that has the focus. */
export function isChosen(node: PageNode): boolean {
  const isOneOfSome = /(RadioButton|CheckedTextView|CompoundButton)$/;
  // A day of a calendar.
  if (node.checked && /^\d+$/.test(labelOf(node) ?? '')) return true;
  return flatten(node).some(
    (each) =>
      each.selected || (each.checked && isOneOfSome.test(each.className)) || (each.focused && isTextField(each)),
  );
}

function isTextField({ className }: PageNode): boolean {
  return /(EditText|AutoCompleteTextView)$/.test(className);
}

/** Where a finger meets a node and nothing that is in it or over it; undefined when there is no such place. */
export function pressPoint(node: PageNode, nodes: readonly PageNode[]): { x: number; y: number } | undefined {
  const [left, top, right, bottom] = node.bounds;
  if (right - left < leastPx || bottom - top < leastPx) return undefined;
  const within = new Set(flatten(node));
  const later = nodes.slice(nodes.indexOf(node) + 1);
  const inTheWay = later.filter((each) => (each.clickable || each.longClickable) && (within.has(each) || isOver(each)));
  return places
    .map(([across, down]) => ({ x: left + (right - left) * across, y: top + (bottom - top) * down }))
    .find((point) => !inTheWay.some(({ bounds }) => contains(bounds, point)));

  function isOver(other: PageNode): boolean {
    return !flatten(other).includes(node);
  }
}

/** Smaller than a finger's aim. */
const leastPx = 8;
const places = [
  [0.5, 0.5],
  [0.25, 0.5],
  [0.75, 0.5],
  [0.5, 0.25],
  [0.5, 0.75],
  [0.1, 0.1],
  [0.9, 0.9],
] as const;

function parentsOf(nodes: readonly PageNode[]): ReadonlyMap<PageNode, PageNode> {
  return new Map(nodes.flatMap((parent) => parent.children.map((child) => [child, parent] as const)));
}
