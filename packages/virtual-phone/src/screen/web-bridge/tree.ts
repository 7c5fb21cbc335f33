import type { WebBounds, WebNode, WebTree } from '@androidworld/app-sdk/host';
import { classNameOf, roleOf } from './class-names.ts';
import { flagsOf, isControl, isFocusable, listensToClicks } from './flags.ts';
import { placed } from './frame-door.ts';
import { frameShownBy } from './page-door.ts';
import { renderedText } from './rendered-text.ts';
import { hintOf, textOf } from './texts.ts';
import { isWithinPage } from './within-page.ts';

/** A node, or a run of text that may become part of the one around it. */
type Draft = { readonly run: string; readonly bounds: WebBounds } | WebNode;

/** Roles whose contents are their text and no nodes of their own. */
const LEAVES: ReadonlySet<string> = new Set(['button', 'checkbox', 'radio', 'slider', 'spinner', 'switch', 'textbox']);
const SKIPPED: ReadonlySet<string> = new Set(['head', 'noscript', 'script', 'style', 'template', 'datalist', 'source']);

/**
 * The nodes of the page as Chromium on Android has them: those that mean something; what only groups is looked
 * through; a block of nothing but text is one TextView.
 *
 * @see content/browser/accessibility/browser_accessibility_android.cc
 */
export function readTree(): WebTree {
  const { innerWidth: width, innerHeight: height } = window;
  const viewport: WebBounds = [0, 0, width, height];
  const page = document.scrollingElement ?? document.documentElement;
  const overflows = page.scrollHeight > page.clientHeight + 1 || page.scrollWidth > page.clientWidth + 1;
  const hasFocus = document.hasFocus() && (document.activeElement ?? document.body) === document.body;
  const root: WebNode = {
    className: 'android.webkit.WebView',
    text: document.title,
    bounds: viewport,
    flags: [
      // Of a frame's only one with a name (`BrowserAccessibilityAndroid::IsFocusable()`).
      ...(isWithinPage() && document.title === '' ? [] : (['focusable'] as const)),
      ...(hasFocus ? (['focused'] as const) : []),
      ...(overflows ? (['scrollable'] as const) : []),
    ],
    children: document.body === null ? [] : asNodes(childDrafts(document.body, viewport, viewport)),
  };
  return { width, height, root };
}

function childDrafts(parent: Element, clip: WebBounds, viewport: WebBounds): Draft[] {
  const children =
    parent instanceof HTMLSlotElement ? parent.assignedNodes() : (parent.shadowRoot ?? parent).childNodes;
  const drafts: Draft[] = [];
  for (const child of children) {
    if (parent instanceof HTMLDetailsElement && !parent.open && !isSummary(child)) continue;
    if (child instanceof Text) drafts.push(...textDraft(child, parent, clip));
    else if (child instanceof Element) drafts.push(...elementDrafts(child, clip, viewport));
  }
  return drafts;
}

function isSummary(node: Node): boolean {
  return node instanceof Element && node.localName === 'summary';
}

function textDraft(text: Text, parent: Element, clip: WebBounds): Draft[] {
  if (text.data.trim() === '') return text.data === '' ? [] : [{ run: ' ', bounds: NOWHERE }];
  const style = getComputedStyle(parent);
  if (style.visibility !== 'visible') return [];
  const range = document.createRange();
  range.selectNodeContents(text);
  const bounds = clipped(range.getBoundingClientRect(), clip);
  return bounds === null ? [] : [{ run: renderedText(text.data, style), bounds }];
}

function elementDrafts(element: Element, outer: WebBounds, viewport: WebBounds): Draft[] {
  if (SKIPPED.has(element.localName) || element.ariaHidden === 'true') return [];
  if (element instanceof HTMLElement && element.inert) return [];
  if (element instanceof HTMLBRElement) return [{ run: '\n', bounds: NOWHERE }];
  const style = getComputedStyle(element);
  if (style.display === 'none') return [];
  // What is fixed is not cut off by what scrolls around it.
  const clip = style.position === 'fixed' ? viewport : outer;
  const box = element.getBoundingClientRect();
  const bounds = clipped(box, clip);
  const inner = clips(style) && style.display !== 'contents' ? (bounds ?? NOWHERE) : clip;
  const role = roleOf(element);
  const isSeen = bounds !== null && style.visibility === 'visible';
  if (element instanceof HTMLIFrameElement) return isSeen ? [frameNode(element, box, bounds)] : [];
  if (isSeen && LEAVES.has(role)) return [leaf(element, role, bounds, style)];
  const drafts = inner === NOWHERE ? [] : childDrafts(element, inner, viewport);
  if (!isSeen) return drafts;
  const clickable = listensToClicks(element, style);
  const isKept = clickable || isMeant(element, role);
  if (!isKept && (style.display.startsWith('inline') || style.display === 'contents')) return drafts;
  const runs = drafts.filter((draft) => 'run' in draft);
  const text = collapse(runs.map(({ run }) => run).join(''), style);
  const own = textOf(element, role);
  if (runs.length === drafts.length && (text !== '' || isKept)) {
    // A box that holds no nodes is one of text, even of none.
    const isPlain = text !== '' || (role === 'generic' && !clickable);
    const isText = own === '' && isPlain && classNameOf(role) === 'android.view.View' && !isControl(role);
    const className = isText ? 'android.widget.TextView' : classNameOf(role);
    return [node(element, role, { className, text: own || text, bounds, clickable, children: [] })];
  }
  if (!isKept) return asNodes(drafts);
  return [
    node(element, role, { className: classNameOf(role), text: own, bounds, clickable, children: asNodes(drafts) }),
  ];
}

