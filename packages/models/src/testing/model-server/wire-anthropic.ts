import { z } from 'zod';
import type { ImagePart, Message, TextPart } from '../../model.ts';
import { imageOfBase64 } from './data-url.ts';
import type { Wire, WireAnswer } from './wire.ts';

/** `POST …/messages` */
export const anthropic: Wire = {
  api: 'anthropic',
  keyHeader: 'x-api-key',
  matches: (path) => path.endsWith('/messages'),
  read(body) {
    const { model, system, messages, tools, temperature, max_tokens } = request.parse(body);
    return {
      model,
      system: system === undefined ? undefined : textOf(system),
      messages: readMessages(messages),
      tools: tools.map(({ name, description, input_schema }) => ({ name, description, inputSchema: input_schema })),
      temperature,
      maxOutputTokens: max_tokens,
    };
  },
  write({ id, model, usage, text, toolCalls, finish }) {
    return {
      id: `msg_${id}`,
      type: 'message',
      role: 'assistant',
      model,
      content: [
        ...(text === '' ? [] : [{ type: 'text', text }]),
        ...toolCalls.map((call) => ({ type: 'tool_use', id: call.id, name: call.name, input: call.input })),
      ],
      stop_reason: stopReasons[finish],
      stop_sequence: null,
      usage: {
        // Here what comes from the cache is not counted among the input tokens.
        input_tokens: usage.inputTokens - usage.cachedInputTokens,
        cache_read_input_tokens: usage.cachedInputTokens,
        cache_creation_input_tokens: 0,
        output_tokens: usage.outputTokens,
      },
    };
  },
  writeError: ({ message, code }) => ({ type: 'error', error: { type: code ?? 'api_error', message } }),
};

const stopReasons: Readonly<Record<WireAnswer['finish'], string>> = {
  stop: 'end_turn',
  length: 'max_tokens',
  'tool-calls': 'tool_use',
  refusal: 'refusal',
};

const textBlock = z.object({ type: z.literal('text'), text: z.string() });
const texts = z.union([z.string(), z.array(textBlock)]);
const block = z.discriminatedUnion('type', [
  textBlock,
  z.object({
    type: z.literal('image'),
    source: z.object({ type: z.literal('base64'), media_type: z.string(), data: z.string() }),
  }),
  z.object({ type: z.literal('tool_use'), id: z.string(), name: z.string(), input: z.unknown() }),
  z.object({ type: z.literal('tool_result'), tool_use_id: z.string(), content: texts.optional() }),
]);
const wireMessage = z.object({
  role: z.enum(['user', 'assistant']),
  content: z.union([z.string(), z.array(block)]),
});
const tool = z.object({
  name: z.string(),
  description: z.string().default(''),
  input_schema: z.record(z.string(), z.unknown()),
});
const request = z.object({
  model: z.string(),
  system: texts.optional(),
  messages: z.array(wireMessage).min(1),
  tools: z.array(tool).default([]),
  temperature: z.number().optional(),
  max_tokens: z.number(),
  stream: z.literal(false).optional(),
});

type Block = z.infer<typeof block>;

/** Results of tools come in a turn of the user here, before what the user says. */
function readMessages(messages: readonly z.infer<typeof wireMessage>[]): Message[] {
  const names = new Map<string, string>();
  return messages.flatMap(({ role, content }): Message[] => {
    const blocks: readonly Block[] = typeof content === 'string' ? [{ type: 'text', text: content }] : content;
    const parts = blocks.flatMap(partOf);
    if (role === 'assistant') {
      const toolCalls = blocks.flatMap((each) => (each.type === 'tool_use' ? [each] : []));
      for (const { id, name } of toolCalls) names.set(id, name);
      const calls = toolCalls.map(({ id, name, input }) => ({ id, name, input }));
      return [{ role, content: textOf(parts), ...(calls.length > 0 && { toolCalls: calls }) }];
    }
    const results = blocks.flatMap((each): Message[] => {
      if (each.type !== 'tool_result') return [];
      const callId = each.tool_use_id;
      return [{ role: 'tool', callId, name: names.get(callId) ?? '', result: textOf(each.content ?? '') }];
    });
    return [...results, ...(parts.length > 0 ? [{ role, content: parts }] : [])];
  });
}

function partOf(value: Block): (TextPart | ImagePart)[] {
  if (value.type === 'text') return [{ type: 'text', text: value.text }];
  return value.type === 'image' ? [imageOfBase64(value.source.media_type, value.source.data)] : [];
}

function textOf(value: string | readonly (TextPart | ImagePart)[]): string {
  if (typeof value === 'string') return value;
  return value.map((each) => (each.type === 'text' ? each.text : '')).join('');
}
