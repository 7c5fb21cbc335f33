import type { Clock } from '@androidworld/core/driver';
import type { LanguageModel } from './language-model.ts';
import type { Model } from './model.ts';

/** A model behind a server that speaks OpenAI's chat completions: OpenAI itself, vLLM, Ollama, OpenRouter, … */
export interface ModelEndpoint {
  /** Up to and without `/chat/completions`, e.g. `http://localhost:8000/v1`. */
  readonly baseURL: string;
  /** Never recorded. */
  readonly apiKey?: string;
  /** As the server knows it, e.g. `Qwen/Qwen3-VL-32B-Instruct`. */
  readonly name: string;
  /** Whose model it is, for its id and its price, e.g. `openai`. Default `openai-compatible`. */
  readonly provider?: string;
}

/** A model in any form a configuration may have it. A {@link Model} is used as it is: it has its own settings. */
export type ModelSource = LanguageModel | ModelEndpoint | Model;

/** How pictures are sent. What needs no change is sent byte for byte. */
export interface ImageOptions {
  /** Longest side in pixels; larger pictures are scaled down, smaller ones are left. Default: as they are. */
  readonly maxSide?: number;
  /** Default: as they are. */
  readonly format?: 'png' | 'jpeg' | 'webp';
  /** 1 to 100, for `jpeg` and `webp`. Default 90. */
  readonly quality?: number;
}

/** List prices in USD per million tokens. */
export interface Price {
  /** USD per million input tokens. */
  readonly input: number;
  /** USD per million output tokens. */
  readonly output: number;
  /** Input the provider had in its cache. Default: like other input. */
  readonly cachedInput?: number;
}

/** Replies on disk, so that runs with models can be repeated without them. */
export interface CassetteOptions {
  /** Where the recordings are, one file per request. */
  readonly folder: string;
  /**
   * - `record`: ask the model and record its replies, in place of older ones
   * - `replay`: recordings only; a request without one is an error
   * - `auto`: replay what is recorded, record the rest
   * - `off`: as if there were no cassettes
   *
   * Default `auto`.
   */
  readonly mode?: 'record' | 'replay' | 'auto' | 'off';
}

/** How a model is asked. Agents take these together with their own options. */
export interface ModelOptions {
  /** Default: the provider's. Some models take none. */
  readonly temperature?: number;
  /** Default: the provider's. */
  readonly maxOutputTokens?: number;
  /** Size and format that pictures are sent in. Default: as they are. */
  readonly image?: ImageOptions;
  /** Settings only one provider knows, by its name: `{ openai: { reasoningEffort: 'low' } }`. */
  readonly providerOptions?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Of one attempt. Default 120 s. */
  readonly timeoutMs?: number;
  /**
   * Of all attempts and the pauses between them. Default 240 s: two calls fit into one decision of an agent (600 s), so
   * that a provider that is down is never taken for a slow agent.
   */
  readonly deadlineMs?: number;
  /** By model id (`openai/gpt-5`) or name (`gpt-5`), before the built-in ones. */
  readonly prices?: Readonly<Record<string, Price>>;
  /** Where replies are recorded and replayed. Default: nowhere, each request goes to the model. */
  readonly cassettes?: CassetteOptions;
  /** For tests. */
  readonly clock?: Clock;
}

/** {@link ModelOptions} and the model they are for. */
export interface ConnectOptions extends ModelOptions {
  /** A {@link Model} is returned as it is, without the other options. */
  readonly model: ModelSource;
}
