/**
 * The forms in which a text may carry a secret: as it is, as JSON (and JSON within JSON, as actions in replies are) or a
 * URL writes it, in hexadecimal, and in base64, also in the middle of what was encoded as a whole.
 *
 * @returns sources of regular expressions
 */
export function secretForms(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const percent = encodeURIComponent(secret);
  const hex = bytes.toString('hex');
  const forms = [
    percent,
    percent.replaceAll(/%../g, (code) => code.toLowerCase()),
    hex,
    hex.toUpperCase(),
    ...[0, 1, 2].map((offset) => innerBase64(bytes, offset)),
  ];
  const urlSafe = forms.slice(-3).map((form) => form.replaceAll('+', '-').replaceAll('/', '_'));
  return [inAnyJson(secret), ...new Set([...forms, ...urlSafe].map(escapeRegExp))];
}

/** What is within JSON, however deep: escaped signs have backslashes before them, and backslashes become more. */
function inAnyJson(secret: string): string {
  return secret.replaceAll(/\\+|["'`/]|[^\\"'`/]+/g, (part) => {
    if (part.startsWith('\\')) return String.raw`\\{${part.length},}`;
    return part.length === 1 && `"'\`/`.includes(part) ? String.raw`\\*${part}` : escapeRegExp(part);
  });
}

function escapeRegExp(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
}

/** The digits that depend on the secret alone, when `offset` bytes (modulo 3) stand before it, whatever they are. */
function innerBase64(bytes: Buffer, offset: number): string {
  const digits = Buffer.concat([Buffer.alloc(offset), bytes])
    .toString('base64')
    .replace(/=+$/, '');
  const firstOwn = Math.ceil((offset * 8) / 6);
  const lastOwn = Math.floor(((offset + bytes.length) * 8) / 6);
  return digits.slice(firstOwn, lastOwn);
}
