import { z } from 'zod';
import type { Message, ToolCall } from '../../model.ts';
import { imageOfDataUrl } from './data-url.ts';
import type { Wire, WireAnswer } from './wire.ts';
import { openaiChat } from './wire-openai-chat.ts';

/** `POST …/responses`: what the SDK's OpenAI provider speaks unless told otherwise. */
export const openaiResponses: Wire = {
  api: 'openai-responses',
  keyHeader: 'authorization',
  matches: (path) => path.endsWith('/responses'),
  read(body) {
    const { model, instructions, input, tools, temperature, max_output_tokens } = request.parse(body);
    const items = typeof input === 'string' ? [{ role: 'user' as const, content: input }] : input;
    const systems = items.flatMap((item) =>
      'role' in item && (item.role === 'system' || item.role === 'developer') ? [textOf(item.content)] : [],
    );
    const system = [...(instructions == null ? [] : [instructions]), ...systems];
    return {
      model,
      system: system.length === 0 ? undefined : system.join('\n\n'),
      messages: readItems(items),
      tools: tools.map(({ name, description, parameters }) => ({ name, description, inputSchema: parameters })),
      temperature,
      maxOutputTokens: max_output_tokens,
    };
  },
  write({ id, model, usage, ...answer }) {
    return {
      id: `resp_${id}`,
      object: 'response',
      created_at: 0,
      model,
      status: answer.finish === 'length' ? 'incomplete' : 'completed',
      incomplete_details: incompleteDetails(answer),
      error: null,
      output: output(id, answer),
      usage: {
        input_tokens: usage.inputTokens,
        input_tokens_details: { cached_tokens: usage.cachedInputTokens },
        output_tokens: usage.outputTokens,
        output_tokens_details: { reasoning_tokens: 0 },
        total_tokens: usage.inputTokens + usage.outputTokens,
      },
    };
  },
  writeError: (error) => openaiChat.writeError(error),
};

const part = z.discriminatedUnion('type', [
  z.object({ type: z.enum(['input_text', 'output_text']), text: z.string() }),
  z.object({ type: z.literal('input_image'), image_url: z.string() }),
]);
const content = z.union([z.string(), z.array(part)]);
const item = z.union([
  z.object({ type: z.literal('function_call'), call_id: z.string(), name: z.string(), arguments: z.string() }),
  z.object({ type: z.literal('function_call_output'), call_id: z.string(), output: content }),
  z.object({ role: z.enum(['system', 'developer', 'user', 'assistant']), content }),
]);
const tool = z.object({
  type: z.literal('function'),
  name: z.string(),
  description: z.string().default(''),
  parameters: z.record(z.string(), z.unknown()),
});
const request = z.object({
  model: z.string(),
  instructions: z.string().nullish(),
  input: z.union([z.string(), z.array(item).min(1)]),
  tools: z.array(tool).default([]),
  temperature: z.number().optional(),
  max_output_tokens: z.number().optional(),
  stream: z.literal(false).optional(),
});

type Content = z.infer<typeof content>;

/** Calls are items of their own here; they belong to what the model said just before. */
function readItems(items: readonly z.infer<typeof item>[]): Message[] {
  const messages: Message[] = [];
  const names = new Map<string, string>();
  for (const each of items) {
    if ('role' in each) {
      if (each.role === 'user') messages.push({ role: 'user', content: partsOf(each.content) });
      if (each.role === 'assistant') messages.push({ role: 'assistant', content: textOf(each.content) });
    } else if (each.type === 'function_call') {
      const { call_id: id, name } = each;
      names.set(id, name);
      addCall(messages, { id, name, input: JSON.parse(each.arguments) });
    } else {
      const { call_id: callId } = each;
      messages.push({ role: 'tool', callId, name: names.get(callId) ?? '', result: textOf(each.output) });
    }
  }
  return messages;
}

function addCall(messages: Message[], call: ToolCall): void {
  const last = messages.at(-1);
  if (last?.role !== 'assistant') messages.push({ role: 'assistant', content: '', toolCalls: [call] });
  else messages.splice(-1, 1, { ...last, toolCalls: [...(last.toolCalls ?? []), call] });
}

function partsOf(value: Content): Extract<Message, { role: 'user' }>['content'] {
  if (typeof value === 'string') return [{ type: 'text', text: value }];
  return value.map((each) =>
    each.type === 'input_image' ? imageOfDataUrl(each.image_url) : { type: 'text', text: each.text },
  );
}

function textOf(value: Content): string {
  if (typeof value === 'string') return value;
  return value.map((each) => (each.type === 'input_image' ? '' : each.text)).join('');
}

type Said = Pick<WireAnswer, 'text' | 'toolCalls' | 'finish'>;

function incompleteDetails({ finish, text }: Said): unknown {
  if (finish === 'length') return { reason: 'max_output_tokens' };
  return finish === 'refusal' && text === '' ? { reason: 'content_filter' } : null;
}

function output(id: string, { text, toolCalls, finish }: Said): unknown[] {
  const refused = finish === 'refusal' && text !== '';
  const said = refused ? { type: 'refusal', refusal: text } : { type: 'output_text', text, annotations: [] };
  return [
    { type: 'message', id: `msg_${id}`, role: 'assistant', status: 'completed', content: [said] },
    ...toolCalls.map((call) => ({
      type: 'function_call',
      id: `fc_${call.id}`,
      call_id: call.id,
      name: call.name,
      arguments: JSON.stringify(call.input),
      status: 'completed',
    })),
  ];
}
