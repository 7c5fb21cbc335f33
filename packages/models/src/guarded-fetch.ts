import { AsyncLocalStorage } from 'node:async_hooks';
import { mostReplyBytes, requireShallow, tooLarge } from './limits/reply-limits.ts';
import { addRequestSecrets } from './secrets/collect-secrets.ts';
import type { Secrets } from './secrets/known-secrets.ts';

type Fetch = typeof globalThis.fetch;

interface Guard {
  readonly secrets: Secrets;
}

const context = new AsyncLocalStorage<Guard>();
const ours = new WeakSet<Fetch>();

/**
 * Runs `work` such that its requests by `fetch` tell their keys to `secrets`, and their answers end at a size and a depth.
 *
 * The packages of the providers keep their keys to themselves and read answers of any size into memory; all of them ask
 * by the global `fetch` unless they are given another. So that is replaced by one that acts inside of `work` alone, and
 * passes on what anybody else asks.
 */
export async function withGuardedFetch<T>(secrets: Secrets, work: () => Promise<T>): Promise<T> {
  if (!ours.has(globalThis.fetch)) globalThis.fetch = guarded(globalThis.fetch);
  return await context.run({ secrets }, work);
}

function guarded(inner: Fetch): Fetch {
  const fetch: Fetch = async (input, init) => {
    const guard = context.getStore();
    if (guard === undefined) return await inner(input, init);
    const request = input instanceof Request ? input : undefined;
    const url = request?.url ?? String(input);
    addRequestSecrets(guard.secrets, new Headers(init?.headers ?? request?.headers), url);
    return await whole(await context.exit(() => inner(input, init)));
  };
  ours.add(fetch);
  return fetch;
}

/** Reads an answer to its end, or to the limit. @throws ReplyExcess */
async function whole(response: Response): Promise<Response> {
  if (response.body === null) return response;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop ends the connection: the rest is not read.
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > mostReplyBytes) throw tooLarge();
    chunks.push(chunk);
  }
  const body = Buffer.concat(chunks);
  requireShallow(body.toString());
  const { status, statusText, headers } = response;
  return new Response(body, { status, statusText, headers });
}
