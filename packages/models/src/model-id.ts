import type { LanguageModel } from './language-model.ts';
import type { ModelEndpoint } from './model-options.ts';

/** How a model is named in records and price tables, e.g. `openai/gpt-5`; no secret, no address. */
export function modelId(source: LanguageModel | ModelEndpoint): string {
  if ('baseURL' in source) return `${source.provider ?? 'openai-compatible'}/${source.name}`;
  // `google.generative-ai`, `openai.responses`: the vendor comes first.
  const [vendor = source.provider] = source.provider.split('.');
  return `${vendor}/${source.modelId}`;
}
