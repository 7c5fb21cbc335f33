const pairs = /[\ud800-\udbff]/;

/** Of a text, as awk counts them: what takes two of JavaScript's is one. */
export function characterCount(text: string): number {
  return pairs.test(text) ? [...text].length : text.length;
}

/** substr: a place before the first is the first. */
export function substring(text: string, from: number, count: number | undefined): string {
  const characters = pairs.test(text) ? [...text] : undefined;
  const length = characters?.length ?? text.length;
  const first = Math.min(Math.max(Math.trunc(from) || 0, 1), length + 1);
  const most = length + 1 - first;
  const wanted = count === undefined ? most : Math.min(Math.max(Math.trunc(count) || 0, 0), most);
  if (characters === undefined) return text.slice(first - 1, first - 1 + wanted);
  return characters.slice(first - 1, first - 1 + wanted).join('');
}

/** Of the character at a place, in JavaScript's characters; 1 at the end. */
export function characterLength(text: string, at: number): number {
  return (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
}
