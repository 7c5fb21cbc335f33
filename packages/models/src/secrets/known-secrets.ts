import { secretForms } from './secret-forms.ts';

/** Secrets of this process, and the door through which every text from providers leaves this package. */
export interface Secrets {
  /** What is shorter than 8 characters (`EMPTY`, `ollama`) keeps nothing, and may be a word of a reply. */
  add(secret: string | undefined): void;
  redact(text: string): string;
  /** The same value, with every text in it, keys included, without secrets. */
  redactAll<T>(value: T): T;
}

const shortest = 8;
const mark = '[redacted]';

export function createSecrets(): Secrets {
  const known = new Set<string>();
  let pattern: RegExp | undefined;

  const redact = (text: string) => (pattern === undefined ? text : text.replaceAll(pattern, mark));
  const redactAny = (value: unknown): unknown => {
    if (typeof value === 'string') return redact(value);
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
    if (Array.isArray(value)) return value.map(redactAny);
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [redact(key), redactAny(member)]));
  };

  return {
    add(secret) {
      if (secret === undefined || secret.length < shortest || known.has(secret)) return;
      known.add(secret);
      // The longest first: one secret may begin like another.
      const forms = [...known].flatMap(secretForms).sort((a, b) => b.length - a.length);
      pattern = new RegExp(forms.join('|'), 'g');
    },
    redact,
    redactAll: <T>(value: T) => (pattern === undefined ? value : (redactAny(value) as T)),
  };
}

/** One for the process: a gateway may repeat the key of another model. */
export const knownSecrets: Secrets = createSecrets();
