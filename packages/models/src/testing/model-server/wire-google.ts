import { z } from 'zod';
import type { ImagePart, Message, TextPart } from '../../model.ts';
import { imageOfBase64 } from './data-url.ts';
import type { Wire, WireAnswer } from './wire.ts';

/** `POST …/models/{model}:generateContent` */
export const google: Wire = {
  api: 'google',
  keyHeader: 'x-goog-api-key',
  matches: (path) => route.test(path),
  read(body, path) {
    const { systemInstruction, contents, tools, generationConfig = {} } = request.parse(body);
    return {
      model: decodeURIComponent(route.exec(path)?.groups?.model ?? ''),
      system: systemInstruction?.parts.map(({ text }) => text).join('\n\n'),
      messages: contents.flatMap(readContent),
      tools: tools.flatMap(({ functionDeclarations }) =>
        functionDeclarations.map(({ name, description, parameters, parametersJsonSchema }) => ({
          ...{ name, description, inputSchema: parameters ?? parametersJsonSchema ?? {} },
        })),
      ),
      temperature: generationConfig.temperature,
      maxOutputTokens: generationConfig.maxOutputTokens,
    };
  },
  write({ id, model, usage, ...answer }) {
    const blocked = answer.finish === 'refusal' && answer.text === '';
    return {
      ...(blocked
        ? { promptFeedback: { blockReason: 'SAFETY', safetyRatings: [] } }
        : { candidates: [candidate(answer)] }),
      usageMetadata: {
        promptTokenCount: usage.inputTokens,
        cachedContentTokenCount: usage.cachedInputTokens,
        candidatesTokenCount: usage.outputTokens,
        totalTokenCount: usage.inputTokens + usage.outputTokens,
      },
      modelVersion: model,
      responseId: id,
    };
  },
  writeError: ({ status, message, code }) => ({ error: { code: status, message, status: code ?? 'UNKNOWN' } }),
};

const route = /\/models\/(?<model>[^/:]+):generateContent$/;

const part = z.union([
  z.object({ text: z.string() }),
  z.object({ inlineData: z.object({ mimeType: z.string(), data: z.string() }) }),
  z.object({ functionCall: z.object({ id: z.string().optional(), name: z.string(), args: z.unknown() }) }),
  z.object({
    functionResponse: z.object({ id: z.string().optional(), name: z.string(), response: z.unknown() }),
  }),
]);
const content = z.object({ role: z.enum(['user', 'model', 'function']), parts: z.array(part) });
const schema = z.record(z.string(), z.unknown());
const declaration = z.object({
  name: z.string(),
  description: z.string().default(''),
  parameters: schema.optional(),
  parametersJsonSchema: schema.optional(),
});
const request = z.object({
  systemInstruction: z.object({ parts: z.array(z.object({ text: z.string() })) }).optional(),
  contents: z.array(content).min(1),
  tools: z.array(z.object({ functionDeclarations: z.array(declaration).default([]) })).default([]),
  generationConfig: z.object({ temperature: z.number().optional(), maxOutputTokens: z.number().optional() }).optional(),
});

type Part = z.infer<typeof part>;

/** Calls need no id here: without one, the name of the function stands for it. */
function readContent({ role, parts }: z.infer<typeof content>): Message[] {
  const said = parts.flatMap(partOf);
  if (role === 'model') {
    const toolCalls = parts.flatMap((each) => ('functionCall' in each ? [each.functionCall] : []));
    const calls = toolCalls.map(({ id, name, args }) => ({ id: id ?? name, name, input: args }));
    const text = said.map((each) => (each.type === 'text' ? each.text : '')).join('');
    return [{ role: 'assistant', content: text, ...(calls.length > 0 && { toolCalls: calls }) }];
  }
  const results = parts.flatMap((each): Message[] => {
    if (!('functionResponse' in each)) return [];
    const { id, name, response } = each.functionResponse;
    return [{ role: 'tool', callId: id ?? name, name, result: resultOf(response) }];
  });
  return [...results, ...(said.length > 0 ? [{ role: 'user' as const, content: said }] : [])];
}

function partOf(value: Part): (TextPart | ImagePart)[] {
  if ('text' in value) return [{ type: 'text', text: value.text }];
  return 'inlineData' in value ? [imageOfBase64(value.inlineData.mimeType, value.inlineData.data)] : [];
}

/** A result is an object here; a text is wrapped into one. */
const wrapped = z.object({ content: z.string() });

function resultOf(response: unknown): string {
  const text = wrapped.safeParse(response);
  return text.success ? text.data.content : JSON.stringify(response);
}

function candidate({ text, toolCalls, finish }: Pick<WireAnswer, 'text' | 'toolCalls' | 'finish'>): unknown {
  const calls = toolCalls.map(({ name, input }) => ({ functionCall: { name, args: input } }));
  return {
    index: 0,
    content: { role: 'model', parts: [...(text === '' ? [] : [{ text }]), ...calls] },
    finishReason: finishReasons[finish],
  };
}

const finishReasons: Readonly<Record<WireAnswer['finish'], string>> = {
  stop: 'STOP',
  length: 'MAX_TOKENS',
  'tool-calls': 'STOP',
  refusal: 'SAFETY',
};
