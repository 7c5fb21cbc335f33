import type { Message, ToolDefinition } from '../../model.ts';
import type { ModelApi, ScriptedAnswer } from './model-server-script.ts';

/** A request as one API's body holds it. */
interface WireRequest {
  readonly model: string;
  readonly system?: string | undefined;
  readonly messages: readonly Message[];
  readonly tools: readonly ToolDefinition[];
  readonly temperature?: number | undefined;
  readonly maxOutputTokens?: number | undefined;
}

/** An answer with every default filled in. */
export interface WireAnswer {
  readonly model: string;
  /** Unique in the server. */
  readonly id: string;
  readonly text: string;
  readonly toolCalls: readonly { readonly id: string; readonly name: string; readonly input: unknown }[];
  readonly finish: 'stop' | 'tool-calls' | NonNullable<ScriptedAnswer['finish']>;
  readonly usage: Required<NonNullable<ScriptedAnswer['usage']>>;
}

interface WireError {
  readonly status: number;
  readonly message: string;
  readonly code: string | undefined;
}

/** How one provider's HTTP API says things. */
export interface Wire {
  readonly api: ModelApi;
  /** Of the path, without query. */
  matches(path: string): boolean;
  /** Header that carries the key, in lower case; what stands before the key in it is left out. */
  readonly keyHeader: string;
  /** @throws whatever the schema throws if the body is none of this API */
  read(body: unknown, path: string): WireRequest;
  write(answer: WireAnswer): unknown;
  writeError(error: WireError): unknown;
}
