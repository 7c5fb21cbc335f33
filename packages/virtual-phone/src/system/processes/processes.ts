import type { Extra } from '@androidworld/app-sdk';
import { createAppApi } from '../app-api/app-api.ts';
import { illegalArgument } from '../java-exception.ts';
import type { SystemServer } from '../system-server.ts';
import type { Processes } from '../system-services.ts';
import { writeEvent } from '../write-event.ts';
import { type ProcessRecord, renderProcess } from './process-record.ts';

const firstPid = 2_345;

interface KillOptions {
  readonly stopped?: boolean;
  readonly endsTasks?: boolean;
  readonly reason?: string;
}

/** Starts and ends the apps' processes. */
export class ProcessManager implements Processes {
  readonly #system: SystemServer;
  /** By package and name: two packages may use the same global name. */
  readonly #running = new Map<string, ProcessRecord>();
  readonly #starting = new Map<string, Promise<ProcessRecord>>();
  #pid = firstPid;
  #processId = 1;

  constructor(system: SystemServer) {
    this.#system = system;
  }

  list(): readonly ProcessRecord[] {
    return [...this.#running.values()];
  }

  of(packageName: string): readonly ProcessRecord[] {
    return this.list().filter((process) => process.packageName === packageName);
  }

  find(packageName: string, processName = packageName): ProcessRecord | undefined {
    return this.#running.get(keyOf(packageName, processName));
  }

  async ensure(packageName: string, processName = packageName): Promise<ProcessRecord> {
    const key = keyOf(packageName, processName);
    const running = this.#running.get(key) ?? this.#starting.get(key);
    if (running !== undefined) return running;
    const starting = this.#start(packageName, processName).finally(() => this.#starting.delete(key));
    this.#starting.set(key, starting);
    return starting;
  }

  async kill(packageName: string, options: KillOptions = {}): Promise<void> {
    const { stopped = false, endsTasks = stopped, reason = stopped ? `stop ${packageName}` : 'kill' } = options;
    const record = this.#system.packages.find(packageName);
    // Starts under way end first, whatever becomes of them: only then is there something to kill.
    const starting = [...this.#starting].filter(([key]) => key.startsWith(keyOf(packageName, '')));
    await Promise.allSettled(starting.map(([, start]) => start));
    if (stopped && record !== undefined) record.stopped = true;
    if (stopped) this.#system.services.endAll(packageName);
    const ended = this.of(packageName);
    for (const process of ended) this.#end(process, reason);
    this.#closeDatabases(packageName);
    if (stopped) {
      this.#system.notifications.cancelAll(packageName);
      this.#system.alarms.cancelAll(packageName);
      this.#system.jobs.cancelAll(packageName);
      this.#system.pendingIntents.cancelAll(packageName);
    }
    if (endsTasks) await this.#system.activities.packageEnded(packageName);
    else await this.#system.activities.processesDied(packageName, ended);
    this.#system.publish();
  }

  async killProcess(process: ProcessRecord, reason: string): Promise<void> {
    if (this.find(process.packageName, process.processName) !== process) return;
    this.#end(process, reason);
    if (this.of(process.packageName).length === 0) this.#closeDatabases(process.packageName);
    await this.#system.activities.processesDied(process.packageName, [process]);
    this.#system.publish();
  }

  async killPid(pid: number, reason: string): Promise<boolean> {
    const process = this.list().find((each) => each.pid === pid);
    if (process !== undefined) await this.killProcess(process, reason);
    return process !== undefined;
  }

  async crash(packageName: string, stack: string, processName = packageName): Promise<void> {
    const process = this.find(packageName, processName);
    this.#system.logCrash(processName, process?.pid ?? 0, stack);
    await this.#fail(packageName, process, 'crash');
  }

  /** AOSP `ProcessErrorStateRecord.appNotResponding()`, for a process that nobody is asked about. */
  async notResponding(packageName: string, reason: string, processName = packageName): Promise<void> {
    const process = this.find(packageName, processName);
    const message = `ANR in ${processName}\nPID: ${process?.pid ?? 0}\nReason: ${reason}`;
    this.#system.log.write({ buffer: 'system', priority: 'E', tag: 'ActivityManager', message });
    await this.#fail(packageName, process, 'anr');
  }

  async #fail(packageName: string, process: ProcessRecord | undefined, reason: string): Promise<void> {
    const { crashes, activities } = this.#system;
    // Counted first: without its process, the launcher would be started again at once.
    crashes.add(packageName);
    if (process !== undefined) {
      activities.finishCrashed(process, { all: crashes.isRepeated(packageName) });
      await this.killProcess(process, reason);
    }
    await crashes.tell(packageName);
  }

  async #start(packageName: string, processName: string): Promise<ProcessRecord> {
    const record = this.#system.packages.find(packageName);
    if (record === undefined) throw illegalArgument(`Unknown package: ${packageName}`);
    record.stopped = false;
    const processId = this.#processId++;
    const pid = this.#pid;
    this.#pid += 17;
    const { uid } = record;
    const parts = createAppApi(this.#system, record, processName);
    this.#log(`Start proc ${renderProcess({ pid, processName, uid })} for ${packageName}`);
    writeEvent(this.#system.log, 'am_proc_start', [0, pid, uid, processName, 'added application', processName]);
    const host = {
      processName,
      emit: (name: string, data: Extra) =>
        this.#system.page.send({ kind: 'event', packageName, name: 'fromProcess', data: { name, data } }),
    };
    try {
      const app = (await record.app.start?.(parts.api, host)) ?? {};
      const startedMs = this.#system.clock.now();
      const live = { packageName, processName, pid, uid, processId, startedMs, app, parts };
      this.#running.set(keyOf(packageName, processName), live);
      return live;
    } catch (error) {
      parts.close();
      this.#system.logCrash(processName, pid, error instanceof Error ? (error.stack ?? error.message) : String(error));
      throw error;
    }
  }

  #end(process: ProcessRecord, reason: string): void {
    this.#running.delete(keyOf(process.packageName, process.processName));
    process.parts.close();
    process.app.stop?.();
    this.#system.services.processEnded(process);
    this.#system.jobs.processEnded(process);
    this.#log(`Killing ${renderProcess(process)} (adj 0): ${reason}`);
    writeEvent(this.#system.log, 'am_kill', [0, process.pid, process.processName, 0, reason]);
  }

  #closeDatabases(packageName: string): void {
    this.#system.disk.closeDatabases(`/data/data/${packageName}`);
    this.#system.disk.closeDatabases(`/data/user_de/0/${packageName}`);
  }

  #log(message: string): void {
    this.#system.log.write({ buffer: 'system', priority: 'I', tag: 'ActivityManager', message });
  }
}

function keyOf(packageName: string, processName: string): string {
  return `${packageName}/${processName}`;
}
