import type { DeviceInput } from '../contracts/device.ts';
import type { Observation, Point, Rect, Size, UiElement, UiNode } from '../contracts/observation.ts';

/** An element of a fake screen, and what touching it does. */
export interface FakeNode extends Partial<Omit<UiElement, 'index' | 'bounds'>> {
  /** `undefined`, when written out, is an element without a place. */
  readonly bounds?: Rect | undefined;
  /** The screen a tap leads to, or what it does. */
  readonly onTap?: string | ((phone: FakePhone) => void);
  /** The screen a long press leads to, or what it does. */
  readonly onLongPress?: string | ((phone: FakePhone) => void);
  /** `towards`: where the finger moved. */
  readonly onSwipe?: (phone: FakePhone, towards: 'up' | 'down' | 'left' | 'right') => void;
  /** Those inside it, in drawing order. Default none. */
  readonly children?: readonly FakeNode[];
}

/** What a screen shows: fixed, or made of the phone's state at each look. */
export type FakeScreen = readonly FakeNode[] | ((phone: FakePhone) => readonly FakeNode[]);

/** What a fake phone shows and remembers; screens and tests change it. */
export interface FakePhone {
  /** Name of the screen in front. */
  readonly screen: string;
  /** What was typed into fields, by resource id. */
  readonly texts: Map<string, string>;
  /** Whatever a test or a screen wants to keep. */
  readonly state: Map<string, unknown>;
  /** Every input so far. */
  readonly inputs: readonly DeviceInput[];
  /** Milliseconds of the clock. */
  readonly nowMs: number;
  /** Goes to a screen, now or after a while. */
  go(screen: string, afterMs?: number): void;
}

/** The tree and its elements in pre-order; nodes without bounds are stacked from top to bottom. */
export function layOut(
  roots: readonly FakeNode[],
  screen: Size,
): Pick<Observation, 'tree' | 'elements'> & { nodes: FakeNode[] } {
  const elements: UiElement[] = [];
  const nodes: FakeNode[] = [];
  const visit = (node: FakeNode): UiNode => {
    const element = elementOf(node, elements.length, screen);
    elements.push(element);
    nodes.push(node);
    return { element, children: (node.children ?? []).map(visit) };
  };
  return { tree: roots.map(visit), elements, nodes };
}

/** The last node in drawing order (the one on top) that holds the point and that `accepts` it. */
export function nodeAt(
  point: Point,
  { elements, nodes }: { elements: readonly UiElement[]; nodes: readonly FakeNode[] },
  accepts: (node: FakeNode) => boolean,
): FakeNode | undefined {
  return nodes.findLast((node, index) => {
    const bounds = elements[index]?.bounds;
    return bounds !== undefined && holds(bounds, point) && accepts(node);
  });
}

function holds(box: Rect, { x, y }: Point): boolean {
  return x >= box.left && x < box.right && y >= box.top && y < box.bottom;
}

const rowHeight = 48;

function elementOf(node: FakeNode, index: number, screen: Size): UiElement {
  const { onTap, onLongPress, onSwipe, children, bounds, ...given } = node;
  const top = Math.min((index + 1) * rowHeight, screen.height - 1);
  const row = { left: 0, top, right: screen.width, bottom: Math.min(top + rowHeight, screen.height) };
  const place = 'bounds' in node ? bounds : row;
  return {
    ...(place && { bounds: place }),
    className: 'android.widget.TextView',
    packageName: 'com.example.fake',
    checkable: false,
    checked: false,
    clickable: onTap !== undefined,
    editable: false,
    enabled: true,
    focusable: false,
    focused: false,
    longClickable: onLongPress !== undefined,
    password: false,
    scrollable: onSwipe !== undefined,
    selected: false,
    visibleToUser: true,
    ...given,
    index,
  };
}
