/** A call takes only so many arguments. */
const PIECE = 32_768;

/** Bytes as base64 (RFC 4648, section 4). Pictures are of megabytes: nothing is called for each byte. */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += PIECE) text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(text);
}

/**
 * The other way.
 *
 * @throws {DOMException} it is no base64
 */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const codes = atob(text);
  const bytes = new Uint8Array(codes.length);
  for (let at = 0; at < codes.length; at += 1) bytes[at] = codes.charCodeAt(at);
  return bytes;
}
