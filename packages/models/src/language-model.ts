/**
 * A language model of the `ai` SDK, from any of its providers: what `openai('gpt-5')` returns.
 *
 * Written by shape, so that agents and suites need no types of the SDK.
 */
export interface LanguageModel {
  readonly specificationVersion: 'v2' | 'v3';
  /** e.g. `openai.responses` */
  readonly provider: string;
  readonly modelId: string;
  doGenerate(options: never): PromiseLike<unknown>;
  doStream(options: never): PromiseLike<unknown>;
}
