import { encode } from '../bytes.ts';
import { Terminal } from '../files/terminal.ts';
import type { ShellProcess } from '../process.ts';
import type { Start } from '../run-program.ts';
import { elapsedMs } from '../shell-time.ts';
import { signalName, signal as signals } from '../signals.ts';
import { FunctionReturn, LineInterrupted, ProcessGone, ShellError } from './failures.ts';
import type { Jobs } from './jobs.ts';
import type { FunctionDefNode, ScriptNode } from './syntax.ts';
import { type ComputedVariable, Variables } from './variables.ts';

/** What the parts of the interpreter need of each other. */
export interface Runner {
  /** Runs a script in a shell, up to its end or a way out of it. @returns its status */
  run(shell: Shell, script: ScriptNode): Promise<number>;
  /** Parses and runs. */
  runText(shell: Shell, text: string): Promise<number>;
  /** Runs words as a simple command would, without functions when `plain`. */
  runWords(shell: Shell, words: readonly string[], options?: { readonly plain?: boolean }): Promise<number>;
  /** Output of a script that runs in a subshell. */
  capture(shell: Shell, script: ScriptNode): Promise<string>;
}

export type Options = Record<
  | 'allexport'
  | 'errexit'
  | 'ignoreeof'
  | 'monitor'
  | 'noclobber'
  | 'noexec'
  | 'noglob'
  | 'nounset'
  | 'pipefail'
  | 'posix'
  | 'verbose'
  | 'xtrace',
  boolean
>;

/** Where the commands come from: how a diagnostic begins. */
export interface Source {
  readonly name: string;
  /** A script has lines that are named. */
  readonly isFile: boolean;
}

/** One running shell, or subshell: what `set`, `cd` and assignments change. */
export class Shell {
  readonly process: ShellProcess;
  readonly runner: Runner;
  readonly start: Pick<Start, 'system' | 'programs'>;
  readonly variables: Variables;
  readonly functions: Map<string, FunctionDefNode>;
  readonly options: Options;
  /** Commands by the name of their signal, EXIT and ERR; '' ignores it. */
  readonly traps: Map<string, string>;
  readonly jobs: Jobs;
  readonly isInteractive: boolean;
  /** Of the main shell, also in its subshells: `$$`. */
  readonly mainPid: number;
  parameters: readonly string[];
  name: string;
  cwd: string;
  source: Source;
  line = 1;
  /** Lines of the input before the one that is run: the parser counts from there. */
  linesBefore = 0;
  /** `$?` */
  status = 0;
  /** `$!` */
  backgroundPid: number | undefined;
  /** Commands whose failure is expected: conditions, left sides of `&&` and `||`. */
  expectedFailures = 0;
  loops = 0;
  /** Functions, `eval` and `.` that are running. */
  depth = 0;
  /** Place in the word that getopts reads. */
  optionPlace = 0;
  /** Word that getopts reads. */
  optionWord = 1;
  umask = 0;
  /** Status of the last command substitution of a command that is nothing else. */
  substitutionStatus: number | undefined;
  /** Of functions that wait for others they have called. */
  #waitingParameters = 0;
  /** Ctrl-C was pressed: the line that runs ends. */
  #isInterrupted = false;
  readonly #interrupts = new Set<() => void>();
  readonly #pending: number[] = [];
  readonly #signalled: (() => void)[] = [];
  readonly #secondsFrom: { value: number };

  constructor(options: {
    readonly process: ShellProcess;
    readonly runner: Runner;
    readonly start: Pick<Start, 'system' | 'programs'>;
    readonly cwd: string;
    readonly name: string;
    readonly parameters: readonly string[];
    readonly source: Source;
    readonly isInteractive: boolean;
    readonly jobs: Jobs;
    readonly parent?: Shell;
  }) {
    const { parent } = options;
    this.process = options.process;
    this.runner = options.runner;
    this.start = options.start;
    this.cwd = options.cwd;
    this.name = options.name;
    this.parameters = options.parameters;
    this.source = options.source;
    this.isInteractive = options.isInteractive;
    this.jobs = options.jobs;
    this.mainPid = parent?.mainPid ?? options.process.pid;
    this.#secondsFrom = { value: parent === undefined ? elapsedMs(this.start.system) : parent.#secondsFrom.value };
    const computed = this.#computed();
    this.variables = parent === undefined ? new Variables(new Map(), computed) : parent.variables.fork(computed);
    this.functions = new Map(parent?.functions);
    this.options = parent === undefined ? { ...allOff } : { ...parent.options };
    // Traps are not inherited, but what is ignored stays ignored.
    this.traps = new Map([...(parent?.traps ?? [])].filter(([, action]) => action === ''));
    this.process.onSignal = (number) => this.#trapped(number);
  }

