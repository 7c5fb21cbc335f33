import { z } from 'zod';
import type { Message, ToolCall } from '../../model.ts';
import { imageOfDataUrl } from './data-url.ts';
import type { Wire, WireAnswer } from './wire.ts';

/** `POST …/chat/completions`: OpenAI, and every server that imitates it. */
export const openaiChat: Wire = {
  api: 'openai-chat',
  keyHeader: 'authorization',
  matches: (path) => path.endsWith('/chat/completions'),
  read(body) {
    const { model, messages, tools, temperature, max_tokens, max_completion_tokens } = request.parse(body);
    const instructions = messages.filter(({ role }) => role === 'system' || role === 'developer');
    return {
      model,
      system: instructions.length === 0 ? undefined : instructions.map(({ content }) => textOf(content)).join('\n\n'),
      messages: readMessages(messages),
      tools: tools.map(({ function: { name, description, parameters } }) => ({
        ...{ name, description, inputSchema: parameters },
      })),
      temperature,
      maxOutputTokens: max_completion_tokens ?? max_tokens,
    };
  },
  write({ id, model, usage, ...answer }) {
    return {
      id: `chatcmpl-${id}`,
      object: 'chat.completion',
      created: 0,
      model,
      choices: [{ index: 0, message: message(answer), finish_reason: finishReason(answer), logprobs: null }],
      usage: {
        prompt_tokens: usage.inputTokens,
        completion_tokens: usage.outputTokens,
        total_tokens: usage.inputTokens + usage.outputTokens,
        prompt_tokens_details: { cached_tokens: usage.cachedInputTokens },
      },
    };
  },
  writeError: ({ message: text, code }) => ({
    error: { message: text, type: 'error', param: null, code: code ?? null },
  }),
};

const part = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('image_url'), image_url: z.object({ url: z.string() }) }),
]);
const content = z.union([z.string(), z.array(part)]).nullish();
const toolCall = z.object({ id: z.string(), function: z.object({ name: z.string(), arguments: z.string() }) });
const wireMessage = z.discriminatedUnion('role', [
  z.object({ role: z.enum(['system', 'developer']), content }),
  z.object({ role: z.literal('user'), content }),
  z.object({ role: z.literal('assistant'), content, tool_calls: z.array(toolCall).optional() }),
  z.object({ role: z.literal('tool'), content, tool_call_id: z.string() }),
]);
const tool = z.object({
  function: z.object({
    name: z.string(),
    description: z.string().default(''),
    parameters: z.record(z.string(), z.unknown()),
  }),
});
const request = z.object({
  model: z.string(),
  messages: z.array(wireMessage).min(1),
  tools: z.array(tool).default([]),
  temperature: z.number().optional(),
  max_tokens: z.number().optional(),
  max_completion_tokens: z.number().optional(),
  stream: z.literal(false).optional(),
});

type Content = z.infer<typeof content>;

function readMessages(messages: readonly z.infer<typeof wireMessage>[]): Message[] {
  const calls = new Map<string, ToolCall>();
  return messages.flatMap((each): Message[] => {
    switch (each.role) {
      case 'user':
        return [{ role: 'user', content: partsOf(each.content) }];
      case 'assistant': {
        const toolCalls = (each.tool_calls ?? []).map(readToolCall);
        for (const call of toolCalls) calls.set(call.id, call);
        return [{ role: 'assistant', content: textOf(each.content), ...(toolCalls.length > 0 && { toolCalls }) }];
      }
      case 'tool': {
        const callId = each.tool_call_id;
        return [{ role: 'tool', callId, name: calls.get(callId)?.name ?? '', result: textOf(each.content) }];
      }
      default:
        return [];
    }
  });
}

function readToolCall({ id, function: { name, arguments: input } }: z.infer<typeof toolCall>): ToolCall {
  return { id, name, input: JSON.parse(input) };
}

function partsOf(value: Content): Extract<Message, { role: 'user' }>['content'] {
  if (typeof value === 'string') return [{ type: 'text', text: value }];
  return (value ?? []).map((each) => (each.type === 'text' ? each : imageOfDataUrl(each.image_url.url)));
}

function textOf(value: Content): string {
  if (typeof value === 'string') return value;
  return (value ?? []).map((each) => (each.type === 'text' ? each.text : '')).join('');
}

type Said = Pick<WireAnswer, 'text' | 'toolCalls' | 'finish'>;

function message({ text, toolCalls, finish }: Said): unknown {
  const refusal = finish === 'refusal' && text !== '' ? text : null;
  return {
    role: 'assistant',
    content: refusal === null ? text : null,
    refusal,
    ...(toolCalls.length > 0 && {
      tool_calls: toolCalls.map(({ id, name, input }) => ({
        ...{ id, type: 'function', function: { name, arguments: JSON.stringify(input) } },
      })),
    }),
  };
}

function finishReason({ finish, text }: Said): string {
  switch (finish) {
    case 'refusal':
      return text === '' ? 'content_filter' : 'stop';
    case 'tool-calls':
      return 'tool_calls';
    default:
      return finish;
  }
}
