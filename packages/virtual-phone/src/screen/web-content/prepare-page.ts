/** Puts the script that connects a page with the phone before the page's own. */
export function preparePage(
  page: Uint8Array,
  failed?: string,
): { readonly type: string; readonly body: string | Uint8Array } {
  // Byte by byte, so that the page keeps its encoding, whichever that is.
  const html = Buffer.from(page).toString('latin1');
  const type =
    /charset/i.test(html.slice(0, 1024)) || hasByteOrderMark(page) ? 'text/html' : 'text/html; charset=utf-8';
  const reason = failed === undefined ? '' : ` data-failed="${failed.replaceAll(/[^\w:]/g, '')}"`;
  const script = `<script src="/.webview/bridge.js"${reason}></script>`;
  const at = placeOf(html);
  return { type, body: Buffer.from(html.slice(0, at) + script + html.slice(at), 'latin1') };
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
