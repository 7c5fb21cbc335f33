import type { Identity } from '../disk/disk.ts';
import type { FileTable } from './files/file-table.ts';
import { pace } from './pace.ts';
import { isHarmless, signal as signals } from './signals.ts';

/** The same for all: making one of its own, with its stack, costs more than most programs do. */
const hasEnded = new Error('The process has ended');

/** A process of the phone's shell: a program, or a shell itself. */
export class ShellProcess {
  readonly pid: number;
  readonly identity: Identity;
  readonly files: FileTable;
  readonly startedMs: number;
  parent: ShellProcess | undefined;
  /** Members of a job get a terminal's signals together. */
  group: number;
  name: string;
  /** As `ps -o ARGS` shows it. */
  commandLine: string;
  /** Aborted when the process ends, by itself or by a signal. */
  readonly signal: AbortSignal;
  /** Exit status; 128 + N after signal N. */
  readonly exited: Promise<number>;
  /** A shell's traps: says whether the signal was taken care of. */
  onSignal: ((signal: number) => boolean) | undefined;
  /** Signals that are ignored, also by its children. */
  readonly ignored: Set<number>;
  readonly children = new Set<ShellProcess>();
  /** Of a background job: it does not end with the client that started it. */
  isDetached = false;
  killedBy: number | undefined;
  readonly #phone: object;
  readonly #controller = new AbortController();
  readonly #left: (process: ShellProcess) => void;
  #resolve: (status: number) => void = () => {};
  #status: number | undefined;

  constructor(options: {
    readonly pid: number;
    readonly parent: ShellProcess | undefined;
    readonly identity: Identity;
    readonly files: FileTable;
    readonly name: string;
    readonly startedMs: number;
    /** Whose time it takes: processes of one phone wait in one line. */
    readonly phone: object;
    readonly left: (process: ShellProcess) => void;
  }) {
    this.pid = options.pid;
    this.parent = options.parent;
    this.identity = options.identity;
    this.files = options.files;
    this.name = options.name;
    this.commandLine = options.name;
    this.startedMs = options.startedMs;
    this.group = options.parent?.group ?? options.pid;
    this.ignored = new Set(options.parent?.ignored);
    this.#phone = options.phone;
    this.#left = options.left;
    this.signal = this.#controller.signal;
    this.exited = new Promise((resolve) => {
      this.#resolve = resolve;
    });
    options.parent?.children.add(this);
  }

  get status(): number | undefined {
    return this.#status;
  }

  get hasEnded(): boolean {
    return this.#status !== undefined;
  }

  /** Asked at every step of long work: undefined, or a promise to wait for before the next. */
  pace(): Promise<void> | undefined {
    return pace(this.#phone);
  }

  /** exit(2) */
  end(status: number): void {
    if (this.#status !== undefined) return;
    this.#status = status & 0xff;
    this.#controller.abort(hasEnded);
    this.files.closeAll();
    this.parent?.children.delete(this);
    for (const child of this.children) child.parent = undefined;
    this.#left(this);
    this.#resolve(this.#status);
  }

  /** kill(2); what the process runs is never resumed when the signal ends it. */
  kill(signal: number): void {
    if (this.hasEnded || isHarmless(signal)) return;
    if (signal !== signals.kill && (this.ignored.has(signal) || this.onSignal?.(signal) === true)) return;
    this.killedBy = signal;
    this.end(128 + signal);
  }

  /** The client that it worked for went away: a process hears of it with all it waits for. */
  hangUp(): void {
    const children = [...this.children];
    this.kill(signals.hangup);
    if (!this.hasEnded) return;
    for (const child of children) if (!child.isDetached) child.hangUp();
  }
}
