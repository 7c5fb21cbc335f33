/**
 * Whether a text was entered as it was asked for. White space at the ends does not count, and any run of it inside is one
 * blank: a text that is read off several lines may be entered on one.
 */
export function isSameText(found: string | null, wanted: string): boolean {
  return found !== null && plain(found) === plain(wanted);
}

/** The same for amounts with a unit, such as `2 servings`: capitals make no other unit. */
export function isSameAmount(found: string | null, wanted: string): boolean {
  return found !== null && plain(found).toLowerCase() === plain(wanted).toLowerCase();
}

function plain(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}
