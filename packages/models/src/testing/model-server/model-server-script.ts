import type { ImagePart, Message, ToolDefinition } from '../../model.ts';

/** The HTTP APIs a model server speaks. */
export type ModelApi = 'openai-chat' | 'openai-responses' | 'google' | 'anthropic';

/** What a client asked, whichever API it spoke. */
export interface ReceivedRequest {
  readonly api: ModelApi;
  /** e.g. `/v1/chat/completions` */
  readonly path: string;
  readonly model: string;
  /** The key the client came with; absent without one. */
  readonly apiKey?: string;
  readonly system?: string;
  readonly messages: readonly Message[];
  /** The texts of the newest turn of the user, joined by blank lines. */
  readonly prompt: string;
  /** The pictures of the newest turn of the user. */
  readonly images: readonly ImagePart[];
  readonly tools: readonly ToolDefinition[];
  readonly temperature?: number;
  readonly maxOutputTokens?: number;
}

/** What the model says. */
export interface ScriptedAnswer {
  /** Default `''`. With `finish: 'refusal'` the words of the refusal. */
  readonly text?: string;
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
