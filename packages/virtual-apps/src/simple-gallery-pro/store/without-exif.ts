/** A JPEG without what cameras wrote into it (APP1 segments); other files as they are. */
export function withoutExif(bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return bytes;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept: Uint8Array[] = [bytes.subarray(0, 2)];
  let at = 2;
  // Segments stand before the picture itself, which begins with SOS.
  while (at + 4 <= bytes.length && view.getUint8(at) === 0xff && view.getUint8(at + 1) !== 0xda) {
    const end = Math.min(bytes.length, at + 2 + view.getUint16(at + 2));
    if (view.getUint8(at + 1) !== 0xe1) kept.push(bytes.subarray(at, end));
    at = end;
  }
  kept.push(bytes.subarray(at));
  const whole = new Uint8Array(kept.reduce((length, part) => length + part.length, 0));
  let to = 0;
  for (const part of kept) {
    whole.set(part, to);
    to += part.length;
  }
  return whole;
}
