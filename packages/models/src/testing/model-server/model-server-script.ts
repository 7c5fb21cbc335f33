import type { ImagePart, Message, ToolDefinition } from '../../model.ts';

/** The HTTP APIs a model server speaks. */
export type ModelApi = 'openai-chat' | 'openai-responses' | 'google' | 'anthropic';

/** What a client asked, whichever API it spoke. */
export interface ReceivedRequest {
  /** The one it spoke, known by the path. */
  readonly api: ModelApi;
  /** e.g. `/v1/chat/completions` */
  readonly path: string;
  /** Name of the model that was asked for. */
  readonly model: string;
  /** The key the client came with; absent without one. */
  readonly apiKey?: string;
  /** System prompt; absent without one. */
  readonly system?: string;
  /** The conversation without the system prompt, oldest turn first. */
  readonly messages: readonly Message[];
  /** The texts of the newest turn of the user, joined by blank lines. */
  readonly prompt: string;
  /** The pictures of the newest turn of the user. */
  readonly images: readonly ImagePart[];
  /** Functions the model may call; empty without any. */
  readonly tools: readonly ToolDefinition[];
  /** Absent when the client said none. */
  readonly temperature?: number;
  /** Most tokens of the answer; absent when the client said none. */
  readonly maxOutputTokens?: number;
}

/** What the model says. */
export interface ScriptedAnswer {
  /** Default `''`. With `finish: 'refusal'` the words of the refusal. */
  readonly text?: string;
  /** Functions the model calls, with JSON as `input`. Default none; an `id` left out is made up. */
  readonly toolCalls?: readonly { readonly name: string; readonly input: unknown; readonly id?: string }[];
  /**
   * `length`: cut off at the limit of tokens; `refusal`: stopped by safety rules, as each API says it (without `text`,
   * Google blocks the prompt). Default: the model ended by itself.
   */
  readonly finish?: 'length' | 'refusal';
  /** Default 100 in, 10 out. */
  readonly usage?: { readonly inputTokens: number; readonly outputTokens: number; readonly cachedInputTokens?: number };
}

/** What goes wrong. */
export type ScriptedFailure =
  /** An error of the API, e.g. 429; `retryAfter` becomes the header. */
  | {
      readonly fail: 'status';
      readonly status: number;
      readonly message?: string;
      /** The API's own word for it, e.g. `insufficient_quota`. */
      readonly code?: string;
      readonly retryAfter?: string;
    }
  /** No answer ever, until the client leaves. */
  | { readonly fail: 'hang' }
  /** The connection breaks in the middle of the answer. */
  | { readonly fail: 'cut' }
  /** An answer that is not JSON, with status 200. */
  | { readonly fail: 'malformed' }
  /** This body as it is, said to be JSON; status 200 unless another is given. */
  | { readonly fail: 'body'; readonly body: string; readonly status?: number };

/** A text stands for an answer with nothing but this text. */
export type ScriptedResponse = string | ScriptedAnswer | ScriptedFailure;

/**
 * Decides what the server answers.
 *
 * @param index number of the request, from 0
 */
export type ModelServerScript = (
  request: ReceivedRequest,
  index: number,
) => ScriptedResponse | Promise<ScriptedResponse>;