interface Parts {
  readonly className: string;
  readonly text: string;
  readonly bounds: WebBounds;
  readonly clickable: boolean;
  readonly children: readonly WebNode[];
}

function node(element: Element, role: string, { className, text, bounds, clickable, children }: Parts): WebNode {
  const hint = hintOf(element, role);
  const flags = flagsOf(element, role, clickable);
  return {
    className,
    bounds,
    flags,
    children,
    ...(text === '' ? {} : { text }),
    ...(hint === '' || hint === text ? {} : { hint }),
    ...(element.id === '' ? {} : { id: element.id }),
  };
}

function leaf(element: Element, role: string, bounds: WebBounds, style: CSSStyleDeclaration): WebNode {
  const clickable = listensToClicks(element, style);
  return node(element, role, {
    className: classNameOf(role),
    text: textOf(element, role),
    bounds,
    clickable,
    children: [],
  });
}

/** A frame, and in it what it shows: none of it where that is of another origin. */
function frameNode(frame: HTMLIFrameElement, box: DOMRect, bounds: WebBounds): WebNode {
  const { paddingLeft, paddingTop } = getComputedStyle(frame);
  const left = box.left + frame.clientLeft + Number.parseFloat(paddingLeft);
  const top = box.top + frame.clientTop + Number.parseFloat(paddingTop);
  const shown = frameShownBy(frame);
  const root = shown === undefined ? null : placed(shown.tree(), { left, top }, bounds);
  return node(frame, 'iframe', {
    className: classNameOf('iframe'),
    text: frame.title,
    bounds,
    clickable: false,
    children: root === null ? [] : [root],
  });
}

/** Whether an element is a node, even without a listener of its own. */
function isMeant(element: Element, role: string): boolean {
  if (role !== 'generic') return !isDecoration(element);
  if (element.id !== '' || element.hasAttribute('aria-label') || element.hasAttribute('role')) return true;
  return (element.hasAttribute('title') && element.textContent !== '') || isFocusable(element);
}

/** `alt=""` says that a picture means nothing. */
function isDecoration(element: Element): boolean {
  return element instanceof HTMLImageElement && element.getAttribute('alt') === '' && element.id === '';
}

/** Runs that stand beside nodes are TextViews of their own; neighbours are one. */
function asNodes(drafts: readonly Draft[]): WebNode[] {
  const nodes: WebNode[] = [];
  let run = '';
  let bounds: WebBounds = NOWHERE;
  const flush = () => {
    const text = run.replaceAll(/\s+/g, ' ').trim();
    if (text !== '') nodes.push({ className: 'android.widget.TextView', text, bounds, flags: [], children: [] });
    run = '';
    bounds = NOWHERE;
  };
  for (const draft of drafts) {
    if (!('run' in draft)) {
      flush();
      nodes.push(draft);
    } else {
      run += draft.run;
      bounds = union(bounds, draft.bounds);
    }
  }
  flush();
  return nodes;
}

function collapse(text: string, style: CSSStyleDeclaration): string {
  if (style.whiteSpace.startsWith('pre')) return text.trim();
  return text
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .trim();
}

const NOWHERE: WebBounds = [0, 0, 0, 0];

function clips(style: CSSStyleDeclaration): boolean {
  return style.overflowX !== 'visible' || style.overflowY !== 'visible';
}

function clipped(box: DOMRect, [left, top, right, bottom]: WebBounds): WebBounds | null {
  const bounds: WebBounds = [
    Math.max(left, box.left),
    Math.max(top, box.top),
    Math.min(right, box.right),
    Math.min(bottom, box.bottom),
  ];
  return bounds[2] > bounds[0] && bounds[3] > bounds[1] ? bounds : null;
}

function union(one: WebBounds, other: WebBounds): WebBounds {
  if (one === NOWHERE) return other;
  if (other === NOWHERE) return one;
  return [
    Math.min(one[0], other[0]),
    Math.min(one[1], other[1]),
    Math.max(one[2], other[2]),
    Math.max(one[3], other[3]),
  ];
}
