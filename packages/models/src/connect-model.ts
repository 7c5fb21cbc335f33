import { describeSource } from './describe-source.ts';
import { generate } from './generate.ts';
import { loadLanguageModel } from './load-language-model.ts';
import type { Model } from './model.ts';
import type { ConnectOptions } from './model-options.ts';

/**
 * Makes a {@link Model} of what a configuration names. Nothing is loaded or asked before the first request.
 *
 * A `model` that is one already is returned as it is: the other options do not apply to it.
 *
 * @throws CONFIG_INVALID if `model` is none of the things it may be
 */
export function connectModel({ model: source, ...options }: ConnectOptions): Model {
  if ('complete' in source) return source;
  const { id } = describeSource(source);
  const { temperature, maxOutputTokens, image, providerOptions } = options;
  return {
    id,
    settings: { id, temperature, maxOutputTokens, image, providerOptions },
    async complete(request) {
      return await generate(await loadLanguageModel(source), request, options);
    },
  };
}
