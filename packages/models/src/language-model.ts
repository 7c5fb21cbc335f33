/**
 * A language model of the `ai` SDK, from any of its providers: what `openai('gpt-5')` returns.
 *
 * Written by shape, so that agents and suites need no types of the SDK.
 */
export interface LanguageModel {
  /** Of the SDK's provider interface; others are refused with AW_CONFIG_INVALID. */
  readonly specificationVersion: 'v2' | 'v3';
  /** e.g. `openai.responses` */
  readonly provider: string;
  /** As the provider calls it, e.g. `gpt-5`. */
  readonly modelId: string;
  /** Asks for a whole reply; called by the SDK. */
  doGenerate(options: never): PromiseLike<unknown>;
  /** Asks for a reply piece by piece; called by the SDK. Agents of this project do not stream. */
  doStream(options: never): PromiseLike<unknown>;
}
