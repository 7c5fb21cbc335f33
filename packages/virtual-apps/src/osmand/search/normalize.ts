/** Letters without accents and case, as words are compared: "Schönberg" is "schonberg". */
export function normalize(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
}

/** Split at blanks, commas and hyphens. */
export function wordsOf(text: string): readonly string[] {
  return normalize(text)
    .split(/[\s,;–-]+/)
    .filter((word) => word !== '');
}
