import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hostileTexts } from '../../test/sample-report.ts';
import { escapeHtml, scriptJson } from './escape.ts';

const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...hostileTexts));

describe('scriptJson()', () => {
  test('gives the value back, and never holds what could end a script or open a comment', () => {
    fc.assert(
      fc.property(fc.oneof(text, fc.jsonValue({ stringUnit: 'binary' })), (value) => {
        const json = scriptJson({ value });
        expect(json).not.toContain('<');
        expect(JSON.stringify(JSON.parse(json))).toBe(JSON.stringify({ value }));
      }),
    );
  });
});

describe('escapeHtml()', () => {
  test('leaves nothing that could begin an element or end an attribute', () => {
    fc.assert(
      fc.property(text, (value) => {
        expect(escapeHtml(value)).not.toMatch(/[<>"'`]|&(?!#\d+;)/);
        expect(escapeHtml(value).replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))).toBe(value);
      }),
    );
  });
});
