import type { TestNode } from './open-test-phone.ts';
import type { RecordedElement, Recording } from './recording.ts';

/** What does not count when elements are matched. */
export interface MatchOptions {
  /** Texts and descriptions that need not be equal where both match, e.g. `/^\d{2}:\d{2}$/` for clocks. */
  readonly volatile?: readonly RegExp[];
  /** An element is found by its resource id alone, whatever it says. */
  readonly idsOnly?: boolean;
  /** Elements that do not count, by their text, description or id. */
  readonly except?: readonly RegExp[];
}

/** A recorded element and the node it was found in. */
export interface Match {
  /** As the real device had it. */
  readonly real: RecordedElement;
  /** As the virtual phone has it. */
  readonly node: TestNode;
}

/** The named elements of a recording that count, each in one of these lists. */
export interface TreeMatch {
  /** Id and texts fit. */
  readonly found: readonly Match[];
  /** The id is there, but it says something else. */
  readonly otherText: readonly Match[];
  /** Nothing on the screen fits. */
  readonly missing: readonly RecordedElement[];
}

const FLAGS = ['clickable', 'longClickable', 'checkable', 'checked', 'focusable', 'scrollable', 'selected'] as const;
/** What a dump of another make of phone tells of. */
const FLAGS_OF_ANOTHER_PHONE: readonly string[] = ['clickable', 'selected'];

/**
 * Finds the named elements of a recording, those with an id, a text or a description, on a screen of the phone. One is
 * found when the screen has an element with the same id, text and description that no other was found in; without an id
 * in the recording texts are enough, without texts the id is. Of several the nearest is taken.
 */
export function matchTree(
  recording: Recording,
  nodes: readonly TestNode[],
  { volatile = [], idsOnly = false, except = [] }: MatchOptions = {},
): TreeMatch {
  const same = (a: string, b: string) =>
    a === b || (a !== '' && b !== '' && volatile.some((re) => re.test(a) && re.test(b)));
  const sameTexts = (real: RecordedElement, node: TestNode) =>
    same(real.text, shownText(node)) && same(real.contentDescription, node.contentDescription ?? '');
  const sameId = (real: RecordedElement, node: TestNode) => real.resourceId === (node.resourceId ?? '');
  const isExcepted = (real: RecordedElement) =>
    except.some((re) =>
      [real.text, real.contentDescription, real.resourceId].some((name) => name !== '' && re.test(name)),
    );

  const pairs = new Pairs(
    recording.elements.filter((real) => isNamed(real) && !isExcepted(real)),
    nodes,
  );
  pairs.add((real, node) => sameId(real, node) && sameTexts(real, node));
  pairs.add((real, node) => real.resourceId === '' && sameTexts(real, node));
  pairs.add((real, node) => !hasText(real) && sameId(real, node));
  if (idsOnly) pairs.add((real, node) => real.resourceId !== '' && sameId(real, node));
  const found = pairs.all();
  pairs.add((real, node) => real.resourceId !== '' && sameId(real, node));
  return { found, otherText: pairs.all().slice(found.length), missing: pairs.missing };
}

/** Recorded elements and the nodes they were found in. */
class Pairs {
  readonly #found = new Map<RecordedElement, TestNode>();
  readonly #named: readonly RecordedElement[];
  readonly #nodes: readonly TestNode[];
  readonly #used = new Set<TestNode>();

  constructor(named: readonly RecordedElement[], nodes: readonly TestNode[]) {
    this.#named = named;
    this.#nodes = nodes;
  }

  all(): Match[] {
    return [...this.#found].map(([real, node]) => ({ real, node }));
  }

  get missing(): RecordedElement[] {
    return this.#named.filter((real) => !this.#found.has(real));
  }

  /** Nearest first. */
  add(fits: (real: RecordedElement, node: TestNode) => boolean): void {
    const candidates = this.missing.flatMap((real) =>
      this.#nodes
        .filter((node) => !this.#used.has(node) && fits(real, node))
        .map((node) => ({ real, node, apart: centreDistance(real.bounds, node.bounds) })),
    );
    candidates.sort((a, b) => a.apart - b.apart);
    for (const { real, node } of candidates) {
      if (this.#found.has(real) || this.#used.has(node)) continue;
      this.#found.set(real, node);
      this.#used.add(node);
    }
  }
}

/** The flags in which an element is not as recorded: its name and what was recorded. */
export function differingFlags(recording: Recording, { real, node }: Match): { name: string; recorded: boolean }[] {
  const told = recording.capture === 'dump, other phone' ? FLAGS_OF_ANOTHER_PHONE : FLAGS;
  const flags = FLAGS.filter((name) => told.includes(name)).flatMap((name) => {
    const recorded = real[name] ?? false;
    return recorded === (node[name] ?? false) ? [] : [{ name, recorded }];
  });
  const enabled = real.enabled ?? true;
  return enabled === (node.disabled ?? false) ? [...flags, { name: 'enabled', recorded: enabled }] : flags;
}

type Box = readonly [left: number, top: number, right: number, bottom: number];

/** In pixels; infinite where a place is not known. */
export function centreDistance(one: Box | undefined, two: Box): number {
  if (one === undefined) return Number.POSITIVE_INFINITY;
  return Math.hypot((one[0] + one[2] - two[0] - two[2]) / 2, (one[1] + one[3] - two[1] - two[3]) / 2);
}

/** An empty field shows its hint. */
export function shownText({ text, hint }: TestNode): string {
  return text ?? hint ?? '';
}

/** How a recorded element is called in reports: class, id, texts and place. */
export function describeElement(element: RecordedElement): string {
  const { class: className = '', resourceId, text, contentDescription, bounds } = element;
  return words(className, resourceId, text, contentDescription, bounds);
}

/** As {@link describeElement}. */
export function describeNode(node: TestNode): string {
  const { className, resourceId = '', text = '', contentDescription = '', bounds } = node;
  return words(className, resourceId, text, contentDescription, bounds);
}

function hasText(element: RecordedElement): boolean {
  return element.text !== '' || element.contentDescription !== '';
}

function isNamed(element: RecordedElement): boolean {
  return element.resourceId !== '' || hasText(element);
}

function words(className: string, id: string, text: string, description: string, bounds: Box | undefined): string {
  const parts = [className.split('.').at(-1) ?? ''];
  if (id !== '') parts.push(`#${id.replace(/^.*:id\//, '')}`);
  if (text !== '') parts.push(JSON.stringify(text));
  if (description !== '') parts.push(`described ${JSON.stringify(description)}`);
  if (bounds !== undefined) parts.push(`[${bounds}]`);
  return parts.join(' ');
}
