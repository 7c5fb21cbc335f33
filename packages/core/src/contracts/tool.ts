import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { Device } from './device.ts';

/** A named function agents may call by the `tool` action, e.g. `send_text_message` (paper, section 3.2). */
export interface Tool<Arguments = unknown> {
  /** What the `tool` action names, e.g. `send_text_message`. */
  readonly name: string;
  /** For the model. */
  readonly description: string;
  /** Schema of the arguments (zod or any other Standard Schema); a call that does not fit it is refused. */
  readonly arguments: StandardSchemaV1<unknown, Arguments>;
  /** What shapes its results: recorded with the run; a resumed run must have the same. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Returns a note for the agent. */
  run(context: { device: Device; signal: AbortSignal }, args: Arguments): Promise<string | undefined>;
}

/** Returns its argument; the arguments' type is inferred from the schema. */
export function defineTool<Arguments>(tool: Tool<Arguments>): Tool<Arguments> {
  return tool;
}

/** Any tool, whatever its arguments. */
export type AnyTool = Tool<unknown>;
