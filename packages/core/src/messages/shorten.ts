/**
 * A text of at most `length` characters; an ellipsis, which is the last of them, stands for what was cut off.
 *
 * Characters are code points: no pair of surrogates is torn.
 */
export function shorten(text: string, length = 200): string {
  if (text.length <= length) return text;
  // No more of a huge text is taken apart than can be shown.
  const characters = [...text.slice(0, 2 * length + 2)];
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`;
}
