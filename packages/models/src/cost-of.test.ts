import { describe, expect, it } from 'vitest';
import { checkPrices, costOf } from './cost-of.ts';
import { listPrices } from './list-prices.ts';

const million = { inputTokens: 1_000_000, outputTokens: 1_000_000 };

describe('costOf()', () => {
  it('knows public list prices', () => {
    expect(costOf('openai/gpt-5', million)).toBeCloseTo(1.25 + 10);
    expect(costOf('openai/gpt-5', { ...million, cachedInputTokens: 400_000 })).toBeCloseTo(0.75 + 0.05 + 10);
  });

  it('gives a dated model the price of its family', () => {
    expect(costOf('openai/gpt-4-turbo-2024-04-09', million)).toBeCloseTo(40);
    expect(costOf('anthropic/claude-haiku-4-5-20251001', million)).toBeCloseTo(6);
    expect(costOf('openai/gpt-5-codex', million)).toBeUndefined();
  });

  it("prefers the user's prices, and cached input costs like other input unless they say so", () => {
    const prices = { 'openai/gpt-5': { input: 1, output: 2 }, 'local/model': { input: 0, output: 0 } };
    expect(costOf('openai/gpt-5', { ...million, cachedInputTokens: 500_000 }, prices)).toBeCloseTo(3);
    expect(costOf('local/model', million, prices)).toBe(0);
  });

  it('takes the price of a model that is given by its name alone', () => {
    const prices = { 'llama-4': { input: 1, output: 2 }, 'meta/llama-4:free': { input: 0, output: 0 } };
    expect(costOf('openai-compatible/llama-4', million, prices)).toBe(3);
    expect(costOf('openrouter/meta/llama-4:free', million, prices)).toBe(0);
    expect(costOf('openai-compatible/gpt-5', million)).toBeUndefined();
  });

  it('knows no cost without a price or without tokens', () => {
    expect(costOf('acme/unheard-of', million)).toBeUndefined();
    expect(costOf('openai/gpt-5', { inputTokens: 5 })).toBeUndefined();
    expect(costOf('openai/gpt-5', {})).toBeUndefined();
  });
});

describe('checkPrices()', () => {
  const price = { input: 1, output: 2 };

  it('takes the model itself, by id or name, dated or not, and models with public prices', () => {
    checkPrices('acme/one-2026-01-01', {
      'acme/one': price,
      one: price,
      'one-2026-01-01': price,
      'openai/gpt-5': price,
    });
  });

  it('refuses what is no model here, naming it and what would be right', () => {
    expect(() => checkPrices('openai/gpt-5', { 'openai/gpt5': price })).toThrowErrorMatchingInlineSnapshot(
      `[AndroidWorldError: prices: there is no model "openai/gpt5" here: this one is "openai/gpt-5", or "gpt-5"; did you mean "openai/gpt-5" or "openai/gpt-4o" or "openai/gpt-5.1"?]`,
    );
  });
});

it('listPrices has prices that make sense', () => {
  for (const [id, { input, output, cachedInput = 0 }] of Object.entries(listPrices)) {
    expect(id).toMatch(/^(?:openai|google|anthropic)\/[\w.-]+$/);
    expect(output, id).toBeGreaterThan(input);
    expect(cachedInput, id).toBeLessThan(input);
  }
});
