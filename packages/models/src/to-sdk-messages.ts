import type { ModelMessage } from 'ai';
import type { Message } from './model.ts';

/** The conversation as the `ai` SDK takes it. */
export function toSdkMessages(messages: readonly Message[]): ModelMessage[] {
  return messages.map(toSdkMessage);
}

function toSdkMessage(message: Message): ModelMessage {
  switch (message.role) {
    case 'user':
      return { role: 'user', content: userContent(message.content) };
    case 'assistant':
      return { role: 'assistant', content: assistantContent(message) };
    case 'tool': {
      const { callId, name, result } = message;
      const output = { type: 'text', value: result } as const;
      return { role: 'tool', content: [{ type: 'tool-result', toolCallId: callId, toolName: name, output }] };
    }
  }
}

type UserContent = Extract<ModelMessage, { role: 'user' }>['content'];
type AssistantContent = Extract<ModelMessage, { role: 'assistant' }>['content'];

function userContent(content: Extract<Message, { role: 'user' }>['content']): UserContent {
  if (typeof content === 'string') return content;
  return content.map((part) =>
    part.type === 'text'
      ? { type: 'text', text: part.text }
      : { type: 'image', image: part.bytes, mediaType: part.mediaType },
  );
}

function assistantContent({ content, toolCalls = [] }: Extract<Message, { role: 'assistant' }>): AssistantContent {
  if (toolCalls.length === 0) return content;
  const calls = toolCalls.map(({ id, name, input }) => ({
    ...{ type: 'tool-call' as const, toolCallId: id, toolName: name, input },
  }));
  // Some providers reject an empty text.
  return content === '' ? calls : [{ type: 'text', text: content }, ...calls];
}
