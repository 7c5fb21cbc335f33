/** Ways out of what a shell runs, thrown up to where they end; no errors of ours, so that they carry no stack. */

/** `break N`, `continue N` */
export class LoopExit {
  readonly kind: 'break' | 'continue';
  levels: number;

  constructor(kind: 'break' | 'continue', levels: number) {
    this.kind = kind;
    this.levels = levels;
  }
}

/** `return N` */
export class FunctionReturn {
  readonly status: number;

  constructor(status: number) {
    this.status = status;
  }
}

/** `exit N`, `set -e` */
export class ShellExit {
  readonly status: number;

  constructor(status: number) {
    this.status = status;
  }
}

/** The process has ended, by a signal most of the time: nothing of it goes on. */
export class ProcessGone {}

/** A diagnostic that ends a shell without a terminal, and the line of one with a terminal. */
export class ShellError {
  readonly message: string;
  readonly status: number;

  constructor(message: string, status = 1) {
    this.message = message;
    this.status = status;
  }
}

/** An error of a special built-in, which ends a script unless `command` runs it. */
export class SpecialBuiltinError extends ShellError {}

/** An expression that says nothing: it ends a script where it stands in a word, and only fails as a command. */
export class ArithmeticError extends ShellError {}

/** A diagnostic that ends one command: a redirection, a pattern. */
export class CommandError {
  readonly message: string;
  readonly status: number;

  constructor(message: string, status = 1) {
    this.message = message;
    this.status = status;
  }
}

/** What a diagnostic becomes where mksh does not let a script go on after it. */
export function endingShell(error: unknown): unknown {
  return error instanceof CommandError ? new ShellError(error.message, error.status) : error;
}

/** Ctrl-C at an interactive shell: what the line does ends, the shell goes on. */
export class LineInterrupted {}
