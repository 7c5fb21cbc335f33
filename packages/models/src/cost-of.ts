import { AndroidWorldError } from '@androidworld/core';
import { didYouMean } from '@androidworld/core/internals';
import { listPrices } from './list-prices.ts';
import type { Price } from './model-options.ts';
import type { Tokens } from './reply.ts';

type Prices = Readonly<Record<string, Price>>;

/**
 * What a reply cost in USD.
 *
 * The user's prices go first: by id (`openai/gpt-5`), then by the model's name alone (`gpt-5`); then the public ones, by id. A
 * dated model (`openai/gpt-4o-2024-08-06`, `anthropic/claude-haiku-4-5-20251001`) without a price of its own has that of
 * its family.
 *
 * @returns `undefined` if the price or the tokens are unknown: no figure is better than a wrong one
 */
export function costOf(
  modelId: string,
  { inputTokens, outputTokens, cachedInputTokens = 0 }: Tokens,
  prices: Prices = {},
): number | undefined {
  const price = firstOf(namesOf(modelId), prices) ?? firstOf(idsOf(modelId), listPrices);
  if (price === undefined || inputTokens === undefined || outputTokens === undefined) return undefined;
  const { input, output, cachedInput = input } = price;
  const fresh = inputTokens - cachedInputTokens;
  return (fresh * input + cachedInputTokens * cachedInput + outputTokens * output) / 1_000_000;
}

/**
 * Prices under a name that no model has would leave the cost out without a word.
 *
 * @throws AW_CONFIG_INVALID naming the keys that are neither this model nor one with a public price
 */
export function checkPrices(modelId: string, prices: Prices = {}): void {
  const own = namesOf(modelId);
  const publicIds = Object.keys(listPrices);
  const known = new Set([...own, ...publicIds, ...publicIds.map(nameOf)]);
  const unknown = Object.keys(prices).filter((key) => !known.has(key));
  if (unknown.length === 0) return;
  throw new AndroidWorldError(
    'AW_CONFIG_INVALID',
    `prices: there is no model ${unknown.map((key) => JSON.stringify(key)).join(', ')} here: this one is ${JSON.stringify(modelId)}, or ${JSON.stringify(nameOf(modelId))}${didYouMean(unknown[0] ?? '', known)}`,
    { details: { model: modelId, unknown } },
  );
}

function firstOf(names: readonly string[], prices: Prices): Price | undefined {
  const name = names.find((one) => Object.hasOwn(prices, one));
  return name === undefined ? undefined : prices[name];
}

/** Itself, then its family. */
function idsOf(modelId: string): string[] {
  return [...new Set([modelId, modelId.replace(/-(?:\d{4}-\d{2}-\d{2}|\d{8}|latest)$/, '')])];
}

function namesOf(modelId: string): string[] {
  const ids = idsOf(modelId);
  return [...new Set([...ids, ...ids.map(nameOf)])];
}

/** Without the provider before it; the name may have slashes of its own. */
function nameOf(modelId: string): string {
  return modelId.slice(modelId.indexOf('/') + 1);
}
