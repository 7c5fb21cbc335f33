/** What a contact is called and sorted by. */
export interface ContactName {
  readonly displayName: string | null;
  readonly alternative: string | null;
  /** `DisplayNameSources`: 40 name, 35 nickname, 30 organisation, 20 phone, 10 email, 0 none */
  readonly source: number;
}

export interface NameParts {
  readonly given: string | null;
  readonly family: string | null;
}

/** Takes a whole name apart: the last word is the family name. */
export function splitName(name: string): NameParts {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length < 2) return { given: words[0] ?? null, family: null };
  return { given: words.slice(0, -1).join(' '), family: words[words.length - 1] ?? null };
}

export function joinName(parts: readonly (string | null | undefined)[]): string | null {
  const joined = parts.filter((part) => part !== null && part !== undefined && part !== '').join(' ');
  return joined === '' ? null : joined;
}

/** `Lee, Ann`, for lists sorted by family name. */
export function alternativeName({ given, family }: NameParts): string | null {
  return given !== null && family !== null ? `${family}, ${given}` : (family ?? given);
}

/** Section of the alphabet a name is listed under. */
export function phonebookEntry(name: string | null): { label: string; bucket: number } {
  const letter = (name ?? '').trim().normalize('NFD').charAt(0).toUpperCase();
  if (/^[A-Z]$/.test(letter)) return { label: letter, bucket: letter.charCodeAt(0) - 64 };
  return /^\d$/.test(letter) ? { label: '#', bucket: 28 } : { label: '', bucket: 0 };
}

/** Key by which a contact is found again when its row number changed. */
export function lookupKey(rawContactId: number, name: string | null): string {
  return `0r${rawContactId}-${Buffer.from((name ?? '').toUpperCase())
    .toString('hex')
    .toUpperCase()}`;
}