  /** A subshell in a process of its own. */
  fork(process: ShellProcess, jobs: Jobs): Shell {
    const shell = new Shell({
      process,
      runner: this.runner,
      start: this.start,
      cwd: this.cwd,
      name: this.name,
      parameters: this.parameters,
      source: this.source,
      isInteractive: false,
      jobs,
      parent: this,
    });
    shell.line = this.line;
    shell.linesBefore = this.linesBefore;
    shell.status = this.status;
    shell.backgroundPid = this.backgroundPid;
    shell.expectedFailures = this.expectedFailures;
    shell.loops = this.loops;
    shell.depth = this.depth;
    return shell;
  }

  /** Asked before every command: whether it goes on, and when. @throws ProcessGone */
  step(): Promise<void> | undefined {
    if (this.process.hasEnded) throw new ProcessGone();
    this.#checkInterrupt();
    if (this.#pending.length > 0) return this.#runTraps();
    const turn = this.process.pace();
    return turn === undefined ? undefined : this.#goOn(turn);
  }

  /** Waits for a promise, unless the process ends. @throws ProcessGone */
  async until<T>(promise: Promise<T>): Promise<T> {
    const { process } = this;
    return await new Promise<T>((resolve, reject) => {
      const gone = () => reject(new ProcessGone());
      const interrupted = () => reject(new LineInterrupted());
      process.signal.addEventListener('abort', gone, { once: true });
      if (this.isInteractive) this.#interrupts.add(interrupted);
      const settled = () => {
        process.signal.removeEventListener('abort', gone);
        this.#interrupts.delete(interrupted);
      };
      promise.then(
        (value) => {
          settled();
          resolve(value);
        },
        (error: unknown) => {
          settled();
          reject(error);
        },
      );
      if (process.hasEnded) gone();
    });
  }

  /** Writes to a descriptor. @throws the error of the file, EBADF when there is none */
  write(descriptor: number, text: string | Uint8Array): Promise<void> | void {
    if (this.process.hasEnded) throw new ProcessGone();
    const bytes = typeof text === 'string' ? encode(text) : text;
    const file = this.process.files.get(descriptor);
    if (file === undefined) {
      if (bytes.length === 0) return;
      throw Object.assign(new Error('EBADF'), { code: 'EBADF' });
    }
    return file.write(bytes);
  }

  /** A diagnostic: `/system/bin/sh: text`. */
  warn(text: string): void {
    const place = this.source.isFile ? `[${this.line}]` : '';
    this.print(`${this.source.name}${place}: ${text}\n`);
  }

  /** To standard error, whatever becomes of it. */
  print(text: string): void {
    try {
      const room = this.write(2, text);
      if (room instanceof Promise) room.catch(() => {});
    } catch {
      // Where diagnostics go is closed, or nobody reads it: nobody can be told.
    }
  }

  /** Runs something with positional parameters of its own: a function. */
  async call(parameters: readonly string[], run: () => Promise<number>): Promise<number> {
    const before = { parameters: this.parameters, loops: this.loops };
    this.parameters = parameters;
    this.loops = 0;
    this.variables.enterFunction();
    this.#waitingParameters += before.parameters.length;
    try {
      this.checkMemory();
      return await this.deeper(run);
    } catch (error) {
      if (error instanceof FunctionReturn) return error.status;
      throw error;
    } finally {
      this.variables.leaveFunction();
      this.#waitingParameters -= before.parameters.length;
      this.parameters = before.parameters;
      this.loops = before.loops;
    }
  }

  /** Runs something that may come back here: a function, `eval`, `.`; ends a process that never comes up again. */
  async deeper<T>(run: () => Promise<T>): Promise<T> {
    this.depth += 1;
    if (this.depth > mostDepth) {
      this.process.kill(signals.segmentationFault);
      throw new ProcessGone();
    }
    // The host's stack is emptied now and then.
    if (this.depth % 20 === 0) await Promise.resolve();
    try {
      return await run();
    } finally {
      this.depth -= 1;
    }
  }

  /** In an interactive shell each job is a process group of its own, which the terminal's signals reach alone. */
  joinGroup(process: ShellProcess, group: number | undefined): void {
    if (this.isInteractive) process.group = group ?? process.pid;
  }

  async inForeground<T>(process: ShellProcess | undefined, run: () => Promise<T>): Promise<T> {
    const terminal = this.isInteractive ? this.process.files.get(0) : undefined;
    if (!(terminal instanceof Terminal) || process === undefined) return await run();
    terminal.foreground = process.group;
    const { mode } = terminal;
    try {
      return await run();
    } finally {
      terminal.foreground = this.process.group;
      // One that was killed had no time to put the terminal back.
      if (process.killedBy !== undefined) terminal.mode = mode;
    }
  }

  /** @throws ShellError for a parameter without a value, after `set -u` */
  requireSet(parameter: string): void {
    if (this.options.nounset && parameter !== '@' && parameter !== '*') {
      throw new ShellError(`${parameter}: parameter not set`);
    }
  }

  /** `$-` */
  optionLetters(): string {
    const { options } = this;
    const letters = (Object.keys(optionLetters) as (keyof typeof optionLetters)[])
      .filter((name) => options[name])
      .map((name) => optionLetters[name]);
    return [...letters, ...(this.isInteractive ? ['i'] : []), 'h'].sort().join('');
  }

  /** Whether a signal waits for its trap. */
  get hasPending(): boolean {
    return this.#pending.length > 0;
  }

  /** When a signal comes that has a trap. */
  nextSignal(): Promise<void> {
    return new Promise((resolve) => this.#signalled.push(resolve));
  }

  /** Ends a shell that fills the memory by what it holds, as Android's low memory killer does. @throws ProcessGone */
  checkMemory(): void {
    const held = this.variables.size + this.#waitingParameters * 8 + this.functions.size * functionSize;
    if (held <= mostHeld) return;
    this.process.kill(signals.kill);
    throw new ProcessGone();
  }

  async #goOn(turn: Promise<void>): Promise<void> {
    await turn;
    if (this.process.hasEnded) throw new ProcessGone();
    this.#checkInterrupt();
    if (this.#pending.length > 0) await this.#runTraps();
  }

  async #runTraps(): Promise<void> {
    for (let number = this.#pending.shift(); number !== undefined; number = this.#pending.shift()) {
      const action = this.traps.get(signalName(number));
      if (action === undefined || action === '') continue;
      const { status } = this;
      await this.runner.runText(this, action);
      this.status = status;
    }
  }

  #trapped(number: number): boolean {
    const action = this.traps.get(signalName(number));
    if (action === undefined) {
      if (!this.isInteractive || (number !== signals.terminate && number !== signals.interrupt)) return false;
      if (number === signals.interrupt) this.#interrupt();
      return true;
    }
    if (action !== '') {
      this.#pending.push(number);
      for (const arrived of this.#signalled.splice(0)) arrived();
    }
    return true;
  }

  #interrupt(): void {
    this.#isInterrupted = this.#interrupts.size === 0;
    for (const interrupted of [...this.#interrupts]) interrupted();
  }

  #checkInterrupt(): void {
    if (!this.#isInterrupted) return;
    this.#isInterrupted = false;
    throw new LineInterrupted();
  }

  #computed(): ReadonlyMap<string, ComputedVariable> {
    const { system } = this.start;
    return new Map<string, ComputedVariable>([
      ['RANDOM', { read: () => String(Math.floor(system.random.number() * 32_768)), write: () => {} }],
      ['LINENO', { read: () => String(this.line), write: () => {} }],
      ['PPID', { read: () => String(this.process.parent?.pid ?? 345) }],
      ['BASHPID', { read: () => String(this.process.pid) }],
      ['USER_ID', { read: () => String(this.process.identity.uid) }],
      ['EPOCHREALTIME', { read: () => (system.clock.now() / 1000).toFixed(6) }],
      [
        'SECONDS',
        {
          read: () => String(Math.floor((elapsedMs(system) - this.#secondsFrom.value) / 1000)),
          write: (value) => {
            this.#secondsFrom.value = elapsedMs(system) - (Number.parseInt(value, 10) || 0) * 1000;
          },
        },
      ],
    ]);
  }
}

/** Bytes, about. */
const mostHeld = 32 * 1024 * 1024;
/** Of a function of some lines. */
const functionSize = 4_096;

/** Functions within functions; mksh runs out of its stack at a depth like this. */
const mostDepth = 2_000;

/** Options that `set` has a letter for. */
export const optionLetters = {
  allexport: 'a',
  errexit: 'e',
  monitor: 'm',
  noclobber: 'C',
  noexec: 'n',
  noglob: 'f',
  nounset: 'u',
  verbose: 'v',
  xtrace: 'x',
} as const;

const allOff: Options = {
  allexport: false,
  errexit: false,
  ignoreeof: false,
  monitor: false,
  noclobber: false,
  noexec: false,
  noglob: false,
  nounset: false,
  pipefail: false,
  posix: false,
  verbose: false,
  xtrace: false,
};
