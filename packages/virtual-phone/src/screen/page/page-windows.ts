import { phoneLink } from '@androidworld/app-sdk/host';
import { activityToken, type WindowList, windowList } from '../../system/windows/window-list.ts';
import type { ReportedWindow } from '../../system/windows/window-state.ts';
import { wholeBounds } from './whole-bounds.ts';
import { activityFrames, overlayFrames, overlayNames } from './window-registry.ts';

/** The windows of the phone, with what they show. */
export interface PageWindows {
  readonly list: WindowList;
  /** Those only the page knows of. */
  readonly reported: readonly ReportedWindow[];
  /** What a window shows, by its token; undefined while nothing of it is on the page. */
  rootOf(token: string): HTMLElement | undefined;
}

/** Looks through the page. Measures what it finds: best asked when the page has been laid out. */
export function pageWindows(): PageWindows {
  const state = phoneLink.state.get();
  const found = new Map<string, { readonly root: HTMLElement; readonly reported: ReportedWindow | null }>();
  for (const { token } of state?.activities ?? []) {
    const frame = activityFrames.find(token);
    if (frame === undefined) continue;
    const own = activityToken(token);
    found.set(own, { root: frame.element, reported: null });
    for (const each of windowsIn(frame.element, own)) found.set(each.reported.token, each);
  }
  for (const name of overlayNames) {
    const root = overlayFrames.find(name)?.element;
    if (root === undefined || !hasContent(root)) continue;
    const reported = { token: name, kind: 'overlay', over: name, focusable: false, frame: wholeBounds(root) } as const;
    found.set(name, { root, reported });
    for (const each of windowsIn(root, name)) found.set(each.reported.token, each);
  }
  const reported = [...found.values()].flatMap((each) => each.reported ?? []);
  const list = state === null ? nothing : windowList(state, reported);
  return { list, reported, rootOf: (token) => found.get(token)?.root };
}

const nothing: WindowList = { windows: [], focused: undefined, imeTarget: undefined };

/** Dialogs, menus and toolbars: what `Window` of the kit puts into the layer of its activity or overlay. */
function windowsIn(frame: HTMLElement, over: string): readonly { root: HTMLElement; reported: ReportedWindow }[] {
  const layer = [...frame.children].find(({ classList }) => classList.contains('window-layer'));
  return [...(layer?.children ?? [])].flatMap((element) => {
    const root = element.firstElementChild;
    if (!(element instanceof HTMLElement) || !(root instanceof HTMLElement)) return [];
    const focusable = element.dataset.focusable === 'true';
    const kind = kindOf(element, focusable);
    return [{ root, reported: { token: tokenOf(element), kind, over, focusable, frame: wholeBounds(root) } }];
  });
}

function kindOf(element: HTMLElement, focusable: boolean): 'dialog' | 'menu' | 'toolbar' {
  if (!focusable) return 'toolbar';
  return element.dataset.place === 'free' ? 'menu' : 'dialog';
}

/** An overlay is mounted before it has something to show. */
function hasContent(overlay: HTMLElement): boolean {
  return [...overlay.children].some(({ classList }) => !classList.contains('window-layer'));
}

const tokens = new WeakMap<Element, string>();
let lastToken = 0;

function tokenOf(element: Element): string {
  const token = tokens.get(element) ?? `window:${++lastToken}`;
  tokens.set(element, token);
  return token;
}
