import type { TestNode } from './open-test-phone.ts';
import type { RecordedElement, Recording } from './recording.ts';

export interface TreeComparison {
  /** Texts and descriptions that need not be equal where both match, e.g. `/^\d{2}:\d{2}$/` for clocks. */
  readonly volatile?: readonly RegExp[];
  /** An element is found by its resource id alone, whatever it says. */
  readonly idsOnly?: boolean;
  /** How far the centres of an element may lie apart; default 6. */
  readonly tolerancePx?: number;
  /** Elements the phone need not have, e.g. of an app that is not installed: by their text, description or id. */
  readonly except?: readonly RegExp[];
}

const FLAGS = ['clickable', 'longClickable', 'checkable', 'checked', 'focusable', 'scrollable', 'selected'] as const;

/**
 * Compares the named elements of a recording, those with an id, a text or a description, with a screen of the phone. One
 * is found when the screen has an element with the same id, text and description that no other was found in; without
 * an id in the recording texts are enough, without texts the id is. Of several the nearest is taken.
 *
 * @returns a line for each difference
 */
export function compareTree(recording: Recording, nodes: readonly TestNode[], options: TreeComparison = {}): string[] {
  const { tolerancePx = 6, idsOnly = false, volatile = [], except = [] } = options;
  const same = (a: string, b: string) =>
    a === b || (a !== '' && b !== '' && volatile.some((re) => re.test(a) && re.test(b)));
  const sameTexts = (real: RecordedElement, node: TestNode) =>
    same(real.text, shownText(node)) && same(real.contentDescription, node.contentDescription ?? '');
  const sameId = (real: RecordedElement, node: TestNode) => real.resourceId === (node.resourceId ?? '');
  const isExcepted = (real: RecordedElement) =>
    except.some((re) =>
      [real.text, real.contentDescription, real.resourceId].some((name) => name !== '' && re.test(name)),
    );

  const matches = new Matches(
    recording.elements.filter((real) => isNamed(real) && !isExcepted(real)),
    nodes,
  );
  matches.pair((real, node) => sameId(real, node) && sameTexts(real, node));
  matches.pair((real, node) => real.resourceId === '' && sameTexts(real, node));
  matches.pair((real, node) => !hasText(real) && sameId(real, node));
  if (idsOnly) matches.pair((real, node) => real.resourceId !== '' && sameId(real, node));
  const found = [...matches.found];
  matches.pair((real, node) => real.resourceId !== '' && sameId(real, node));
  const says = [...matches.found]
    .slice(found.length)
    .map(([real, node]) => `${describe(real)}: here ${describeNode(node)}`);
  return [
    ...matches.missing.map((real) => `${describe(real)}: is not there`),
    ...says,
    ...found.flatMap(([real, node]) => differences(recording, real, node, tolerancePx)),
  ];
}

/** Recorded elements and the nodes they were found in. */
class Matches {
  readonly found = new Map<RecordedElement, TestNode>();
  readonly #named: readonly RecordedElement[];
  readonly #nodes: readonly TestNode[];
  readonly #used = new Set<TestNode>();

  constructor(named: readonly RecordedElement[], nodes: readonly TestNode[]) {
    this.#named = named;
    this.#nodes = nodes;
  }

  get missing(): RecordedElement[] {
    return this.#named.filter((real) => !this.found.has(real));
  }

  /** Nearest first. */
  pair(fits: (real: RecordedElement, node: TestNode) => boolean): void {
    const candidates = this.missing.flatMap((real) =>
      this.#nodes
        .filter((node) => !this.#used.has(node) && fits(real, node))
        .map((node) => ({ real, node, apart: distance(real.bounds, node.bounds) })),
    );
    candidates.sort((a, b) => a.apart - b.apart);
    for (const { real, node } of candidates) {
      if (this.found.has(real) || this.#used.has(node)) continue;
      this.found.set(real, node);
      this.#used.add(node);
    }
  }
}

function differences(recording: Recording, real: RecordedElement, node: TestNode, tolerancePx: number): string[] {
  const lines: string[] = [];
  if (real.class !== undefined && real.class !== node.className)
    lines.push(`is a ${real.class}, here ${node.className}`);
  for (const name of FLAGS) {
    const [recorded, seen] = [real[name] ?? false, node[name] ?? false];
    if (recorded !== seen) lines.push(`is ${recorded ? '' : 'not '}${name}, here ${seen ? 'it is' : 'it is not'}`);
  }
  const enabled = real.enabled ?? true;
  if (enabled === (node.disabled ?? false)) lines.push(`is ${enabled ? 'enabled' : 'disabled'}, here not`);
  if (recording.comparableBounds && real.bounds !== undefined && apart(real, node) > tolerancePx) {
    lines.push(`lies at [${real.bounds}], here at [${node.bounds}]`);
  }
  return lines.map((line) => `${describe(real)}: ${line}`);
}

/** How far from its place: a text of another length begins where the other does. */
function apart({ text, bounds }: RecordedElement, node: TestNode): number {
  const betweenCentres = distance(bounds, node.bounds);
  if (bounds === undefined || text === shownText(node)) return betweenCentres;
  return Math.min(betweenCentres, Math.hypot(bounds[0] - node.bounds[0], bounds[1] - node.bounds[1]));
}

/** An empty field shows its hint. */
function shownText({ text, hint }: TestNode): string {
  return text ?? hint ?? '';
}

type Box = readonly [left: number, top: number, right: number, bottom: number];

/** Between centres. */
function distance(one: Box | undefined, two: Box): number {
  if (one === undefined) return Number.POSITIVE_INFINITY;
  return Math.hypot((one[0] + one[2] - two[0] - two[2]) / 2, (one[1] + one[3] - two[1] - two[3]) / 2);
}

function hasText(element: RecordedElement): boolean {
  return element.text !== '' || element.contentDescription !== '';
}

function isNamed(element: RecordedElement): boolean {
  return element.resourceId !== '' || hasText(element);
}

function describe({ class: className = '', resourceId, text, contentDescription, bounds }: RecordedElement): string {
  return words(className, resourceId, text, contentDescription, bounds);
}

function describeNode({ className, resourceId = '', text = '', contentDescription = '', bounds }: TestNode): string {
  return words(className, resourceId, text, contentDescription, bounds);
}

function words(className: string, id: string, text: string, description: string, bounds: Box | undefined): string {
  const parts = [className.split('.').at(-1) ?? ''];
  if (id !== '') parts.push(`#${id.replace(/^.*:id\//, '')}`);
  if (text !== '') parts.push(JSON.stringify(text));
  if (description !== '') parts.push(`described ${JSON.stringify(description)}`);
  if (bounds !== undefined) parts.push(`[${bounds}]`);
  return parts.join(' ');
}
