import type { LanguageModel } from './language-model.ts';
import type { ModelEndpoint } from './model-options.ts';

/** What the `ai` SDK can ask; a plain endpoint is spoken to in OpenAI's chat completions. */
export async function loadLanguageModel(source: LanguageModel | ModelEndpoint): Promise<LanguageModel> {
  if (!('baseURL' in source)) return source;
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const { baseURL, apiKey, name, provider = 'openai-compatible' } = source;
  const connect = createOpenAICompatible({ name: provider, baseURL, ...(apiKey !== undefined && { apiKey }) });
  return connect(name);
}
