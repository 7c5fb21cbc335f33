import type { PreferenceValue } from '@androidworld/app-sdk';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePreferencesXml, renderPreferencesXml } from './preferences-xml.ts';

/** What XML 1.0 can hold: no control characters but tab and new lines, no lone surrogates. */
const text = fc.string({ unit: 'grapheme' }).filter((value) => !/[\p{Cc}\ufffe\uffff]/u.test(value));
const value: fc.Arbitrary<PreferenceValue> = fc.oneof(
  fc.record({ type: fc.constant('boolean' as const), value: fc.boolean() }),
  fc.record({ type: fc.constant('int' as const), value: fc.integer() }),
  fc.record({ type: fc.constant('long' as const), value: fc.maxSafeInteger() }),
  fc.record({ type: fc.constant('float' as const), value: fc.float({ noNaN: true }) }),
  fc.record({ type: fc.constant('string' as const), value: text }),
  fc.record({ type: fc.constant('stringSet' as const), value: fc.uniqueArray(text) }),
);

describe('renderPreferencesXml() and parsePreferencesXml()', () => {
  it('give back every value with its type', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(text, value)), (entries) => {
        const values = Object.fromEntries(entries);
        const read = parsePreferencesXml(renderPreferencesXml(values));
        expect(Object.keys(read).sort()).toEqual(Object.keys(values).sort());
        for (const [key, each] of Object.entries(values)) {
          const found = read[key];
          expect(found?.type).toBe(each.type);
          // A float is written with the digits that tell it from other 32-bit numbers.
          if (each.type === 'float') expect(Math.fround(Number(found?.value))).toBe(Math.fround(each.value));
          else expect(found).toEqual(each);
        }
      }),
    );
  });

  it('write numbers as Java does', () => {
    const floats = [1, 0.1, 1e7, 1.5e-5, 16_777_216].map((each) => ['float', each] as const);
    const longs = [7, 2 ** 63, -(2 ** 63)].map((each) => ['long', each] as const);
    const rows = [...floats, ...longs].map(([type, each], index) => [String(index), { type, value: each }] as const);
    const written = renderPreferencesXml(Object.fromEntries(rows)).matchAll(/value="([^"]*)"/g);
    expect([...written].map(([, number]) => number)).toEqual([
      ...['1.0', '0.1', '1.0E7', '1.5E-5', '1.6777216E7'],
      ...['7', '9223372036854775807', '-9223372036854775808'],
    ]);
  });

  it('leave out what is no preference', () => {
    const xml = '<map><int name="a" value="x"/><int value="1"/><thing name="b"/><long name="c" value="3"/></map>';
    expect(parsePreferencesXml(xml)).toEqual({ c: { type: 'long', value: 3 } });
  });
});
