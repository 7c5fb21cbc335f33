import type { LanguageModel as SdkModel, ToolSet } from 'ai';
import type { LanguageModel } from './language-model.ts';
import type { Completion, CompletionRequest, ToolDefinition } from './model.ts';
import type { ModelOptions } from './model-options.ts';
import { toSdkMessages } from './to-sdk-messages.ts';

/**
 * Asks a model once, without retries.
 *
 * @throws whatever the provider's package throws
 */
export async function generate(
  model: LanguageModel,
  { system, messages, tools = [], toolChoice = 'auto', signal }: CompletionRequest,
  { temperature, maxOutputTokens, providerOptions }: ModelOptions,
): Promise<Completion> {
  const { generateText } = await import('ai');
  const result = await generateText({
    model: model as SdkModel,
    ...(system !== undefined && { system }),
    messages: toSdkMessages(messages),
    ...(tools.length > 0 && { tools: await toolSet(tools), toolChoice }),
    ...(temperature !== undefined && { temperature }),
    ...(maxOutputTokens !== undefined && { maxOutputTokens }),
    ...(providerOptions && { providerOptions: providerOptions as never }),
    abortSignal: signal,
    maxRetries: 0,
  });
  const { inputTokens, outputTokens } = result.usage;
  const toolCalls = result.toolCalls.map(({ toolCallId, toolName, input }) => ({
    ...{ id: toolCallId, name: toolName, input },
  }));
  return {
    text: result.text,
    toolCalls,
    finish: finishOf(result.finishReason, toolCalls.length > 0),
    usage: { ...(inputTokens !== undefined && { inputTokens }), ...(outputTokens !== undefined && { outputTokens }) },
    attempts: 1,
  };
}

/** Without `execute`: the SDK hands the calls back instead of making them. */
async function toolSet(tools: readonly ToolDefinition[]): Promise<ToolSet> {
  const { jsonSchema, tool } = await import('ai');
  return Object.fromEntries(
    tools.map(({ name, description, inputSchema }) => [
      name,
      tool({ description, inputSchema: jsonSchema(inputSchema) }),
    ]),
  );
}

function finishOf(reason: string, callsTools: boolean): Completion['finish'] {
  if (reason === 'content-filter') return 'refusal';
  if (callsTools) return 'tool-calls';
  return reason === 'stop' || reason === 'length' ? reason : 'other';
}
