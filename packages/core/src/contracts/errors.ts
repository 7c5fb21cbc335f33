/**
 * Who must act on an error.
 *
 * - `user`: bad config, missing plugin, wrong serial. Shown as a message without a stack.
 * - `harness`: device lost, command timed out, provider down. Retried elsewhere, then the episode is `errored`.
 * - `task`: a task's own code failed. Names the task; the episode is `errored`.
 * - `agent`: the agent's code threw or broke its contract. The episode is `errored`.
 */
export type ErrorAudience = 'user' | 'harness' | 'task' | 'agent';

export const errorAudience = {
  // user
  CONFIG_INVALID: 'user',
  CONFIG_NOT_FOUND: 'user',
  PLUGIN_NOT_FOUND: 'user',
  PLUGIN_INVALID: 'user',
  TASK_NOT_FOUND: 'user',
  INSTANCES_INVALID: 'user',
  RUN_NOT_FOUND: 'user',
  RUN_CHANGED: 'user',
  RUN_BUSY: 'user',
  RUN_TAKEN_OVER: 'harness',
  STORE_INVALID: 'user',
  STORE_FAILED: 'harness',
  USAGE: 'user',
  PROVIDER_REJECTED: 'user',
  RECORDING_NOT_FOUND: 'user',
  DEVICE_NOT_FOUND: 'user',
  DEVICE_BUSY: 'user',
  NO_DEVICE: 'user',
  ADB_SERVER_UNREACHABLE: 'user',
  // harness
  TRANSPORT: 'harness',
  TIMEOUT: 'harness',
  DEVICE_STATE: 'harness',
  COMMAND_FAILED: 'harness',
  PARSE: 'harness',
  UNSUPPORTED: 'harness',
  PROVIDER: 'harness',
  // task
  TASK_FAILED: 'task',
  PARAMS_INVALID: 'task',
  // agent
  AGENT_FAILED: 'agent',
  // results of an action, fed back to the agent
  ACTION_INVALID: 'agent',
  TARGET_NOT_FOUND: 'agent',
  APP_NOT_FOUND: 'agent',
  TEXT_NOT_TYPED: 'agent',
} as const satisfies Record<string, ErrorAudience>;

export type ErrorCode = keyof typeof errorAudience;

export interface ErrorOptions {
  /** Facts for programs: serial, command, file, exit code, … Must be JSON. */
  details?: Readonly<Record<string, unknown>>;
  cause?: unknown;
}

/** Of the global registry: all copies and versions of this package have the same one. */
const brand: unique symbol = Symbol.for('androidworld.error') as never;

/**
 * Every error of this project. Recognise it with {@link isAndroidWorldError}, never by `instanceof`: two copies of a
 * package may be loaded. Who must act on it stands on the error, since the other copy may be newer and have codes that
 * this one does not know.
 */
export class AndroidWorldError extends Error {
  override readonly name = 'AndroidWorldError';
  readonly [brand] = true;
  readonly code: ErrorCode;
  readonly audience: ErrorAudience;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: ErrorCode, message: string, options: ErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.audience = errorAudience[code];
    this.details = options.details ?? {};
  }
}

/** Whether `error` came from this project, from whichever copy of the package; narrows to one code when given. */
export function isAndroidWorldError(error: unknown, code?: ErrorCode): error is AndroidWorldError {
  return error instanceof Error && brand in error && (code === undefined || ('code' in error && error.code === code));
}
