import { limitText } from './limit-text.ts';
import type { Completion, CompletionRequest, ImagePart, Message, TextPart } from './model.ts';

/**
 * A call of a model as JSON, for `trace` of an agent's step: all that was said (a reply of endless length
 * shortened), pictures by their kind and size alone.
 */
export function traceCall(
  { system, messages, tools }: Omit<CompletionRequest, 'signal'>,
  { text, toolCalls, finish, usage, attempts }: Completion,
): Readonly<Record<string, unknown>> {
  return {
    ...(system !== undefined && { system }),
    messages: messages.map(traceMessage),
    ...(tools && { tools: tools.map(({ name }) => name) }),
    reply: limitText(text),
    ...(toolCalls.length > 0 && { toolCalls }),
    finish,
    usage,
    attempts,
  };
}

function traceMessage(message: Message): Readonly<Record<string, unknown>> {
  if (message.role !== 'user' || typeof message.content === 'string') return { ...message };
  return { ...message, content: message.content.map(tracePart) };
}

function tracePart(part: TextPart | ImagePart): Readonly<Record<string, unknown>> {
  return part.type === 'text'
    ? { ...part }
    : { type: 'image', mediaType: part.mediaType, bytes: part.bytes.byteLength };
}
