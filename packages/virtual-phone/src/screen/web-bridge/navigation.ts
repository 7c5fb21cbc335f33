import { report } from './bridge.ts';

// TypeScript's library does not know the navigation API yet.
interface NavigateEvent extends Event {
  readonly navigationType: 'push' | 'replace' | 'reload' | 'traverse';
  readonly destination: { readonly url: string; readonly sameDocument: boolean };
  readonly hashChange: boolean;
}

/** Where the page wants to go is the app's decision: it is told, and the page stays until the app loads something. */
export function followNavigation(): void {
  const navigation: unknown = Reflect.get(window, 'navigation');
  if (!(navigation instanceof EventTarget)) return;
  navigation.addEventListener('navigate', (event) => {
    const { navigationType, destination, hashChange, cancelable } = event as NavigateEvent;
    if (hashChange || destination.sameDocument || !cancelable || destination.url.startsWith('javascript:')) return;
    event.preventDefault();
    report({ kind: 'navigate', url: destination.url, reload: navigationType === 'reload' });
  });
}
