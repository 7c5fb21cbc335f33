/**
 * Who must act on an error.
 *
 * - `user`: bad config, missing plugin, wrong serial. Shown as a message without a stack.
 * - `harness`: device lost, command timed out, provider down. Retried elsewhere, then the episode is `errored`.
 * - `task`: a task's own code failed. Names the task; the episode is `errored`.
 * - `agent`: the agent's code threw or broke its contract. The episode is `errored`.
 */
export type ErrorAudience = (typeof errorAudiences)[number];

/** All audiences there are, e.g. for a schema. */
export const errorAudiences = ['user', 'harness', 'task', 'agent'] as const;

export const errorAudience = {
  // user
  AW_CONFIG_INVALID: 'user',
  AW_CONFIG_NOT_FOUND: 'user',
  AW_PLUGIN_NOT_FOUND: 'user',
  AW_PLUGIN_INVALID: 'user',
  AW_TASK_NOT_FOUND: 'user',
  AW_INSTANCES_INVALID: 'user',
  AW_RUN_NOT_FOUND: 'user',
  AW_RUN_CHANGED: 'user',
  AW_RUN_BUSY: 'user',
  AW_RUN_TAKEN_OVER: 'harness',
  AW_STORE_INVALID: 'user',
  AW_STORE_FAILED: 'harness',
  AW_USAGE: 'user',
  AW_PROVIDER_REJECTED: 'user',
  AW_RECORDING_NOT_FOUND: 'user',
  AW_DEVICE_NOT_FOUND: 'user',
  AW_DEVICE_BUSY: 'user',
  AW_NO_DEVICE: 'user',
  AW_ADB_SERVER_UNREACHABLE: 'user',
  // harness
  AW_TRANSPORT: 'harness',
  AW_TIMEOUT: 'harness',
  AW_DEVICE_STATE: 'harness',
  AW_COMMAND_FAILED: 'harness',
  AW_PARSE: 'harness',
  AW_UNSUPPORTED: 'harness',
  AW_PROVIDER: 'harness',
  // task
  AW_TASK_FAILED: 'task',
  AW_PARAMS_INVALID: 'task',
  // agent
  AW_AGENT_FAILED: 'agent',
  // results of an action, fed back to the agent
  AW_ACTION_INVALID: 'agent',
  AW_TARGET_NOT_FOUND: 'agent',
  AW_APP_NOT_FOUND: 'agent',
  AW_TEXT_NOT_TYPED: 'agent',
} as const satisfies Record<string, ErrorAudience>;

/** What went wrong, e.g. `AW_TIMEOUT`; more may be added. */
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
  /** What `isAndroidWorldError` recognises it by. */
  readonly [brand] = true;
  /** What went wrong, e.g. `AW_TIMEOUT`. */
  readonly code: ErrorCode;
  /** Who must act on it. */
  readonly audience: ErrorAudience;
  /** Facts for programs: serial, command, file, exit code, …; `{}` when there are none. */
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
