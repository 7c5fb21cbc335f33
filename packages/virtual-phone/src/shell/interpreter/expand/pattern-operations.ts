import { charactersOf, type Pattern, prefixes } from './pattern.ts';

/** Asked at every step: undefined, or a promise to wait for. */
export type Pace = () => Promise<void> | undefined;

/** Where a pattern that begins at a place ends; undefined when it does not match there. */
async function endOf(
  pattern: Pattern,
  characters: ArrayLike<string>,
  start: number,
  longest: boolean,
  pace: Pace,
): Promise<number | undefined> {
  let end: number | undefined;
  const steps = prefixes(pattern, characters, start, (found) => {
    end = found;
    return longest;
  });
  for (const _ of steps) await pace();
  return end;
}

/** `${x#pattern}`, `${x##pattern}` */
export async function removePrefix(text: string, pattern: Pattern, longest: boolean, pace: Pace): Promise<string> {
  if (pattern.literal !== undefined) {
    return text.startsWith(pattern.literal) ? text.slice(pattern.literal.length) : text;
  }
  const characters = charactersOf(text);
  const end = await endOf(pattern, characters, 0, longest, pace);
  return end === undefined ? text : join(characters, end);
}

/** `${x%pattern}`, `${x%%pattern}` */
export async function removeSuffix(text: string, pattern: Pattern, longest: boolean, pace: Pace): Promise<string> {
  if (pattern.literal !== undefined) {
    return text.endsWith(pattern.literal) ? text.slice(0, text.length - pattern.literal.length) : text;
  }
  const characters = charactersOf(text);
  const places = Array.from({ length: characters.length + 1 }, (_, place) => place);
  for (const start of longest ? places : places.reverse()) {
    await pace();
    let reachesEnd = false;
    const steps = prefixes(pattern, characters, start, (end) => {
      reachesEnd = end === characters.length;
      return true;
    });
    for (const _ of steps) await pace();
    if (reachesEnd) return join(characters, 0, start);
  }
  return text;
}

/** `${x/pattern/text}` and its forms; the longest match from the first place on. */
export async function replace(
  text: string,
  pattern: Pattern,
  by: string,
  options: { readonly all: boolean; readonly anchor: 'start' | 'end' | null },
  pace: Pace,
): Promise<string> {
  const { literal } = pattern;
  if (literal === '') return text;
  if (literal !== undefined && options.anchor === null) {
    return options.all ? text.split(literal).join(by) : text.replace(literal, () => by);
  }
  if (options.anchor === 'end') {
    const rest = await removeSuffix(text, pattern, true, pace);
    return rest === text ? text : rest + by;
  }
  const characters = charactersOf(text);
  let result = '';
  let at = 0;
  while (at <= characters.length) {
    await pace();
    const end = literal === undefined ? await endOf(pattern, characters, at, true, pace) : startsAt(text, literal, at);
    if (end !== undefined && end > at) {
      result += by;
      at = end;
      if (!options.all) break;
    } else {
      result += characters[at] ?? '';
      at += 1;
    }
    if (options.anchor === 'start') break;
  }
  return result + join(characters, at);
}

function startsAt(text: string, literal: string, at: number): number | undefined {
  return text.startsWith(literal, at) ? at + literal.length : undefined;
}

function join(characters: ArrayLike<string>, from: number, to = characters.length): string {
  return typeof characters === 'string' ? characters.slice(from, to) : Array.from(characters).slice(from, to).join('');
}
