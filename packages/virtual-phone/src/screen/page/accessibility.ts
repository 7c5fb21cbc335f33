import { webFrames } from '@androidworld/app-sdk/host';
import type { WindowState } from '../../system/windows/window-state.ts';
import { type WindowType, windowType } from '../../system/windows/window-type.ts';
import type { PageNode, PageWindow } from '../protocol.ts';
import { pageWindows } from './page-windows.ts';
import { webNodes } from './web-nodes.ts';
import { wholeBounds } from './whole-bounds.ts';

type Bounds = readonly [left: number, top: number, right: number, bottom: number];
type Flags = Partial<Omit<PageNode, 'bounds' | 'index' | 'children' | 'className' | 'packageName'>>;

/** The page's windows, back to front, with their trees. Exactly one is active while the screen is on. */
export async function readWindows(): Promise<readonly PageWindow[]> {
  // Pages in WebViews answer in a moment of their own; then all is read at once.
  await webFrames.readTrees();
  const { list, rootOf } = pageWindows();
  return list.windows.flatMap((window) => {
    const root = window.visible ? rootOf(window.token) : undefined;
    return root === undefined ? [] : (readWindow(window, root, window === list.focused) ?? []);
  });
}

function readWindow(state: WindowState, element: HTMLElement, active: boolean): PageWindow | null {
  const screen: Bounds = [0, 0, window.innerWidth, window.innerHeight];
  const { token, packageName } = state;
  const root = new TreeReader(packageName, active).read(element, screen, 0);
  // An overlay without anything in it is no window.
  if (root === null || (!state.focusable && root.children.length === 0)) return null;
  const title = element.parentElement?.dataset.window ?? state.title;
  return { token, title, packageName, type: accessibilityType(state.type), active, bounds: root.bounds, root };
}

/** @see AOSP `AccessibilityWindowManager.getTypeForWindowManagerWindowType()` */
function accessibilityType(type: WindowType): PageWindow['type'] {
  if (type === windowType.inputMethod) return 2;
  return type < windowType.statusBar || type === windowType.toast ? 1 : 3;
}

/** Reads the nodes of one window from the DOM: elements with `data-class` are nodes, others are looked through. */
class TreeReader {
  readonly #packageName: string;
  readonly #focused: Element | null;
  /** Views around what is read that hide what is in them. */
  #hiding = 0;

  constructor(packageName: string, active: boolean) {
    this.#packageName = packageName;
    this.#focused = active ? document.activeElement : null;
  }

  /** Null for what cannot be seen. */
  read(element: Element, clip: Bounds, index: number): PageNode | null {
    const bounds = visibleBounds(element, clip);
    if (bounds === null) return null;
    const data = (element as HTMLElement).dataset;
    const hides = data.important === 'noHideDescendants';
    if (hides) this.#hiding++;
    const flags = flagsOf(data.states ?? '');
    const scrollable = flags.scrollable === true && (data.scrolls !== undefined || canScroll(element));
    const text = data.text ?? textOf(element);
    const node: Mutable<PageNode> = {
      className: data.class ?? '',
      packageName: this.#packageName,
      bounds,
      index,
      children: this.#children(element, flags.scrollable ? bounds : clip, data.recycler !== undefined),
      ...flags,
    };
    if (flags.scrollable && !scrollable) delete node.scrollable;
    if (text !== '') node.text = text;
    if (data.desc) node.contentDescription = data.desc;
    if (data.hint) node.hint = data.hint;
    if (data.id) node.resourceId = data.id;
    if (element === this.#focused) node.focused = true;
    if (isUnimportant(node) || data.important === 'no' || this.#hiding > 0) node.unimportant = true;
    if (hides) this.#hiding--;
    return node;
  }

  #children(parent: Element, clip: Bounds, recycler: boolean): readonly PageNode[] {
    const nodes: PageNode[] = [];
    let index = 0;
    const visit = (element: Element): void => {
      if (!(element instanceof HTMLElement) || element.classList.contains('window-layer')) return;
      if (element instanceof HTMLIFrameElement) {
        nodes.push(...webNodes(element, clip, { packageName: this.#packageName, active: this.#focused === element }));
        return;
      }
      if (element.dataset.class === undefined) {
        if (element.dataset.modal !== undefined) nodes.length = 0;
        for (const child of element.children) visit(child);
        return;
      }
      const node = this.read(element, clip, index);
      if (node !== null) nodes.push(node);
      // A RecyclerView has only the rows on the screen as children.
      if (node !== null || !recycler) index++;
    };
    for (const child of parent.children) visit(child);
    return nodes;
  }
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

function visibleBounds(element: Element, clip: Bounds): Bounds | null {
  const whole = wholeBounds(element);
  const left = Math.max(clip[0], whole[0]);
  const top = Math.max(clip[1], whole[1]);
  const right = Math.min(clip[2], whole[2]);
  const bottom = Math.min(clip[3], whole[3]);
  const isThere = right > left && bottom > top;
  const isPoint = right === left && bottom === top && (element as HTMLElement).dataset.shrunk !== undefined;
  return isThere || isPoint ? [left, top, right, bottom] : null;
}

const flagCache = new Map<string, Flags>();

function flagsOf(states: string): Flags {
  const known = flagCache.get(states);
  if (known !== undefined) return known;
  const flags: Record<string, true> = {};
  for (const state of states.split(' ')) {
    if (state !== '') flags[state === 'long-clickable' ? 'longClickable' : state] = true;
  }
  flagCache.set(states, flags);
  return flags;
}

function canScroll(element: Element): boolean {
  return element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;
}

function textOf(element: Element): string {
  if (element instanceof HTMLInputElement && element.type === 'password') return '•'.repeat(element.value.length);
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element.value;
  return ownText(element);
}

/** Text in an element, without that of nodes in it, and without what is marked as decoration. */
function ownText(element: Element): string {
  let text = '';
  for (const child of element.childNodes) {
    if (child instanceof Text) text += child.data;
    else if (child instanceof HTMLElement && child.dataset.class === undefined && child.ariaHidden === null) {
      text += ownText(child);
    }
  }
  return text;
}

/** Without text, description or action: `View.isImportantForAccessibility()` would say no. */
function isUnimportant(node: PageNode): boolean {
  return (
    node.text === undefined &&
    node.contentDescription === undefined &&
    node.hint === undefined &&
    !node.clickable &&
    !node.longClickable &&
    !node.checkable &&
    !node.focusable &&
    !node.scrollable
  );
}
