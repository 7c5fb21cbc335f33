import { SedError, type SedPattern, type Substitution } from './script.ts';

/**
 * s///
 *
 * @returns undefined when nothing was replaced
 * @throws SedError for a group that the expression has not
 */
export function substitute(
  text: string,
  { replacement, only, all }: Substitution,
  pattern: NonNullable<SedPattern>,
): string | undefined {
  const matcher = pattern(text);
  let result = '';
  let copied = 0;
  let count = 0;
  let isReplaced = false;
  let lastEnd = -1;
  while (matcher.find()) {
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
    copied = end;
    isReplaced = true;
    if (!all || only > 0) break;
  }
  return isReplaced ? result + text.slice(copied) : undefined;
}
