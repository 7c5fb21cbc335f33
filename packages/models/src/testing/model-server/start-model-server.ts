import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ImagePart, Message } from '../../model.ts';
import type { ModelServerScript, ReceivedRequest, ScriptedResponse } from './model-server-script.ts';
import { sendFailure } from './send-failure.ts';
import type { Wire, WireAnswer } from './wire.ts';
import { anthropic } from './wire-anthropic.ts';
import { google } from './wire-google.ts';
import { openaiChat } from './wire-openai-chat.ts';
import { openaiResponses } from './wire-openai-responses.ts';

/** A server of models on this machine. */
export interface ModelServer extends AsyncDisposable {
  /** What the providers' packages take as `baseURL`; `openai` is also that of a plain endpoint. */
  readonly baseURLs: { readonly openai: string; readonly google: string; readonly anthropic: string };
  /** All requests so far, oldest first, also those that were answered with a failure. */
  readonly requests: readonly ReceivedRequest[];
  /** Breaks off what hangs. */
  close(): Promise<void>;
}

/**
 * Starts a server on the loopback interface that speaks the HTTP APIs of OpenAI (chat completions and responses),
 * Google and Anthropic, and answers by a script: so the real clients of these providers can be tested without a
 * network. It does not stream.
 *
 * @param script what it throws comes back to the client as status 400, which no client asks again after
 * @example
 * await using server = await startModelServer(({ prompt }) => `You said: ${prompt}`);
 * const model = connectModel({ model: { baseURL: server.baseURLs.openai, name: 'any' } });
 */
export async function startModelServer(script: ModelServerScript): Promise<ModelServer> {
  const requests: ReceivedRequest[] = [];
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing, { script, requests }).catch((error: unknown) => {
      // The client has gone, or the answer cannot be written: there is nobody left to tell but the socket.
      outgoing.destroy(error instanceof Error ? error : undefined);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const close = () => closeServer(server);
  return {
    baseURLs: { openai: `${origin}/v1`, google: `${origin}/v1beta`, anthropic: `${origin}/v1` },
    requests,
    close,
    [Symbol.asyncDispose]: close,
  };
}

const wires: readonly Wire[] = [openaiChat, openaiResponses, google, anthropic];

async function answer(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { script, requests }: { readonly script: ModelServerScript; readonly requests: ReceivedRequest[] },
): Promise<void> {
  const { pathname: path } = new URL(incoming.url ?? '/', 'http://127.0.0.1');
  const body = await text(incoming);
  const wire = wires.find((each) => each.matches(path));
  if (wire === undefined || incoming.method !== 'POST') {
    const message = `No API at ${incoming.method} ${path}`;
    return sendFailure({ fail: 'status', status: 404, message }, { wire: openaiChat, outgoing });
  }
  const index = requests.length;
  try {
    const request = received(wire, { body, path, key: incoming.headers[wire.keyHeader] });
    requests.push(request);
    const response = await script(request, index);
    if (isFailure(response)) return sendFailure(response, { wire, outgoing });
    sendJson(outgoing, wire.write(complete(response, { model: request.model, id: String(index) })));
  } catch (error) {
    sendFailure({ fail: 'status', status: 400, message: String(error) }, { wire, outgoing });
  }
}

function received(
  wire: Wire,
  { body, path, key }: { body: string; path: string; key: string | string[] | undefined },
): ReceivedRequest {
  const { system, temperature, maxOutputTokens, ...rest } = wire.read(JSON.parse(body), path);
  return {
    api: wire.api,
    path,
    ...rest,
    ...newest(rest.messages),
    ...(typeof key === 'string' && { apiKey: key.replace(/^Bearer /, '') }),
    ...(system !== undefined && { system }),
    ...(temperature !== undefined && { temperature }),
    ...(maxOutputTokens !== undefined && { maxOutputTokens }),
  };
}

/** What the user said last. */
function newest(messages: readonly Message[]): { prompt: string; images: readonly ImagePart[] } {
  const turn = messages.findLast((message) => message.role === 'user');
  const content = turn?.content ?? [];
  if (typeof content === 'string') return { prompt: content, images: [] };
  return {
    prompt: content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n\n'),
    images: content.flatMap((part) => (part.type === 'image' ? [part] : [])),
  };
}

function isFailure(response: ScriptedResponse): response is Extract<ScriptedResponse, { fail: string }> {
  return typeof response === 'object' && 'fail' in response;
}

function complete(
  response: Exclude<ScriptedResponse, { fail: string }>,
  { model, id }: Pick<WireAnswer, 'model' | 'id'>,
): WireAnswer {
  const {
    text: said = '',
    toolCalls = [],
    finish,
    usage,
  } = typeof response === 'string' ? { text: response } : response;
  return {
    model,
    id,
    text: said,
    toolCalls: toolCalls.map((call, index) => ({ ...call, id: call.id ?? `call-${id}-${index}` })),
    finish: finish ?? (toolCalls.length > 0 ? 'tool-calls' : 'stop'),
    usage: { inputTokens: 100, outputTokens: 10, cachedInputTokens: 0, ...usage },
  };
}

function sendJson(outgoing: ServerResponse, body: unknown): void {
  outgoing.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeAllConnections();
  await closed;
}
