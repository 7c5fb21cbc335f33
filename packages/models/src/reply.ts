import type { Completion } from './model.ts';

/** Tokens as the provider counted them. */
export interface Tokens {
  readonly inputTokens?: number;
  /** Of the input tokens, those the provider had in its cache. */
  readonly cachedInputTokens?: number;
  readonly outputTokens?: number;
}

/** What a model said, before anything is added that depends on prices or retries: this is what is recorded. */
export interface Reply extends Pick<Completion, 'text' | 'toolCalls' | 'finish' | 'warnings'> {
  readonly tokens: Tokens;
  /** Milliseconds it took. */
  readonly modelMs: number;
}
