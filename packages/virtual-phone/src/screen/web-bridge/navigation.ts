import { report } from './bridge.ts';

// TypeScript's library does not know the navigation API yet.
interface NavigateEvent extends Event {
  readonly navigationType: 'push' | 'replace' | 'reload' | 'traverse';
  readonly destination: { readonly url: string; readonly sameDocument: boolean };
  readonly hashChange: boolean;
}

/** Where Chromium itself goes; what it makes of others (`file:`, `mailto:`, …) it decides without telling the page. */
const ITS_OWN = new Set(['http:', 'https:', 'javascript:', 'data:', 'blob:', 'about:']);

/** Where the page wants to go is the app's decision: it is told, and the page stays until the app loads something. */
export function followNavigation(): void {
  const navigation: unknown = Reflect.get(window, 'navigation');
  if (navigation instanceof EventTarget) navigation.addEventListener('navigate', reportNavigation);
  window.addEventListener('click', reportLink);
}

function reportNavigation(event: Event): void {
  const { navigationType, destination, hashChange, cancelable } = event as NavigateEvent;
  if (hashChange || destination.sameDocument || !cancelable) return;
  event.preventDefault();
  report({ kind: 'navigate', url: destination.url, reload: navigationType === 'reload' });
}

function reportLink(event: MouseEvent): void {
  const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement);
  if (event.defaultPrevented || link === undefined || link.href === '' || ITS_OWN.has(link.protocol)) return;
  event.preventDefault();
  report({ kind: 'navigate', url: link.href, reload: false });
}
