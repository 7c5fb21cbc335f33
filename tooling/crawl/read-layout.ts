import type { Box } from './box.ts';

/** An element of the foremost window as the page has laid it out. Pixels of the screen. */
export interface LaidOut {
  readonly className: string;
  /** Full: `pkg:id/name` */
  readonly resourceId?: string;
  /** Its own text, without that of elements in it. */
  readonly text?: string;
  readonly description?: string;
  readonly clickable: boolean;
  readonly enabled: boolean;
  /** The whole of it, also what cannot be seen. */
  readonly box: Box;
  /** Where its text lies, whether or not that can be seen; absent without one. */
  readonly words?: Box;
  /** The same, each line and each of several texts by itself. */
  readonly lines?: readonly Box[];
  /** What the element itself and those around it leave to be seen, up to what scrolls. */
  readonly clip: Box;
  /** Its text ends in an ellipsis where it is cut. */
  readonly hasEllipsis: boolean;
  /** Number of the nearest element around it that scrolls; absent without one. */
  readonly scroller?: number;
  /** It is moved away on purpose: a drawer that is closed, a page beside the one that shows. */
  readonly isMoved: boolean;
  /** Something else lies over its middle. */
  readonly isCovered: boolean;
}

/** The foremost window, laid out. */
export interface LayoutReport {
  readonly screen: { readonly width: number; readonly height: number };
  /** Heights of the system's bars; 0 where they are hidden. */
  readonly statusBarPx: number;
  readonly navigationBarPx: number;
  readonly elements: readonly LaidOut[];
}

/**
 * Runs in the phone's page, and so uses nothing from outside itself.
 *
 * @param overlay name of System UI's overlay in front; null: the foremost activity, or its foremost dialog
 */
export function readLayout(overlay: string | null): LayoutReport {
  const screen = { width: window.innerWidth, height: window.innerHeight };
  const heightOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().height ?? 0;
  const scrollers: Element[] = [];
  const root = foremost();
  const elements = root === undefined ? [] : [...root.querySelectorAll<HTMLElement>('[data-class]')].flatMap(laidOut);
  return {
    screen,
    statusBarPx: heightOf('.overlay-statusBar'),
    navigationBarPx: heightOf('.overlay-navigationBar'),
    elements,
  };

  function foremost(): Element | undefined {
    const shown = overlay === null ? '.activity:not(.activity-hidden)' : `.overlay-${overlay}`;
    const frame = [...document.querySelectorAll(shown)].at(-1);
    const dialogs = frame?.querySelectorAll(':scope > .window-layer > [data-focusable="true"]') ?? [];
    const window = [...dialogs].at(-1) ?? frame;
    return window?.querySelector('[data-modal]') ?? window;
  }

  function laidOut(element: HTMLElement): LaidOut[] {
    const rect = element.getBoundingClientRect();
    const isOther = overlay === null && element.closest('.overlay') !== null;
    const layer = element.closest('.window-layer');
    const isOfDialog = layer !== null && root?.closest('.window-layer') !== layer;
    if (rect.width === 0 || rect.height === 0 || isOther || isOfDialog) return [];
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
    const { class: className = '', id, desc, states = '' } = element.dataset;
    const has = (state: string) => states.split(' ').includes(state);
    const words = wordsOf(element);
    const text = element.dataset.text ?? words?.text;
    const around = surroundings(element);
    return [
      {
        className,
        ...(id === undefined ? {} : { resourceId: id }),
        ...(text === undefined || text === '' ? {} : { text }),
        ...(desc === undefined ? {} : { description: desc }),
        clickable: has('clickable') || has('long-clickable'),
        enabled: !has('disabled'),
        box: boxOf(rect),
        ...(words === undefined ? {} : { words: words.box, lines: words.lines }),
        clip: around.clip,
        hasEllipsis: hasEllipsis(element),
        ...(around.scroller === undefined ? {} : { scroller: around.scroller }),
        isMoved: around.isMoved,
        isCovered: isCovered(element, rect),
      },
    ];
  }

  function boxOf({ left, top, right, bottom }: DOMRect): Box {
    return [left, top, right, bottom];
  }

  /** Text nodes that are the element's own: not those of another node of the tree in it. */
  function wordsOf(element: HTMLElement): { text: string; box: Box; lines: Box[] } | undefined {
    let text = '';
    const lines: Box[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.parentElement?.closest('[data-class]') !== element || node.parentElement.closest('svg') !== null)
        continue;
      if ((node.nodeValue ?? '').trim() === '') continue;
      text += node.nodeValue;
      const range = document.createRange();
      range.selectNodeContents(node);
      lines.push(...[...range.getClientRects()].map(boxOf));
    }
    if (lines.length === 0) return undefined;
    const edge = (of: (...all: number[]) => number, side: 0 | 1 | 2 | 3) => of(...lines.map((line) => line[side]));
    return { text, box: [edge(Math.min, 0), edge(Math.min, 1), edge(Math.max, 2), edge(Math.max, 3)], lines };
  }

  function hasEllipsis(element: HTMLElement): boolean {
    for (const each of [element, ...element.querySelectorAll<HTMLElement>(':scope > *')]) {
      const style = getComputedStyle(each);
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return true;
    }
    return false;
  }

  function surroundings(element: HTMLElement): { clip: Box; scroller?: number; isMoved: boolean } {
    let [left, top, right, bottom]: [number, number, number, number] = [-1e6, -1e6, 1e6, 1e6];
    let scroller: number | undefined;
    let isMoved = false;
    for (let each: HTMLElement | null = element; each !== null && each !== document.body; each = each.parentElement) {
      const { overflowX, overflowY, transform, translate } = getComputedStyle(each);
      if (transform !== 'none' || translate !== 'none') isMoved = true;
      const isScroller =
        /auto|scroll/.test(`${overflowX} ${overflowY}`) ||
        /ViewPager|Scroll|RecyclerView/.test(each.dataset.class ?? '');
      if (isScroller && each !== element) {
        if (!scrollers.includes(each)) scrollers.push(each);
        scroller = scrollers.indexOf(each);
        break;
      }
      const rect = each.getBoundingClientRect();
      if (/hidden|clip/.test(overflowX)) [left, right] = [Math.max(left, rect.left), Math.min(right, rect.right)];
      if (/hidden|clip/.test(overflowY)) [top, bottom] = [Math.max(top, rect.top), Math.min(bottom, rect.bottom)];
    }
    return { clip: [left, top, right, bottom], ...(scroller === undefined ? {} : { scroller }), isMoved };
  }

  /** By something that does not let it shine through. */
  function isCovered(element: HTMLElement, rect: DOMRect): boolean {
    const at = document.elementFromPoint((rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2);
    for (
      let over = at;
      over !== null && !over.contains(element) && !element.contains(over);
      over = over.parentElement
    ) {
      const { backgroundColor, backgroundImage } = getComputedStyle(over);
      const isClear = /^transparent$|[,/] 0\)$/.test(backgroundColor) && backgroundImage === 'none';
      if (!isClear || /^(IMG|CANVAS|IFRAME|VIDEO)$/.test(over.tagName)) return true;
    }
    return false;
  }
}
