import { createHash } from 'node:crypto';
import { canonicalJson } from '@androidworld/core/internals';
import type { CompletionRequest, ImagePart, Message, Model } from '../model.ts';

/** All that decides a reply, as JSON: pictures by their hash, and nothing of where the model is or who may ask it. */
export type RequestDescription = Readonly<Record<string, unknown>>;

/** Describes a request to a model with these settings. */
export function describeRequest(
  { system, messages, tools, toolChoice }: CompletionRequest,
  settings: Model['settings'],
): RequestDescription {
  // Through JSON, so that what is absent and what is undefined are the same.
  return JSON.parse(
    canonicalJson({ model: settings, system, messages: messages.map(describeMessage), tools, toolChoice }),
  );
}

/** SHA-256 of a description, 64 hexadecimal digits. */
export function requestKey(description: RequestDescription): string {
  return createHash('sha256').update(canonicalJson(description)).digest('hex');
}

function describeMessage(message: Message): unknown {
  if (message.role !== 'user' || typeof message.content === 'string') return message;
  return {
    role: message.role,
    content: message.content.map((part) => (part.type === 'image' ? describeImage(part) : part)),
  };
}

function describeImage({ bytes, mediaType }: ImagePart): unknown {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { type: 'image', mediaType, sha256 };
}
