/** An id as Joplin makes them: a random UUID without its dashes. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const versioned = bytes.map((byte, index) => {
    if (index === 6) return (byte & 0x0f) | 0x40;
    return index === 8 ? (byte & 0x3f) | 0x80 : byte;
  });
  return [...versioned].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
