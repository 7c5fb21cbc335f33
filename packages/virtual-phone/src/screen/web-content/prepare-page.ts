export interface PageFacts {
  /** Of the phone's clock, to this computer's. */
  readonly clockOffsetMs: number;
  /** Where the phone's time stands; undefined: it goes with the computer's. */
  readonly standsAtMs?: number | undefined;
  /** Why the page stands in place of another: `net::ERR_FILE_NOT_FOUND`. */
  readonly failed?: string;
}

/** Puts the phone's fonts, and the script that connects a page with the phone, before what is the page's own. */
export function preparePage(
  page: Uint8Array,
  { clockOffsetMs, standsAtMs, failed }: PageFacts,
): { readonly type: string; readonly body: string | Uint8Array } {
  // Byte by byte, so that the page keeps its encoding, whichever that is.
  const html = Buffer.from(page).toString('latin1');
  const type =
    /charset/i.test(html.slice(0, 1024)) || hasByteOrderMark(page) ? 'text/html' : 'text/html; charset=utf-8';
  const reason = failed === undefined ? '' : ` data-failed="${failed.replaceAll(/[^\w:]/g, '')}"`;
  const style = '<link rel="stylesheet" href="/.webview/page.css">';
  const stands = standsAtMs === undefined ? '' : ` data-stands-at="${standsAtMs}"`;
  const script = `<script src="/.webview/bridge.js"${reason}${stands} data-clock-offset="${Math.round(clockOffsetMs)}"></script>`;
  const at = placeOf(html);
  return { type, body: Buffer.from(html.slice(0, at) + style + script + html.slice(at), 'latin1') };
}

/** After the start of the head; without one as near to it as keeps the page's mode and structure. */
function placeOf(html: string): number {
  for (const tag of [/<head(\s[^>]*)?>/i, /<html(\s[^>]*)?>/i, /^(\xef\xbb\xbf)?\s*<!doctype[^>]*>/i]) {
    const match = tag.exec(html);
    if (match !== null) return match.index + match[0].length;
  }
  return 0;
}

function hasByteOrderMark([first, second]: Uint8Array): boolean {
  return (first === 0xfe && second === 0xff) || (first === 0xff && second === 0xfe) || first === 0xef;
}
