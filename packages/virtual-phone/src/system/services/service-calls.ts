import type { SystemServer } from '../system-server.ts';
import type { ServiceRecord } from './service-record.ts';

/** Calls the methods of services: those of one service come one after the other. */
export class ServiceCalls {
  readonly #system: SystemServer;
  readonly #last = new WeakMap<ServiceRecord, Promise<void>>();

  constructor(system: SystemServer) {
    this.#system = system;
  }

  enqueue(record: ServiceRecord, call: () => Promise<void>): Promise<void> {
    const done = (this.#last.get(record) ?? Promise.resolve()).then(call);
    // Whoever asked for it is told of its failure; those after it run nevertheless.
    this.#last.set(
      record,
      done.catch(() => undefined),
    );
    return done;
  }

  /** In turn, in the background, if its process is still that one. */
  call(record: ServiceRecord, pid: number, what: string, method: () => Promise<unknown>): void {
    this.#system.background(`${what} of ${record.component.className}`, () =>
      this.enqueue(record, async () => {
        if (this.pidOf(record) === pid) await this.run(record, pid, what, method);
      }),
    );
  }

  /** Runs one of its methods; an exception is the app's crash. @returns whether service and process are still those it ran in */
  async run(record: ServiceRecord, pid: number, what: string, method: () => Promise<unknown>): Promise<boolean> {
    const { packageName, className } = record.component;
    try {
      await method();
    } catch (error) {
      if (this.pidOf(record) !== pid) return false;
      const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
      await this.#system.processes.crash(
        packageName,
        `java.lang.RuntimeException: Unable to ${what} service ${className}: ${stack}`,
        record.processName,
      );
    }
    return record.instance !== undefined && this.pidOf(record) === pid;
  }

  pidOf({ component, processName }: ServiceRecord): number | undefined {
    return this.#system.processes.find(component.packageName, processName)?.pid;
  }
}
