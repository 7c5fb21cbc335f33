import type { Price } from './model-options.ts';

/**
 * As of October 2026. Public list prices in USD per million tokens: standard service, prompts below the size from which some models cost
 * more (100 000 tokens and up). Models without a row have no cost, only tokens.
 *
 * @see https://developers.openai.com/api/docs/pricing
 * @see https://platform.claude.com/docs/en/about-claude/pricing
 * @see https://ai.google.dev/gemini-api/docs/pricing
 */
export const listPrices: Readonly<Record<string, Price>> = {
  'openai/gpt-4-turbo': { input: 10, output: 30 },
  'openai/gpt-4o': { input: 2.5, output: 10, cachedInput: 1.25 },
  'openai/gpt-4o-mini': { input: 0.15, output: 0.6, cachedInput: 0.075 },
  'openai/gpt-4.1': { input: 2, output: 8, cachedInput: 0.5 },
  'openai/gpt-4.1-mini': { input: 0.4, output: 1.6, cachedInput: 0.1 },
  'openai/gpt-4.1-nano': { input: 0.1, output: 0.4, cachedInput: 0.025 },
  'openai/o3': { input: 2, output: 8, cachedInput: 0.5 },
  'openai/o4-mini': { input: 1.1, output: 4.4, cachedInput: 0.275 },
  'openai/gpt-5': { input: 1.25, output: 10, cachedInput: 0.125 },
  'openai/gpt-5-mini': { input: 0.25, output: 2, cachedInput: 0.025 },
  'openai/gpt-5-nano': { input: 0.05, output: 0.4, cachedInput: 0.005 },
  'openai/gpt-5.1': { input: 1.25, output: 10, cachedInput: 0.125 },
  'openai/gpt-5.2': { input: 1.75, output: 14, cachedInput: 0.175 },
  'openai/gpt-5.4': { input: 2.5, output: 15, cachedInput: 0.25 },
  'openai/gpt-5.4-mini': { input: 0.75, output: 4.5, cachedInput: 0.075 },
  'openai/gpt-5.4-nano': { input: 0.2, output: 1.25, cachedInput: 0.02 },
  'openai/gpt-5.5': { input: 5, output: 30, cachedInput: 0.5 },
  'openai/gpt-5.6-sol': { input: 4, output: 20, cachedInput: 0.4 },
  'openai/gpt-5.6-terra': { input: 2, output: 12, cachedInput: 0.2 },
  'openai/gpt-5.6-luna': { input: 0.2, output: 1.2, cachedInput: 0.02 },
  'openai/gpt-6-astra': { input: 10, output: 50, cachedInput: 1 },
  'openai/gpt-6-sol': { input: 2, output: 10, cachedInput: 0.2 },
  'openai/gpt-6-luna': { input: 0.1, output: 0.5, cachedInput: 0.01 },
  'google/gemini-1.5-pro': { input: 1.25, output: 5 },
  'google/gemini-2.0-flash': { input: 0.1, output: 0.4, cachedInput: 0.025 },
  'google/gemini-2.5-pro': { input: 1.25, output: 10, cachedInput: 0.125 },
  'google/gemini-2.5-flash': { input: 0.3, output: 2.5, cachedInput: 0.03 },
  'google/gemini-2.5-flash-lite': { input: 0.1, output: 0.4, cachedInput: 0.01 },
  'google/gemini-3-pro-preview': { input: 2, output: 12, cachedInput: 0.2 },
  'google/gemini-3-flash-preview': { input: 0.5, output: 3, cachedInput: 0.05 },
  'google/gemini-3.1-pro-preview': { input: 2, output: 12, cachedInput: 0.2 },
  'google/gemini-3.1-flash-lite': { input: 0.25, output: 1.5, cachedInput: 0.025 },
  'google/gemini-3.5-flash': { input: 1.5, output: 9, cachedInput: 0.15 },
  'anthropic/claude-opus-4-1': { input: 15, output: 75, cachedInput: 1.5 },
  'anthropic/claude-opus-4-5': { input: 5, output: 25, cachedInput: 0.5 },
  'anthropic/claude-opus-4-6': { input: 5, output: 25, cachedInput: 0.5 },
  'anthropic/claude-opus-4-7': { input: 5, output: 25, cachedInput: 0.5 },
  'anthropic/claude-opus-4-8': { input: 5, output: 25, cachedInput: 0.5 },
  'anthropic/claude-opus-5': { input: 5, output: 25, cachedInput: 0.5 },
  'anthropic/claude-opus-5-5': { input: 4, output: 20, cachedInput: 0.2 },
  'anthropic/claude-sonnet-4-5': { input: 3, output: 15, cachedInput: 0.3 },
  'anthropic/claude-sonnet-4-6': { input: 3, output: 15, cachedInput: 0.3 },
  'anthropic/claude-sonnet-5': { input: 2, output: 10, cachedInput: 0.2 },
  'anthropic/claude-sonnet-5-5': { input: 2, output: 10, cachedInput: 0.1 },
  'anthropic/claude-haiku-4-5': { input: 1, output: 5, cachedInput: 0.1 },
  'anthropic/claude-haiku-5-5': { input: 0.1, output: 0.5, cachedInput: 0.01 },
};
