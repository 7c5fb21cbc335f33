import type { PhoneEvents } from '../api.ts';

/** A call on the AppApi, e.g. `{ path: ['files', 'list'], args: ['/sdcard'] }`. */
export interface PortCall {
  /** Names from the api down to the function. */
  readonly path: readonly string[];
  /** Its arguments; they cross as JSON, with bytes packed (`packBytes`). */
  readonly args: readonly unknown[];
  /** The activity it is made from. */
  readonly token?: number;
}

/**
 * The line of one process to the phone. It does not say whose it is: the phone knows, which made it, and nothing else is
 * believed.
 */
export interface ProcessPort {
  /** Resolves to what the phone answers. @throws the exception that Android throws, by name */
  call(call: PortCall): Promise<unknown>;
  /** @returns a function that ends it */
  on<K extends keyof PhoneEvents>(event: K, listener: (data: PhoneEvents[K]) => void): () => void;
}
