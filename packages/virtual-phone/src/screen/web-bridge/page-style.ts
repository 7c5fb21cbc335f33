import { onNewDocument } from './new-document.ts';

let isMissing = false;
let find: () => HTMLLinkElement | undefined = () => undefined;

/** Whether the style is there. */
export function isStyled(): boolean {
  return !isMissing || find()?.sheet instanceof StyleSheet;
}

/**
 * Keeps the style with the phone's fonts, which the server puts into pages, at the head of what a script writes instead. It
 * would be drawn with the computer's.
 *
 * @param isServed whether the document comes from the server
 */
export function keepStyle(isServed: boolean): void {
  // By the origin: a frame that a page has written has no address of its own.
  const { href } = new URL('/.webview/page.css', window.origin);
  find = () => [...(document.head?.querySelectorAll('link') ?? [])].find((link) => link.href === href);
  const give = () => {
    isMissing = true;
    if (document.head === null) return;
    observer.disconnect();
    if (find() !== undefined) return;
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href });
    document.head.prepend(link);
  };
  const observer = new MutationObserver(give);
  const giveSoon = () => {
    // A parser comes to the head later.
    observer.observe(document, { childList: true, subtree: true });
    give();
  };
  if (!isServed) giveSoon();
  onNewDocument(giveSoon);
}
