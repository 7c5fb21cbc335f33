/** The number of a `tel:` URI; null for anything else. */
export function telNumber(uri: string | undefined): string | null {
  const [, number] = /^tel:(.*)$/i.exec(uri ?? '') ?? [];
  if (number === undefined) return null;
  try {
    return decodeURIComponent(number);
  } catch {
    // A stray percent sign is itself, as in android.net.Uri.
    return number;
  }
}
