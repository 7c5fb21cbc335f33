/**
 * Text from devices and models on one line of a terminal: control characters, direction overrides, invisible ones and
 * half surrogate pairs are shown as escapes instead of taking effect.
 */
export function escapeTerminal(text: string): string {
  return escapeControls(text, '');
}

/** The same for text of several lines, which stay lines. */
export function escapeLines(text: string): string {
  return escapeControls(text, '\n');
}

/** The same, for what has room for some of these characters: they stay as they are. */
export function escapeControls(text: string, kept: string): string {
  return text.replaceAll(unsafe, (character) => {
    if (kept.includes(character)) return character;
    const known = shortForms[character];
    if (known !== undefined) return known;
    const code = character.codePointAt(0) ?? 0;
    return code < 0x100 ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u{${code.toString(16)}}`;
  });
}

const shortForms: Record<string, string | undefined> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

// Cc: C0, DEL, C1. Zl, Zp: line separators. Surrogate: half a pair. Then bidirectional controls, and what is invisible
// (but not the joiner and variation selectors that emoji are made with).
const unsafe =
  /[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0001}]/gu;
