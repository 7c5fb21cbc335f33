import type { PageNode } from '../../protocol.ts';
import { allNodes } from './node-at.ts';

/**
 * How the solution of a task names a node (`Target` of @androidworld/core), as it would be written down: the shortest that
 * means it and no other node of its window.
 *
 * @returns e.g. `'Save'`, `{ resourceId: 'fab_add' }`, `{ className: 'android.widget.Switch', nth: 1 }`
 */
export function selectorOf(node: PageNode, root: PageNode): string {
  const all = allNodes(root);
  const text = textOf(node);
  const candidates = [
    { label: text },
    { label: node.contentDescription },
    { resourceId: shortId(node) },
    { resourceId: shortId(node), text },
    { resourceId: shortId(node), description: node.contentDescription },
    { className: node.className, text },
  ].filter(isComplete);
  const isUnique = (selector: Selector) => all.filter((each) => matches(selector, each)).length === 1;
  const unique = candidates.find(isUnique);
  if (unique !== undefined) return render(unique);
  // A row without words of its own is called by what stands in it, and tapped there.
  const inside = candidates.length > 0 ? [] : allNodes(node).map((each) => ({ label: textOf(each) }));
  const named = inside.find((selector) => isComplete(selector) && isUnique(selector));
  if (named !== undefined) return render(named);
  const [first = { className: node.className }] = candidates;
  const same = all.filter((each) => matches(first, each)).toSorted(byPlace);
  return same.length === 1 ? render(first) : render({ ...first, nth: same.indexOf(node) });
}

/** What one does with such a node in a solution. */
export function callOn(node: PageNode, root: PageNode): string {
  const selector = selectorOf(node, root);
  return node.className.endsWith('EditText') ? `await ui.type(${selector}, '')` : `await ui.tap(${selector})`;
}

interface Selector {
  readonly label?: string | undefined;
  readonly text?: string | undefined;
  readonly description?: string | undefined;
  readonly resourceId?: string | undefined;
  readonly className?: string;
  readonly nth?: number;
}

/** An empty field reports its hint as its text. */
function textOf({ text, hint }: PageNode): string | undefined {
  return text === undefined || text === '' ? hint : text;
}

/** The part after `:id/`; the whole of one that has none. */
function shortId({ resourceId }: PageNode): string | undefined {
  return resourceId?.split(':id/').at(-1);
}

function isComplete(selector: Selector): boolean {
  return Object.values(selector).every((value) => typeof value === 'string' && value.trim() !== '');
}

function matches({ label, text, description, resourceId, className }: Selector, node: PageNode): boolean {
  const same = (wanted: string | undefined, found: string | undefined) =>
    wanted === undefined || wanted.trim() === found?.trim();
  return (
    (label === undefined || same(label, textOf(node)) || same(label, node.contentDescription)) &&
    same(text, textOf(node)) &&
    same(description, node.contentDescription) &&
    same(resourceId, shortId(node)) &&
    same(className, node.className)
  );
}

/** Top to bottom, then left to right. */
function byPlace(one: PageNode, other: PageNode): number {
  return one.bounds[1] - other.bounds[1] || one.bounds[0] - other.bounds[0];
}

function render(selector: Selector): string {
  const { label, ...rest } = selector;
  if (label !== undefined && Object.keys(rest).length === 0) return quote(label.trim());
  const members = Object.entries(selector).map(
    ([name, value]: readonly [string, string | number]) =>
      `${name}: ${typeof value === 'string' ? quote(value.trim()) : value}`,
  );
  return `{ ${members.join(', ')} }`;
}

/** As a TypeScript string. */
function quote(text: string): string {
  const inside = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${inside}'`;
}
