import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSecrets } from './known-secrets.ts';

const key = fc.string({
  unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)),
  minLength: 8,
  maxLength: 80,
});
const text = fc.string({ unit: 'binary', maxLength: 40 });

describe('redact()', () => {
  it.each<[string, (secret: string) => string]>([
    ['as it is', (secret) => secret],
    ['as JSON', (secret) => JSON.stringify(secret)],
    ['as JSON within JSON within JSON', (secret) => JSON.stringify(JSON.stringify(JSON.stringify(secret)))],
    ['in a URL', (secret) => encodeURIComponent(secret)],
    [
      'in a URL with small letters',
      (secret) => encodeURIComponent(secret).replaceAll(/%../g, (code) => code.toLowerCase()),
    ],
    ['in hexadecimal', (secret) => Buffer.from(secret).toString('hex')],
  ])('finds a secret %s, wherever it stands', (_, encode) => {
    fc.assert(
      fc.property(key, text, text, (secret, before, after) => {
        const secrets = createSecrets();
        secrets.add(secret);
        const redacted = secrets.redact(`${before}${encode(secret)}${after}`);
        expect(redacted).toContain('[redacted]');
        expect(redacted.replaceAll('[redacted]', '')).not.toContain(encode(secret));
      }),
    );
  });

  it('finds a secret in the base64 of a text that holds it, in both alphabets', () => {
    fc.assert(
      fc.property(key, text, text, fc.constantFrom('base64', 'base64url'), (secret, before, after, encoding) => {
        const secrets = createSecrets();
        secrets.add(secret);
        const encoded = Buffer.from(`${before}${secret}${after}`).toString(encoding);
        expect(secrets.redact(encoded)).toContain('[redacted]');
      }),
    );
  });

  it('leaves other texts alone, and short secrets, which are none', () => {
    const secrets = createSecrets();
    for (const secret of ['EMPTY', 'ollama', '', undefined, 'sk-0123456789']) secrets.add(secret);
    for (const fine of ['ollama is EMPTY', 'sk-012345678', '']) expect(secrets.redact(fine)).toBe(fine);
  });

  it('takes out the longer of two secrets that begin alike', () => {
    const secrets = createSecrets();
    for (const secret of ['sk-01234567', 'sk-01234567-89abcdef']) secrets.add(secret);
    expect(secrets.redact('a sk-01234567-89abcdef b sk-01234567 c')).toBe('a [redacted] b [redacted] c');
  });
});

describe('redactAll()', () => {
  it('reaches values and keys, and leaves what is no text', () => {
    const secrets = createSecrets();
    secrets.add('sk-01234567');
    const bytes = new Uint8Array([1]);
    expect(secrets.redactAll({ a: [{ 'x sk-01234567': 'y sk-01234567' }], n: 1, no: null, bytes })).toEqual({
      a: [{ 'x [redacted]': 'y [redacted]' }],
      n: 1,
      no: null,
      bytes,
    });
  });
});
