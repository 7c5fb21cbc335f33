import { listPrices } from './list-prices.ts';
import type { Price } from './model-options.ts';
import type { Tokens } from './reply.ts';

/**
 * What a reply cost in USD.
 *
 * A dated model (`openai/gpt-4o-2024-08-06`, `anthropic/claude-haiku-4-5-20251001`) without a price of its own has
 * that of its family.
 *
 * @returns `undefined` if the price or the tokens are unknown: no figure is better than a wrong one
 */
export function costOf(
  modelId: string,
  { inputTokens, outputTokens, cachedInputTokens = 0 }: Tokens,
  prices: Readonly<Record<string, Price>> = {},
): number | undefined {
  const price = priceOf(modelId, { ...listPrices, ...prices });
  if (price === undefined || inputTokens === undefined || outputTokens === undefined) return undefined;
  const { input, output, cachedInput = input } = price;
  const fresh = inputTokens - cachedInputTokens;
  return (fresh * input + cachedInputTokens * cachedInput + outputTokens * output) / 1_000_000;
}

function priceOf(modelId: string, prices: Readonly<Record<string, Price>>): Price | undefined {
  return prices[modelId] ?? prices[modelId.replace(/-(?:\d{4}-\d{2}-\d{2}|\d{8}|latest)$/, '')];
}
