/**
 * Looks for where a key stands in a configuration's text, whatever language that is in: `"seed": 1`, `seed: 1`, `seed,`.
 * What is made by code has no place of its own, so a key that could be at several places is at none.
 *
 * @param path of keys and list positions, as a schema tells it
 * @returns its line, from 1, or that of the innermost key around it whose place is certain
 */
export function findLine(text: string, path: readonly PropertyKey[]): number | undefined {
  let found: number | undefined;
  let from = 0;
  for (const key of path) {
    // Which item of a list it is cannot be told without reading the language.
    if (typeof key !== 'string') break;
    const places = [...text.slice(from).matchAll(keyPattern(key))];
    const [place] = places;
    if (place === undefined || places.length > 1) break;
    found = from + place.index + (place[1]?.length ?? 0);
    from = found + key.length;
  }
  return found === undefined ? undefined : text.slice(0, found).split('\n').length;
}

function keyPattern(key: string): RegExp {
  const word = key.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const withValue = `(?:"${word}"|'${word}'|${word})\\s*:`;
  // `seed,` and `seed }` are keys in a program; a number there is a value.
  const alone = /^[\p{ID_Start}$_]/u.test(key) ? `|${word}\\s*(?:,(?=\\s*(?:[}\\n]|\\w))|\\})` : '';
  return new RegExp(`(^|[\\s{,])(?:${withValue}${alone})`, 'g');
}

/** Looks for where a text stands between quotes in a configuration, if it does so once. @returns its line, from 1 */
export function findQuoted(text: string, quoted: string): number | undefined {
  const places = ['"', "'", '`'].flatMap((mark) => indexesOf(text, `${mark}${quoted}${mark}`));
  const [place] = places;
  return place === undefined || places.length > 1 ? undefined : text.slice(0, place).split('\n').length;
}

function indexesOf(text: string, part: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1)) found.push(at);
  return found;
}
