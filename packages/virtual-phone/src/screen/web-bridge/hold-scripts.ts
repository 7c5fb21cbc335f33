import { isWithinPage } from './within-page.ts';

const makeId = crypto.randomUUID.bind(crypto);

/**
 * Holds up the scripts of the page until the phone says that it knows its size: Chromium begins a page in a frame of
 * another process before it tells that process how large the frame is. A frame within the page is of its process, and
 * knows.
 *
 * @returns by what the phone's server knows the script that it answers only then
 */
export function holdScripts(): string {
  const id = makeId();
  if (!isWithinPage()) document.write(`<script src="/.webview/sizing/${id}"></script>`);
  return id;
}
