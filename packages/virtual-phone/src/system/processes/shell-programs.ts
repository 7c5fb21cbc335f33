/** A process of the phone's shells, as `/proc` and `ps` tell of it. */
export interface ShellProgram {
  readonly pid: number;
  /** Undefined for what adbd started, and for what outlived its parent. */
  readonly parentPid: number | undefined;
  readonly group: number;
  readonly uid: number;
  readonly name: string;
  readonly argv: readonly string[];
  /** The file that runs. */
  readonly executable: string;
  readonly cwd: string;
  readonly environment: ReadonlyMap<string, string>;
  /** Milliseconds since boot. */
  readonly startedMs: number;
  /** Signals it ignores. */
  readonly ignored: ReadonlySet<number>;
  readonly openFiles: ReadonlyMap<number, OpenFileName>;
}

/** Where a descriptor leads: a path, or what stands for something that has none (`pipe:[4001]`). */
export interface OpenFileName {
  readonly text: string;
  readonly isPath: boolean;
}

/** What the phone's shells run. */
export class ShellPrograms {
  readonly #programs = new Map<number, ShellProgram>();

  add(program: ShellProgram): void {
    this.#programs.set(program.pid, program);
  }

  remove(pid: number): void {
    this.#programs.delete(pid);
  }

  list(): readonly ShellProgram[] {
    return [...this.#programs.values()];
  }
}
