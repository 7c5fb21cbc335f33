import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import type { ModelSource } from '../src/index.ts';
import type { ModelApi, ModelServer } from '../src/testing/index.ts';

/** The real package of every provider, pointed at a server of ours. */
export const providers: readonly {
  readonly name: string;
  readonly api: ModelApi;
  readonly id: string;
  connect(server: ModelServer): ModelSource;
}[] = [
  {
    name: 'a plain endpoint',
    api: 'openai-chat',
    id: 'openai-compatible/test-model',
    connect: ({ baseURLs }) => ({ baseURL: baseURLs.openai, apiKey: 'secret-key', name: 'test-model' }),
  },
  {
    name: 'OpenAI chat completions',
    api: 'openai-chat',
    id: 'openai/test-model',
    connect: ({ baseURLs }) => createOpenAI({ baseURL: baseURLs.openai, apiKey: 'secret-key' }).chat('test-model'),
  },
  {
    name: 'OpenAI responses',
    api: 'openai-responses',
    id: 'openai/test-model',
    connect: ({ baseURLs }) => createOpenAI({ baseURL: baseURLs.openai, apiKey: 'secret-key' })('test-model'),
  },
  {
    name: 'Google',
    api: 'google',
    id: 'google/test-model',
    connect: ({ baseURLs }) =>
      createGoogleGenerativeAI({ baseURL: baseURLs.google, apiKey: 'secret-key' })('test-model'),
  },
  {
    name: 'Anthropic',
    api: 'anthropic',
    id: 'anthropic/test-model',
    connect: ({ baseURLs }) => createAnthropic({ baseURL: baseURLs.anthropic, apiKey: 'secret-key' })('test-model'),
  },
];
