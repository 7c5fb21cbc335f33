import type { Usage } from '@androidworld/core/agent';

/** A picture for a model. */
export interface ImagePart {
  /** Tells it from a text. */
  readonly type: 'image';
  /** The encoded file, not raw pixels. */
  readonly bytes: Uint8Array;
  /** `image/png`, `image/jpeg` or `image/webp` */
  readonly mediaType: string;
}

/** A text of a user's turn, beside pictures. */
export interface TextPart {
  /** Tells it from a picture. */
  readonly type: 'text';
  /** As the model reads it. */
  readonly text: string;
}

/** What the model asked for. `input` is JSON as the model wrote it, not yet checked. */
export interface ToolCall {
  /** The provider's; the result names it as `callId`. */
  readonly id: string;
  /** Name of the {@link ToolDefinition}, as the model wrote it. */
  readonly name: string;
  /** Arguments by the tool's `inputSchema`, if the model kept to it. */
  readonly input: unknown;
}

/** One turn of the conversation. A string stands for one text part. */
export type Message =
  | { readonly role: 'user'; readonly content: string | readonly (TextPart | ImagePart)[] }
  | { readonly role: 'assistant'; readonly content: string; readonly toolCalls?: readonly ToolCall[] }
  | { readonly role: 'tool'; readonly callId: string; readonly name: string; readonly result: string };

/** A function the model may call. */
export interface ToolDefinition {
  /** What the model calls it by; unique in the request. */
  readonly name: string;
  /** Tells the model when and how to call it. */
  readonly description: string;
  /** JSON Schema of an object. */
  readonly inputSchema: Readonly<Record<string, unknown>>;
}

/** What a model is asked: the whole conversation each time, since it remembers none. */
export interface CompletionRequest {
  /** Instructions before the conversation (system prompt). Default none. */
  readonly system?: string;
  /** The conversation so far, oldest turn first. */
  readonly messages: readonly Message[];
  /** Functions the model may call. Default none. */
  readonly tools?: readonly ToolDefinition[];
  /** Default `auto`. */
  readonly toolChoice?: 'auto' | 'required';
  /** Ends the request and its retries; `complete` then throws the signal's reason. */
  readonly signal: AbortSignal;
}

/** A model's reply. A refusal by the provider's safety rules is a reply, not an error. */
export interface Completion {
  /** `''` when the model said nothing. */
  readonly text: string;
  /** In the order the model made them; empty without any. */
  readonly toolCalls: readonly ToolCall[];
  /** `length`: cut off at the model's limit; `refusal`: the provider's safety rules stopped it. */
  readonly finish: 'stop' | 'length' | 'tool-calls' | 'refusal' | 'other';
  /** Tokens, US dollars where the price is known, and ms the model took; a count not told is absent. */
  readonly usage: Usage;
  /** Requests it took, 1 without retries; 0 when it was replayed. */
  readonly attempts: number;
  /** Settings the model or its provider did not take, in their words, e.g. that it knows no temperature. */
  readonly warnings?: readonly string[];
}

/** A language model, ready to be asked. Agents know this and nothing else of models. */
export interface Model {
  /** e.g. `openai/gpt-5` */
  readonly id: string;
  /** Everything that shapes its replies (id, temperature, image size, …) and no secret: recorded with the run. */
  readonly settings: Readonly<Record<string, unknown>>;
  /**
   * Asks once.
   *
   * @throws AW_PROVIDER_REJECTED (wrong key, unknown model, bad request) at once; AW_PROVIDER when retries are used up; the
   *   signal's reason; AW_RECORDING_NOT_FOUND if replies are only replayed and there is none
   */
  complete(request: CompletionRequest): Promise<Completion>;
}
