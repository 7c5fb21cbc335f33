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
  return new RegExp(`(^|[\\s{,])(?:"${word}"|'${word}'|${word})\\s*(?::|,(?=\\s*(?:[}\\n]|\\w))|\\})`, 'g');
}
