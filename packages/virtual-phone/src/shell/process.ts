import type { Identity } from '../disk/disk.ts';
import type { OpenFileName, ShellProgram } from '../system/processes/shell-programs.ts';
import { toyboxNames } from './applet-help.ts';
import type { FileTable } from './files/file-table.ts';
import type { NextInode } from './files/open-file.ts';
import { HeldMemory } from './held-memory.ts';
import { pace } from './pace.ts';
import { isHarmless, signal as signals } from './signals.ts';

/** The same for all: making one of its own, with its stack, costs more than most programs do. */
const hasEnded = new Error('The process has ended');

const shellPath = '/system/bin/sh';

/** A process of the phone's shell: a program, or a shell itself. */
export class ShellProcess implements ShellProgram {
  readonly pid: number;
  readonly identity: Identity;
  readonly files: FileTable;
  readonly startedMs: number;
  parent: ShellProcess | undefined;
  /** Members of a job get a terminal's signals together. */
  group: number;
  name: string;
  argv: readonly string[];
  /** The file that runs: of an applet, the program it is a name of. */
  executable: string;
  /** Free of links. */
  cwd: string;
  environment: ReadonlyMap<string, string>;
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
  readonly memory: HeldMemory;
  readonly #phone: object;
  readonly #nextInode: NextInode;
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
    /** Milliseconds since boot. */
    readonly startedMs: number;
    /** Whose time it takes: processes of one phone wait in one line. */
    readonly phone: object;
    readonly nextInode: NextInode;
    readonly left: (process: ShellProcess) => void;
  }) {
    this.pid = options.pid;
    this.parent = options.parent;
    // What it reads of itself in /proc is of this process, whoever started it.
    this.identity = { uid: options.identity.uid, pid: options.pid };
    this.files = options.files;
    this.name = options.name;
    // A child is its parent until it runs something else.
    this.argv = options.parent?.argv ?? [options.name];
    this.executable = options.parent?.executable ?? shellPath;
    this.cwd = options.parent?.cwd ?? '/';
    this.environment = options.parent?.environment ?? new Map();
    this.startedMs = options.startedMs;
    this.group = options.parent?.group ?? options.pid;
    this.ignored = new Set(options.parent?.ignored);
    this.#phone = options.phone;
    this.memory = new HeldMemory(options.phone);
    this.#nextInode = options.nextInode;
    this.#left = options.left;
    this.signal = this.#controller.signal;
    this.exited = new Promise((resolve) => {
      this.#resolve = resolve;
    });
    options.parent?.children.add(this);
  }

  get uid(): number {
    return this.identity.uid;
  }

  get parentPid(): number | undefined {
    return this.parent?.pid;
  }

  get openFiles(): ReadonlyMap<number, OpenFileName> {
    return this.files.names(this.#nextInode);
  }

  /** exec(3) */
  becomes(argv: readonly string[], environment: ReadonlyMap<string, string>): void {
    const [path = ''] = argv;
    this.name = path.slice(path.lastIndexOf('/') + 1);
    this.argv = argv;
    this.executable = `/system/bin/${toyboxNames.includes(this.name) ? 'toybox' : this.name}`;
    this.environment = environment;
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
    this.memory.clear();
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
