/** Whom an `sms:` URI (RFC 5724; also `smsto:`, `mms:`, `mmsto:`) is to, and the text it brings. */
export function parseSmsUri(uri: string): { readonly numbers: readonly string[]; readonly body: string | undefined } {
  const [path = '', query = ''] = uri.replace(/^(sms|mms)(to)?:(\/\/)?/i, '').split('?');
  const numbers = decode(path)
    .split(/[;,]/)
    .map((number) => number.trim())
    .filter((number) => number !== '');
  const body = query.split('&').find((part) => part.startsWith('body='));
  return { numbers, body: body === undefined ? undefined : decode(body.slice('body='.length)) };
}

/** A text with a stray percent sign is taken as it is. */
function decode(text: string): string {
  return text.replace(/(%[0-9a-f]{2})+/gi, (bytes) => {
    try {
      return decodeURIComponent(bytes);
    } catch {
      // URIError: the bytes are not UTF-8, so they were not meant as an escape.
      return bytes;
    }
  });
}
