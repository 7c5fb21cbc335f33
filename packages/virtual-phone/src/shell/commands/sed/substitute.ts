import { SedError, type SedPattern, type Substitution } from './script.ts';

/** A replacement that is longer than what it stands for fills the memory. */
const longestResult = 64 * 1024 * 1024;

/**
 * s///
 *
 * @returns undefined when nothing was replaced
 * @throws SedError for a group that the expression has not
 */
export async function substitute(
  text: string,
  { replacement, only, all }: Substitution,
  pattern: NonNullable<SedPattern>,
  turn: () => Promise<void> | undefined,
): Promise<string | undefined> {
  const matcher = pattern(text);
  let result = '';
  let copied = 0;
  let count = 0;
  let isReplaced = false;
  let lastEnd = -1;
  while (matcher.find()) {
    // Each of many matches may look at all that follows it.
    const wait = turn();
    if (wait !== undefined) await wait;
    const start = matcher.start();
    const end = matcher.end();
    // An empty match right behind another does not count.
    if (start === end && start === lastEnd) continue;
    lastEnd = end;
    count += 1;
    if (only > 0 && count !== only) continue;
    result += text.slice(copied, start);
    for (const part of replacement) {
      if (typeof part === 'string') result += part;
      else if (part > matcher.groupCount()) throw new SedError(`no s//\\${part}/`);
      else result += matcher.group(part) ?? '';
    }
    if (result.length > longestResult) throw new RangeError('Out of memory');
    copied = end;
    isReplaced = true;
    if (!all || only > 0) break;
  }
  return isReplaced ? result + text.slice(copied) : undefined;
}
