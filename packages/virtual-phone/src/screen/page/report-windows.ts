import { windowChanges } from '../../system/windows/window-changes.ts';
import type { ReportedWindow } from '../../system/windows/window-state.ts';
import { keyboardHeight } from './keyboard.tsx';
import { pageWindows } from './page-windows.ts';
import { phoneHost } from './phone-host.ts';
import { followFrames } from './window-registry.ts';

let told: readonly ReportedWindow[] | null = null;
const observer = new MutationObserver(reportWindows);

/** Tells the phone of dialogs, menus, bars and the keyboard when they come, go or move; otherwise nothing. */
export function followWindows(): void {
  followFrames({
    added(element) {
      observer.observe(element, { childList: true });
      for (const child of element.children) {
        if (child.classList.contains('window-layer')) observer.observe(child, { childList: true });
      }
      queueMicrotask(reportWindows);
    },
    removed: () => queueMicrotask(reportWindows),
  });
  keyboardHeight.subscribe(() => queueMicrotask(reportWindows));
}

/** Asked as well when the page comes to rest: a dialog moves when the keyboard comes up, which nothing announces. */
export function reportWindows(): void {
  const { reported } = pageWindows();
  const change = windowChanges(told, reported);
  if (change === null) return;
  told = reported;
  phoneHost.windowsChanged(change);
}
