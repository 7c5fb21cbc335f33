/** A parameter that a text of the data asks for. */
export interface Placeholder {
  readonly name: string;
  /** `{name*}`: another value than the parameter's own, and than any drawn so before. */
  readonly another: boolean;
}

const pattern = /\{([^{}]*)\}/g;
const inner = /^([a-z][A-Za-z0-9]*)(\*?)$/;

/** The placeholders of a text, in order; one that is no name comes as it is written. */
export function placeholdersOf(text: string): Placeholder[] {
  return [...text.matchAll(pattern)].map(([, written = '']) => {
    const [, name = written, star = ''] = inner.exec(written) ?? [];
    return { name, another: star === '*' };
  });
}

/** The placeholder that is the whole text. */
export function onlyPlaceholder(text: string): Placeholder | undefined {
  return /^\{[^{}]*\}$/.test(text) ? placeholdersOf(text)[0] : undefined;
}

export function fillPlaceholders(text: string, valueFor: (placeholder: Placeholder) => string): string {
  return text.replaceAll(pattern, (written) => {
    const [placeholder] = placeholdersOf(written);
    return placeholder === undefined ? written : valueFor(placeholder);
  });
}
