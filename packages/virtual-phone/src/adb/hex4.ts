/** Text preceded by its length in bytes as four hex digits: how the adb server and some services frame text. */
export function hex4(text: string): Buffer {
  const bytes = Buffer.from(text);
  // What does not fit is cut, as adb does: the length field cannot say more.
  const body = bytes.subarray(0, 0xffff);
  return Buffer.concat([Buffer.from(body.length.toString(16).padStart(4, '0')), body]);
}

/** Reads four hex digits; undefined when they are something else. */
export function parseHex4(digits: string): number | undefined {
  return /^[0-9a-fA-F]{4}$/.test(digits) ? Number.parseInt(digits, 16) : undefined;
}
