import type { Intent } from '@androidworld/app-sdk';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ArgumentReader } from './argument-reader.ts';
import { parseIntent } from './parse-intent.ts';

const parse = (...words: string[]) => parseIntent(new ArgumentReader(words), () => false);
const text = fc.string({ minLength: 1 });
const name = fc.stringMatching(/^[a-z]{1,8}(\.[a-z]{1,8}){1,2}$/);

describe('parseIntent()', () => {
  it('reads back every intent that can be written as arguments', () => {
    const intents = fc.record(
      {
        action: text,
        data: text,
        type: text,
        categories: fc.uniqueArray(text, { minLength: 1, maxLength: 3 }),
        component: fc.record({ packageName: name, className: name }),
        packageName: name,
        flags: fc.integer({ min: 1, max: 0x7fffffff }),
        extras: fc.dictionary(
          text.filter((key) => key !== '__proto__'),
          fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null)),
          { minKeys: 1 },
        ),
      },
      { requiredKeys: ['action'] },
    );
    fc.assert(
      fc.property(intents, (intent) => {
        expect(parse(...toArguments(intent))).toEqual(intent);
      }),
    );
  });

  it('shortens and lengthens component names', () => {
    expect(parse('-n', 'a.b/.C').component).toEqual({ packageName: 'a.b', className: 'a.b.C' });
  });

  it('takes an option together with its value', () => {
    expect(parse('-candroid.intent.category.LAUNCHER').categories).toEqual(['android.intent.category.LAUNCHER']);
  });

  it('reads arrays with escaped commas', () => {
    expect(parse('-a', 'x', '--esa', 'k', 'a\\,b,c', '--eia', 'n', '1,0x10').extras).toEqual({
      k: ['a,b', 'c'],
      n: [1, 16],
    });
  });

  it('takes the last word as URI, component or package', () => {
    expect(parse('http://a/b').data).toBe('http://a/b');
    expect(parse('a.b/.C').component?.className).toBe('a.b.C');
    expect(parse('a.b')).toEqual({
      action: 'android.intent.action.MAIN',
      categories: ['android.intent.category.LAUNCHER'],
      packageName: 'a.b',
    });
    expect(parse('intent:#Intent;action=a.b;S.k=v;end')).toMatchObject({ action: 'a.b', extras: { k: 'v' } });
  });

  it.each([
    [[], 'No intent supplied'],
    [['-n', 'x'], 'Bad component name: x'],
    [['-Q'], 'Unknown option: -Q'],
    [['-a'], 'Argument expected after "-a"'],
    [['-a', 'x', '--ez', 'k', 'maybe'], 'Invalid boolean value: maybe'],
    [['-a', 'x', '--ei', 'k', 'one'], 'For input string: "one"'],
  ])('refuses %j with Android’s words', (words, message) => {
    expect(() => parse(...words)).toThrow(message);
  });
});

function toArguments(intent: Intent): string[] {
  return [
    ...(intent.flags === undefined ? [] : ['-f', String(intent.flags)]),
    ...(intent.action === undefined ? [] : ['-a', intent.action]),
    ...(intent.data === undefined ? [] : ['-d', intent.data]),
    ...(intent.type === undefined ? [] : ['-t', intent.type]),
    ...(intent.categories ?? []).flatMap((category) => ['-c', category]),
    ...(intent.component === undefined ? [] : ['-n', `${intent.component.packageName}/${intent.component.className}`]),
    ...(intent.packageName === undefined ? [] : ['-p', intent.packageName]),
    ...Object.entries(intent.extras ?? {}).flatMap(([key, value]) => {
      if (value === null) return ['--esn', key];
      const option = typeof value === 'number' ? '--ei' : typeof value === 'boolean' ? '--ez' : '--es';
      return [option, key, String(value)];
    }),
  ];
}
