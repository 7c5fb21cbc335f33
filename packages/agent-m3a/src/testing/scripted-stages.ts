import type { CompletionRequest, ImagePart, TextPart } from '@androidworld/models';
import { type ScriptedModel, type ScriptedReply, scriptedModel } from '@androidworld/models/testing';

/**
 * A model for both stages: it gives its decisions in order, then the last one again, and sums up every action with
 * `summarize`.
 */
export function scriptedStages(
  decisions: readonly ScriptedReply[],
  summarize: () => ScriptedReply = () => 'Fine.',
): ScriptedModel {
  let next = 0;
  return scriptedModel((request) => {
    if (textOf(request).includes('The reason given for it:')) return summarize();
    next += 1;
    return decisions[Math.min(next, decisions.length) - 1] ?? '';
  });
}

/** The prompt of a request. */
export function textOf(request: CompletionRequest | undefined): string {
  const [part] = contentOf(request);
  return part?.type === 'text' ? part.text : '';
}

export function imagesOf(request: CompletionRequest | undefined): ImagePart[] {
  return contentOf(request).filter((part) => part.type === 'image');
}

/** What follows the prompt: texts as they are, pictures as `image`. */
export function partsOf(request: CompletionRequest | undefined): string[] {
  return contentOf(request)
    .slice(1)
    .map((part) => (part.type === 'text' ? part.text : part.type));
}

function contentOf(request: CompletionRequest | undefined): readonly (TextPart | ImagePart)[] {
  const message = request?.messages[0];
  if (message?.role !== 'user') return [];
  return typeof message.content === 'string' ? [{ type: 'text', text: message.content }] : message.content;
}
