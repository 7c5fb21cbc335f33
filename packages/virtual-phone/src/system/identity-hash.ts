/** What stands for an object's identity hash: seven hex digits, the same for the same thing. */
export function hashOf(thing: string): string {
  let hash = 0x811c9dc5;
  for (const character of thing) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0').slice(1);
}
