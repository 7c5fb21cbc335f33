import { findExcess } from '@androidworld/core/internals';

/** Far more than any model says: the longest replies seen, of a model that repeats itself, have 200 kB. */
export const mostReplyBytes = 1024 * 1024;
export const deepestReply = 100;

/** A reply nobody can work with; asking again may bring a better one. */
export class ReplyExcess extends Error {
  override readonly name = 'ReplyExcess';
}

export function tooLarge(): ReplyExcess {
  return new ReplyExcess(`the reply has more than ${mostReplyBytes} bytes; the rest was not read`);
}

/** @throws ReplyExcess if brackets stand deeper in one another than {@link deepestReply} levels */
export function requireShallow(json: string): void {
  if (depthOf(json, deepestReply) <= deepestReply) return;
  throw new ReplyExcess(`the reply is nested deeper than ${deepestReply} levels`);
}

/** @throws ReplyExcess */
export function requireShallowValue(value: unknown, what: string): void {
  const excess = findExcess(value, { depth: deepestReply });
  if (excess !== undefined) throw new ReplyExcess(`${what}: ${excess}`);
}

/**
 * How deep brackets stand in one another, outside of texts in double quotes; no more than one above `limit` is counted.
 * Of a text that is no JSON it says how deep a parser would get.
 */
export function depthOf(json: string, limit: number): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let index = 0; index < json.length && deepest <= limit; index += 1) {
    const character = json[index];
    if (inString) {
      if (character === '\\') index += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{' || character === '[') {
      depth += 1;
      deepest = Math.max(deepest, depth);
    } else if (character === '}' || character === ']') depth -= 1;
  }
  return deepest;
}
