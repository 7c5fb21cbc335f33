import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkAgentOptions } from './check-agent-options.ts';
import { scriptedModel } from './testing/index.ts';

const model = { baseURL: 'http://localhost:1/v1', name: 'acme', apiKey: 'sk-secret' };
const check = (options: unknown) => () =>
  checkAgentOptions('Acme', { patience: z.int('expected a whole number').optional() }, options);

describe('checkAgentOptions()', () => {
  it.each<[string, unknown]>([
    ['a model alone', { model }],
    ['a model of one’s own', { model: scriptedModel(() => '') }],
    [
      'every option',
      {
        ...{ model, name: 'mine', guidelines: ['Be quick'], patience: 3, temperature: 0, maxOutputTokens: 9 },
        ...{ image: { maxSide: 9, format: 'png', quality: 9 }, timeoutMs: 1, deadlineMs: 1 },
        ...{ providerOptions: { acme: { effort: 'low' } }, prices: { 'acme/one': { input: 0, output: 1 } } },
        cassettes: { folder: 'recordings', mode: 'replay' },
      },
    ],
  ])('takes %s', (_, options) => {
    expect(check(options)).not.toThrow();
  });

  it('names each option that is wrong, and what one may have meant', () => {
    const options = {
      ...{ model, guideline: ['Be quick'], patience: 'much', temperature: 'hot', maxOutputTokens: 0, timeoutMs: -1 },
      ...{ image: { side: 9 }, prices: { 'acme/one': { input: 1 } }, cassettes: { mode: 'play' } },
    };
    expect(check(options)).toThrowErrorMatchingInlineSnapshot(`
      [AndroidWorldError: The options of Acme are not valid:
        temperature: expected a number, found "hot"
        maxOutputTokens: expected at least 1 token, found 0
        image.side: unknown option
        timeoutMs: expected at least 1 millisecond, found -1
        prices["acme/one"].output: expected USD per million tokens, found nothing
        cassettes.folder: expected a path, found nothing
        cassettes.mode: expected "record", "replay", "auto" or "off", found "play"
        patience: expected a whole number, found "much"
        guideline: unknown option; did you mean "guidelines"?]
    `);
  });

  it('shows no value of what it does not know: it may be a key', () => {
    expect(check({ model, apiKey: 'sk-secret' })).toThrowErrorMatchingInlineSnapshot(`
      [AndroidWorldError: The options of Acme are not valid:
        apiKey: unknown option]
    `);
  });

  it.each([undefined, null, 'gpt-5', []])('says what it expects instead of %j', (options) => {
    expect(check(options)).toThrow(/^The options of Acme are not valid:\n {2}expected options with a model, found/);
  });
});
