import { type ScriptedResponse, startModelServer } from '../../../packages/models/src/testing/index.ts';
import { answer } from '../../../test/agents/model-that-reads.ts';
import type { Fault, OpenWorld } from './world.ts';

const failures: Readonly<Record<string, ScriptedResponse>> = {
  'too many requests': { fail: 'status', status: 429, retryAfter: '1' },
  'server error': { fail: 'status', status: 500 },
  overloaded: { fail: 'status', status: 503 },
  'connection cut': { fail: 'cut' },
  'no JSON': { fail: 'malformed' },
  hang: { fail: 'hang' },
  'empty reply': '',
  'cut reply': { text: 'Reason: the', finish: 'length' },
};

/** Two embedded phones and a model that reads its prompts, and fails at times. */
export const modelWorld: OpenWorld = async () => {
  const waiting: { readonly response: ScriptedResponse; readonly done: () => void }[] = [];
  const server = await startModelServer((request) => {
    const failure = waiting.shift();
    failure?.done();
    return failure?.response ?? answer(request);
  });
  return {
    config: { driver: { kind: 'embedded', count: 2 }, modelUrl: server.baseURLs.openai },
    faults: Object.entries(failures).map(
      ([name, response]): Fault => ({
        name,
        inject: async (run) => {
          const asked = new Promise<true>((resolve) => waiting.push({ response, done: () => resolve(true) }));
          const met = await Promise.race([asked, run.ended.then(() => false)]);
          if (!met) waiting.length = 0;
          return met;
        },
      }),
    ),
    [Symbol.asyncDispose]: () => server.close(),
  };
};
