import { describe, expect, it } from 'vitest';
import { parseSource } from './parse-source.ts';

const endpoint = { baseURL: 'http://localhost:11434/v1', name: 'any' };
const parse = (value: unknown) => parseSource(value as Parameters<typeof parseSource>[0]);

describe('parseSource()', () => {
  it.each([
    ['an endpoint', endpoint],
    ['one over https', { ...endpoint, baseURL: 'https://example.com/v1' }],
    ['one with a key', { ...endpoint, apiKey: 'secret-key' }],
    ['one with an empty key', { ...endpoint, apiKey: '' }],
    ['one whose key is left out', { ...endpoint, apiKey: undefined }],
    ['a model of the ai SDK', { specificationVersion: 'v3' }],
    ['one of the version before', { specificationVersion: 'v2' }],
    ['a model of a test', { complete: () => undefined }],
  ])('takes %s', (_, value) => {
    expect(parse(value)).toBe(value);
  });

  it.each([
    ['nothing', undefined, 'nothing'],
    ['null', null, 'null'],
    ['a name', 'gpt-5', '"gpt-5"'],
    ['a model of a newer specification', { specificationVersion: 'v9' }, 'a model of specification "v9" of the ai SDK'],
    ['an empty object', {}, 'an object with nothing of that'],
    ['an endpoint without a name', { baseURL: endpoint.baseURL, apiKey: 'k' }, 'an object with baseURL, apiKey'],
    ['one without an address', { name: 'any', model: 'b' }, 'an object with name, model'],
    ['one whose address is left out', { name: 'any', baseURL: undefined }, 'an object with name'],
    ['one with a number for an address', { ...endpoint, baseURL: 7 }, 'an object with baseURL, name'],
    ['one with an empty name', { ...endpoint, name: '' }, 'an object with baseURL, name'],
    ['an address of another protocol', { ...endpoint, baseURL: 'xhttp://a/v1' }, 'a baseURL that is no http address'],
    ['another one', { ...endpoint, baseURL: 'https.x://a/v1' }, 'a baseURL that is no http address'],
    [
      'a key with a blank',
      { ...endpoint, apiKey: 'a b' },
      'an apiKey with blanks, line breaks or other characters no key has',
    ],
  ])('says what it found when it is given %s', (_, value, found) => {
    expect(() => parse(value)).toThrow(
      expect.objectContaining({
        code: 'AW_CONFIG_INVALID',
        message: expect.stringMatching(/^No model: expected .*; found /),
      }),
    );
    expect(() => parse(value)).toThrow(new RegExp(`; found ${found.replaceAll('.', '\\.')}$`));
  });
});
