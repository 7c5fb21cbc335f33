import type { Secrets } from './known-secrets.ts';

/** Adds what the headers and the address of a request keep secret. */
export function addRequestSecrets(secrets: Secrets, headers: Headers, url: string): void {
  for (const [name, value] of headers) {
    if (!secretName.test(name)) continue;
    secrets.add(value);
    // `Bearer …`, `Basic …`
    secrets.add(value.replace(/^\w+\s+/, ''));
    for (const part of name === 'cookie' ? value.split(/;\s*/) : []) secrets.add(part.slice(part.indexOf('=') + 1));
  }
  addUrlSecrets(secrets, url);
}

/** Adds password and keys of an address. */
export function addUrlSecrets(secrets: Secrets, address: string): void {
  if (!URL.canParse(address)) return;
  const { password, username, searchParams } = new URL(address);
  for (const text of [password, username]) secrets.add(decodeURIComponent(text));
  for (const [name, value] of searchParams) if (secretName.test(name)) secrets.add(value);
}

/** Adds keys of the environment, where the packages of the providers look for theirs. */
export function addEnvironmentSecrets(secrets: Secrets, env: Readonly<Record<string, string | undefined>>): void {
  for (const [name, value = ''] of Object.entries(env)) {
    // A path to a key is none.
    if (secretVariable.test(name) && /^[^\s/]{12,}$/.test(value)) secrets.add(value);
  }
}

const secretName = /key|token|secret|auth|password|cookie|signature/i;
const secretVariable = /(?:^|_)(?:(?:API|ACCESS|SECRET)_?KEY|SECRET|TOKEN|PASSWORD)$/i;
