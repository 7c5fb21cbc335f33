import { systemClock } from '@androidworld/core/driver';
import { callModel } from './call-model.ts';
import { openCassettes } from './cassettes/open-cassettes.ts';
import { checkPrices, costOf } from './cost-of.ts';
import { generate } from './generate.ts';
import type { LanguageModel } from './language-model.ts';
import { loadLanguageModel } from './load-language-model.ts';
import type { Completion, CompletionRequest, Model } from './model.ts';
import { modelId } from './model-id.ts';
import type { ConnectOptions, ModelEndpoint, ModelOptions } from './model-options.ts';
import { parseSource } from './parse-source.ts';
import { prepareImages } from './prepare-images.ts';
import type { Reply } from './reply.ts';
import { addEnvironmentSecrets, addUrlSecrets } from './secrets/collect-secrets.ts';
import { knownSecrets } from './secrets/known-secrets.ts';

/**
 * Makes a {@link Model} of what a configuration names. Nothing is loaded or asked before the first request.
 *
 * A `model` that is one already is returned as it is: the other options do not apply to it.
 *
 * @throws AW_CONFIG_INVALID if `model` is none of the things it may be, or `prices` are those of models there are not
 */
export function connectModel({ model, ...options }: ConnectOptions): Model {
  const source = parseSource(model);
  if ('complete' in source) return source;
  const id = modelId(source);
  checkPrices(id, options.prices);
  addSecrets(source);
  const settings = knownSecrets.redactAll(settingsOf(id, options));
  const { cassettes, prices, clock = systemClock } = options;
  const recorded = openCassettes(cassettes ?? { folder: '', mode: 'off' }, { model: { id, settings }, clock });
  return {
    id,
    settings,
    async complete(request) {
      request.signal.throwIfAborted();
      let attempts = 0;
      const { reply } = await recorded.replyTo(request, async () => {
        const asked = await ask(source, request, { ...options, id, clock });
        attempts = asked.attempts;
        return asked.reply;
      });
      // Recordings too: they may be older than the door they should have gone through.
      return completionOf(knownSecrets.redactAll(reply), { attempts, cost: costOf(id, reply.tokens, prices) });
    },
  };
}

/** What shapes replies; not where the model is, how long it may take, or who pays. */
function settingsOf(
  id: string,
  { temperature, maxOutputTokens, image, providerOptions }: ModelOptions,
): Model['settings'] {
  return {
    id,
    ...(temperature !== undefined && { temperature }),
    ...(maxOutputTokens !== undefined && { maxOutputTokens }),
    ...(image && { image }),
    ...(providerOptions && { providerOptions }),
  };
}

async function ask(
  source: LanguageModel | ModelEndpoint,
  request: CompletionRequest,
  options: ModelOptions & { readonly id: string; readonly clock: NonNullable<ModelOptions['clock']> },
): Promise<{ readonly reply: Reply; readonly attempts: number }> {
  const { id, clock, timeoutMs = 120_000, deadlineMs = 240_000 } = options;
  const model = await loadLanguageModel(source);
  const messages = await prepareImages(request.messages, options.image);
  const startMs = clock.now();
  const outcome = await callModel((signal) => generate(model, { ...request, messages, signal }, options), {
    ...{ modelId: id, timeoutMs, deadlineMs, clock },
    secrets: knownSecrets,
    signal: request.signal,
  });
  const said =
    'reply' in outcome
      ? outcome.reply
      : { text: outcome.refused, toolCalls: [], finish: 'refusal' as const, tokens: {} };
  // Whole, before anybody cuts, records or shows it.
  const reply = knownSecrets.redactAll({ ...said, modelMs: Math.round(clock.now() - startMs) });
  return { reply, attempts: outcome.attempts };
}

/** Those that are known before the first request; the keys of other packages' models are learnt from their requests. */
function addSecrets(source: LanguageModel | ModelEndpoint): void {
  addEnvironmentSecrets(knownSecrets, process.env);
  if (!('baseURL' in source)) return;
  knownSecrets.add(source.apiKey);
  addUrlSecrets(knownSecrets, source.baseURL);
}

function completionOf(
  { tokens, modelMs, ...said }: Reply,
  { attempts, cost }: { readonly attempts: number; readonly cost: number | undefined },
): Completion {
  const { inputTokens, outputTokens } = tokens;
  const usage = {
    ...(inputTokens !== undefined && { inputTokens }),
    ...(outputTokens !== undefined && { outputTokens }),
    ...(cost !== undefined && { costUsd: cost }),
    modelMs,
  };
  return { ...said, usage, attempts };
}
