/**
 * Whether the page lets a person go without a question: it hears `beforeunload`, and may refuse. As in Chromium, a page
 * that nobody has touched is not asked.
 */
export function mayLeave(): boolean {
  if (!navigator.userActivation.hasBeenActive) return true;
  // The only way to make one: it takes what `onbeforeunload` returns for a refusal, too (HTML, 8.1.8.1).
  const event = document.createEvent('BeforeUnloadEvent') as BeforeUnloadEvent;
  event.initEvent('beforeunload', false, true);
  window.dispatchEvent(event);
  return !event.defaultPrevented && event.returnValue === '';
}
