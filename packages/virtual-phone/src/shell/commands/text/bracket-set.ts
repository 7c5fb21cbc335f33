/**
 * Where a set, `[abc]` or `[^][:digit:]]`, ends: behind its last bracket. By hand, for an expression would try each
 * `[:` again and again: a pattern of some thousands of them would take for ever.
 *
 * @param at place of its first bracket
 * @param hasEscapes whether a backslash takes the next character with it
 * @returns undefined when it has no end
 */
export function endOfSet(text: string, at: number, hasEscapes: boolean): number | undefined {
  let place = at + 1;
  if (text.charAt(place) === '^') place += 1;
  if (text.charAt(place) === ']') place += 1;
  let close = -1;
  let lastNamed: number | undefined;
  while (place < text.length) {
    const character = text.charAt(place);
    if (character === ']') return place + 1;
    if (hasEscapes && character === '\\') {
      place += 2;
      continue;
    }
    const mark = character === '[' ? text.charAt(place + 1) : '';
    if (mark !== '' && ':.='.includes(mark)) {
      if (close < place + 2) close = text.indexOf(']', place + 2);
      // Nothing that follows can be an end.
      if (close < 0) return lastNamed;
      const before = text.charAt(close - 1);
      if (close > place + 2 && (hasEscapes ? before === mark : ':.='.includes(before))) {
        place = close + 1;
        lastNamed = place;
        continue;
      }
    }
    place += 1;
  }
  // A bracket that was taken for the end of a name was that of the set.
  return lastNamed;
}
