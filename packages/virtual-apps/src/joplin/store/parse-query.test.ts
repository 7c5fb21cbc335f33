import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseQuery } from './parse-query.ts';

describe('parseQuery()', () => {
  it('reads words, phrases, filters and what is not wanted', () => {
    expect(parseQuery('Éclairs "two eggs" tag:Sweet -type:todo')).toEqual({
      any: false,
      terms: [
        { name: 'text', value: 'eclairs', isNegated: false },
        { name: 'text', value: 'two eggs', isNegated: false },
        { name: 'tag', value: 'sweet', isNegated: false },
        { name: 'type', value: 'todo', isNegated: true },
      ],
    });
  });

  it('knows when one term is enough', () => {
    expect(parseQuery('any:1 a b')).toMatchObject({ any: true, terms: [{ value: 'a' }, { value: 'b' }] });
  });

  it('takes a word with a colon that is no filter as it is', () => {
    expect(parseQuery('10:30 http://x')).toMatchObject({ terms: [{ value: '10:30' }, { value: 'http://x' }] });
  });

  it('makes no empty terms, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const { value } of parseQuery(text).terms) expect(value).not.toBe('');
      }),
    );
  });
});
