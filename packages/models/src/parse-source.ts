import { AndroidWorldError, renderValue } from '@androidworld/core';
import type { ModelSource } from './model-options.ts';

/**
 * Checks what a configuration, maybe a JSON one, gave as model.
 *
 * @throws CONFIG_INVALID if it is none of the things it may be
 */
export function parseSource(value: ModelSource): ModelSource {
  if (isObject(value)) {
    if (typeof Reflect.get(value, 'complete') === 'function') return value;
    if (isEndpoint(value)) return value;
    const version = Reflect.get(value, 'specificationVersion');
    if ((version === 'v2' || version === 'v3') && typeof Reflect.get(value, 'doGenerate') === 'function') return value;
    if (version !== undefined) throw invalid(`a model of specification ${renderValue(version)} of the ai SDK`);
  }
  throw invalid(
    isObject(value) ? `an object with ${Object.keys(value).join(', ') || 'nothing in it'}` : renderValue(value),
  );
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isEndpoint(value: object): boolean {
  const { baseURL, name, apiKey } = value as Readonly<Record<string, unknown>>;
  const texts = [baseURL, name].every((text) => typeof text === 'string' && text !== '');
  return texts && URL.canParse(String(baseURL)) && (apiKey === undefined || typeof apiKey === 'string');
}

/** The values stay out of it: one of them may be a key. */
function invalid(found: string): AndroidWorldError {
  return new AndroidWorldError(
    'CONFIG_INVALID',
    `No model: expected a model of the ai SDK (specification v2 or v3), as in openai('gpt-5'), or { baseURL: 'http://…', name: '…', apiKey?: '…' }; found ${found}`,
  );
}
