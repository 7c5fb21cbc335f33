export interface Typing {
  /** What was to be typed. */
  readonly text: string;
  /** Whether the field was emptied before. */
  readonly clear: boolean;
  /** The field before, `''` when it showed nothing. May be its hint: dumps of Android 13 do not tell the two apart. */
  readonly before: string;
  /** The field afterwards. */
  readonly after: string;
}

/**
 * Compares a field with what was typed into it. White space does not count (fields wrap and trim), nor does the
 * grouping that phone and money fields put between digits. Every other character must be there, in order and together,
 * and nothing else may have come: only what was there before, or an ending that the app proposes (`exam` → `example.com`).
 *
 * @returns what is wrong, for people to read, or `undefined`
 */
export function findTypingFault({ text, clear, before, after }: Typing): string | undefined {
  const wanted = solid(text);
  const found = solid(after);
  // What an emptied field shows is its hint.
  if (wanted === '') return undefined;
  const at = found.indexOf(wanted);
  if (at < 0) return isRegrouped(wanted, found) ? undefined : 'characters are missing or changed';

  const others = found.slice(0, at) + found.slice(at + wanted.length);
  if (others === '') return undefined;
  const old = solid(before);
  if (others === old) return clear ? 'the old text is still there' : undefined;
  if (others === wanted) return 'it was typed more than once';
  const isProposedEnding = at === 0 && (clear || old === '' || !found.includes(old));
  return isProposedEnding || isInside(others, old, clear) ? undefined : 'other characters were added';
}

/** Typing replaces a selection, or splits the old text at the cursor: what remains is then part of it. */
function isInside(others: string, old: string, clear: boolean): boolean {
  return !clear && old.includes(others);
}

/** `5551234` became `(555) 123-4`: the same digits, in a text of digits and grouping only. */
function isRegrouped(wanted: string, found: string): boolean {
  const digits = wanted.replace(/\D/g, '');
  return digits !== '' && /^[\d()+\-.,/:#*]+$/.test(wanted) && found.replace(/\D/g, '').includes(digits);
}

function solid(text: string): string {
  return text.normalize('NFC').replace(/[\s\u00a0\u200b]+/g, '');
}
