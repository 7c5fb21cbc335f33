import type { Identity } from '../disk/disk.ts';
import type { ShellPrograms } from '../system/processes/shell-programs.ts';
import type { SystemServices } from '../system/system-services.ts';
import type { FileTable } from './files/file-table.ts';
import { ShellProcess } from './process.ts';

/** As many as a shell's `ulimit -u` lets one have: a fork bomb ends here. */
const mostProcesses = 400;
const firstPid = 4_001;
const lastPid = 32_767;

/** What runs on a phone besides its apps. */
export class ProcessTable {
  readonly #processes = new Map<number, ShellProcess>();
  readonly #now: () => number;
  readonly #known: ShellPrograms;
  #next = firstPid;
  #nextInode = 30_001;

  /**
   * @param options.now milliseconds since boot
   * @param options.known where the rest of the system sees them
   */
  constructor({ now, known }: { readonly now: () => number; readonly known: ShellPrograms }) {
    this.#now = now;
    this.#known = known;
  }

  list(): readonly ShellProcess[] {
    return [...this.#processes.values()];
  }

  find(pid: number): ShellProcess | undefined {
    return this.#processes.get(pid);
  }

  /** Members of a process group. */
  group(group: number): readonly ShellProcess[] {
    return this.list().filter((process) => process.group === group);
  }

  /** kill(2) for some processes, by a user. @returns whether any may be reached */
  signal(signal: number, processes: readonly ShellProcess[], uid: number): boolean {
    const reachable = processes.filter(({ identity }) => uid === 0 || identity.uid === uid);
    for (const process of reachable) process.kill(signal);
    return reachable.length > 0;
  }

  /** @returns undefined when there are too many already */
  start(options: {
    readonly parent: ShellProcess | undefined;
    readonly identity: Identity;
    readonly files: FileTable;
    readonly name: string;
  }): ShellProcess | undefined {
    if (this.#processes.size >= mostProcesses) return undefined;
    const process = new ShellProcess({
      ...options,
      pid: this.#freePid(),
      startedMs: this.#now(),
      phone: this,
      nextInode: () => this.#nextInode++,
      left: ({ pid }) => {
        this.#processes.delete(pid);
        this.#known.remove(pid);
      },
    });
    this.#processes.set(process.pid, process);
    this.#known.add(process);
    return process;
  }

  /** Apps are numbered from 2345 in steps of 17: their numbers are left out, so that no two processes share one. */
  #freePid(): number {
    for (;;) {
      const pid = this.#next;
      this.#next = pid >= lastPid ? firstPid : pid + 1;
      if ((pid - 2_345) % 17 !== 0 && !this.#processes.has(pid)) return pid;
    }
  }
}

const tables = new WeakMap<SystemServices, ProcessTable>();

export function processTableOf(system: SystemServices): ProcessTable {
  const known = tables.get(system);
  if (known !== undefined) return known;
  const table = new ProcessTable({ now: () => system.clock.elapsed(), known: system.programs });
  tables.set(system, table);
  return table;
}
