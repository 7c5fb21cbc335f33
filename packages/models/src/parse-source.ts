import { AndroidWorldError } from '@androidworld/core';
import { renderValue } from '@androidworld/core/internals';
import type { ModelSource } from './model-options.ts';

/**
 * Checks what a configuration, maybe a JSON one, gave as model.
 *
 * @throws AW_CONFIG_INVALID if it is none of the things it may be
 */
export function parseSource(value: ModelSource): ModelSource {
  if (!isObject(value)) throw invalid(renderValue(value));
  if (typeof value.complete === 'function') return value as ModelSource;
  const { specificationVersion: version } = value;
  if (version === 'v2' || version === 'v3') return value as ModelSource;
  if (version !== undefined) throw invalid(`a model of specification ${renderValue(version)} of the ai SDK`);
  const complaint = complaintAbout(value);
  if (complaint !== undefined) throw invalid(complaint);
  return value as ModelSource;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** What is wrong with an endpoint. The values stay out of it: one of them may be a key. */
function complaintAbout(value: Readonly<Record<string, unknown>>): string | undefined {
  const { baseURL, name, apiKey } = value;
  if (typeof baseURL !== 'string' || typeof name !== 'string' || name === '') {
    const keys = Object.keys(value).filter((key) => value[key] !== undefined);
    return `an object with ${keys.join(', ') || 'nothing of that'}`;
  }
  if (!URL.canParse(baseURL) || !/^https?:$/.test(new URL(baseURL).protocol))
    return 'a baseURL that is no http address';
  if (new URL(baseURL).username !== '') return 'a baseURL with a name or password in it: give a key as apiKey';
  // What may stand in a header; the error of `fetch` would show the key.
  if (apiKey !== undefined && !/^[\x21-\x7e]*$/.test(String(apiKey))) {
    return 'an apiKey with blanks, line breaks or other characters no key has';
  }
  return undefined;
}

function invalid(found: string): AndroidWorldError {
  return new AndroidWorldError(
    'AW_CONFIG_INVALID',
    `No model: expected a model of the ai SDK (specification v2 or v3), as in openai('gpt-5'), or { baseURL: 'http://…', name: '…', apiKey?: '…' }; found ${found}`,
  );
}
