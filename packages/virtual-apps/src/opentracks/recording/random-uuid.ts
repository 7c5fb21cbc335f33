/** The 16 bytes of a random UUID (version 4). */
export function randomUuid(): Uint8Array {
  return Uint8Array.from(crypto.randomUUID().replaceAll('-', '').match(/../g) ?? [], (byte) =>
    Number.parseInt(byte, 16),
  );
}
