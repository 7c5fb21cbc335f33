import type { Completion, CompletionRequest, Model } from '../model.ts';

/** What a script answers: a text, or the parts of a completion that matter. */
export type ScriptedReply = string | Partial<Completion>;

/** A {@link Model} that remembers what it was asked. */
export interface ScriptedModel extends Model {
  /** All requests so far, oldest first. */
  readonly requests: readonly CompletionRequest[];
}

/**
 * A model that answers by a script: for tests of agents.
 *
 * @param reply called with each request and its number from 0; what it throws, `complete()` throws
 */
export function scriptedModel(
  reply: (request: CompletionRequest, index: number) => ScriptedReply | Promise<ScriptedReply>,
): ScriptedModel {
  const requests: CompletionRequest[] = [];
  return {
    id: 'scripted/model',
    settings: { id: 'scripted/model' },
    requests,
    async complete(request) {
      request.signal.throwIfAborted();
      requests.push(request);
      const answer = await reply(request, requests.length - 1);
      request.signal.throwIfAborted();
      return completion(typeof answer === 'string' ? { text: answer } : answer);
    },
  };
}

function completion(parts: Partial<Completion>): Completion {
  const finish = (parts.toolCalls?.length ?? 0) > 0 ? 'tool-calls' : 'stop';
  return { text: '', toolCalls: [], finish, usage: {}, attempts: 1, ...parts };
}
