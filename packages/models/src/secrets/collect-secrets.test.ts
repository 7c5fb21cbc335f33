import { describe, expect, it } from 'vitest';
import { addEnvironmentSecrets, addRequestSecrets } from './collect-secrets.ts';
import { createSecrets } from './known-secrets.ts';

describe('addRequestSecrets()', () => {
  it('takes keys from headers and address, and nothing else', () => {
    const secrets = createSecrets();
    const headers = new Headers({
      authorization: 'Bearer bearer-0123456',
      'x-goog-api-key': 'google-0123456',
      cookie: 'session=cookie-0123456; theme=dark',
      'content-type': 'application/json',
      'user-agent': 'ai-sdk/provider-utils',
    });
    addRequestSecrets(secrets, headers, 'https://me:pass%20word-1@host.test/v1/chat?key=query-0123456&alt=json-format');
    const found = (text: string) => secrets.redact(text) !== text;
    expect(['bearer-0123456', 'google-0123456', 'cookie-0123456', 'pass word-1', 'query-0123456'].every(found)).toBe(
      true,
    );
    expect(['application/json', 'ai-sdk/provider-utils', 'json-format', 'host.test', 'Bearer'].some(found)).toBe(false);
  });
});

describe('addEnvironmentSecrets()', () => {
  it('takes what the packages of providers look for', () => {
    const secrets = createSecrets();
    addEnvironmentSecrets(secrets, {
      OPENAI_API_KEY: 'openai-0123456',
      HF_TOKEN: 'hugging-0123456',
      AWS_SECRET_ACCESS_KEY: 'amazon-0123456',
      SSH_KEY_PATH: '/home/me/.ssh/id_rsa',
      TOKENIZERS_PARALLELISM: 'false-0123456',
      API_KEY: 'none',
      SOME_SECRET: '/run/secrets/some',
    });
    const found = (text: string) => secrets.redact(text) !== text;
    expect(['openai-0123456', 'hugging-0123456', 'amazon-0123456'].every(found)).toBe(true);
    expect(['/home/me/.ssh/id_rsa', 'false-0123456', 'none', '/run/secrets/some'].some(found)).toBe(false);
  });
});
