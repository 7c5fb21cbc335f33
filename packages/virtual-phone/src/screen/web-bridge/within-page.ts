/** Whether the window around this one is the page's too, and not the phone's. */
export function isWithinPage(): boolean {
  return window.parent !== window.top;
}
