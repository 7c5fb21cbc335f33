import type { LanguageModel as SdkModel, ToolSet } from 'ai';
import { withGuardedFetch } from './guarded-fetch.ts';
import type { LanguageModel } from './language-model.ts';
import { mostReplyBytes, requireShallowValue, tooLarge } from './limits/reply-limits.ts';
import type { Completion, CompletionRequest, ToolDefinition } from './model.ts';
import type { ModelOptions } from './model-options.ts';
import { refusalIn } from './refusal-in.ts';
import type { Reply, Tokens } from './reply.ts';
import { knownSecrets } from './secrets/known-secrets.ts';
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
): Promise<Omit<Reply, 'modelMs'>> {
  const { generateText } = await import('ai');
  // The SDK would print them; the terminal belongs to the reporters of the run.
  globalThis.AI_SDK_LOG_WARNINGS ??= false;
  const toolSettings = tools.length > 0 ? { tools: await toolSet(tools), toolChoice } : {};
  const ask = () =>
    generateText({
      model: model as SdkModel,
      ...(system !== undefined && { system }),
      messages: toSdkMessages(messages),
      ...toolSettings,
      ...(temperature !== undefined && { temperature }),
      ...(maxOutputTokens !== undefined && { maxOutputTokens }),
      ...(providerOptions && { providerOptions: providerOptions as never }),
      abortSignal: signal,
      maxRetries: 0,
    });
  const result = await withGuardedFetch(knownSecrets, ask);
  // Once more for what did not come by the global `fetch`.
  if (result.text.length > mostReplyBytes) throw tooLarge();
  const refusal = refusalIn(result.response.body);
  const toolCalls = result.toolCalls.map(({ toolCallId, toolName, input }) => {
    requireShallowValue(input, `the input of tool call "${toolName}"`);
    return { id: toolCallId, name: toolName, input };
  });
  const warnings = (result.warnings ?? []).map(describeWarning);
  return {
    text: result.text === '' ? (refusal ?? '') : result.text,
    toolCalls,
    finish: refusal === undefined ? finishOf(result.finishReason, toolCalls.length > 0) : 'refusal',
    tokens: tokensOf(result.usage),
    ...(warnings.length > 0 && { warnings }),
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

type SdkResult = Awaited<ReturnType<typeof import('ai').generateText>>;

function tokensOf({ inputTokens, outputTokens, inputTokenDetails }: SdkResult['usage']): Tokens {
  const cachedInputTokens = inputTokenDetails.cacheReadTokens;
  return {
    ...(inputTokens !== undefined && { inputTokens }),
    ...(cachedInputTokens !== undefined && { cachedInputTokens }),
    ...(outputTokens !== undefined && { outputTokens }),
  };
}

function describeWarning(warning: NonNullable<SdkResult['warnings']>[number]): string {
  if (warning.type === 'other') return warning.message;
  const { feature, details } = warning;
  return `${feature}: ${details ?? (warning.type === 'unsupported' ? 'not supported' : 'supported in part')}`;
}
