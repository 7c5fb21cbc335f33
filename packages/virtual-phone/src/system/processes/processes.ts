import type { AppProcess, Extra } from '@androidworld/app-sdk';
import { type AppApiParts, createAppApi } from '../app-api/app-api.ts';
import { illegalArgument } from '../java-exception.ts';
import type { SystemServer } from '../system-server.ts';
import type { Processes, RunningProcess } from '../system-services.ts';

/** A running app: its Node half and what it holds. */
export interface LiveProcess extends RunningProcess {
  readonly app: AppProcess;
  readonly parts: AppApiParts;
}

const firstPid = 2_345;

/** Starts and ends the apps' processes. */
export class ProcessManager implements Processes {
  readonly #system: SystemServer;
  readonly #running = new Map<string, LiveProcess>();
  readonly #starting = new Map<string, Promise<LiveProcess>>();
  #pid = firstPid;
  #processId = 1;

  constructor(system: SystemServer) {
    this.#system = system;
  }

  list(): readonly LiveProcess[] {
    return [...this.#running.values()];
  }

  find(packageName: string): LiveProcess | undefined {
    return this.#running.get(packageName);
  }

  async ensure(packageName: string): Promise<LiveProcess> {
    const running = this.#running.get(packageName) ?? this.#starting.get(packageName);
    if (running !== undefined) return running;
    const starting = this.#start(packageName).finally(() => this.#starting.delete(packageName));
    this.#starting.set(packageName, starting);
    return starting;
  }

  async kill(
    packageName: string,
    options: { stopped?: boolean; endsTasks?: boolean; reason?: string } = {},
  ): Promise<void> {
    const record = this.#system.packages.find(packageName);
    // A start under way ends first, whatever becomes of it: only then is there something to kill.
    await this.#starting.get(packageName)?.catch(() => undefined);
    const running = this.#running.get(packageName);
    if (options.stopped && record !== undefined) record.stopped = true;
    if (options.stopped) this.#system.services.endAll(packageName);
    if (running !== undefined) this.#end(running, options.reason ?? (options.stopped ? `stop ${packageName}` : 'kill'));
    this.#system.disk.closeDatabases(`/data/data/${packageName}`);
    this.#system.disk.closeDatabases(`/data/user_de/0/${packageName}`);
    if (options.stopped) {
      this.#system.notifications.cancelAll(packageName);
      this.#system.alarms.cancelAll(packageName);
      this.#system.jobs.cancelAll(packageName);
      this.#system.pendingIntents.cancelAll(packageName);
    }
    const mayRestart = this.#system.isUp && !this.#system.crashes.isBad(packageName);
    this.#system.services.processEnded(packageName, { mayRestart });
    this.#system.jobs.processEnded(packageName);
    await this.#system.activities.processEnded(packageName, {
      endsTasks: options.endsTasks ?? options.stopped ?? false,
    });
    this.#system.publish();
  }

  async crash(packageName: string, stack: string): Promise<void> {
    this.#system.logCrash(packageName, this.#running.get(packageName)?.pid ?? 0, stack);
    // Counted first: without its process, the launcher would be started again at once.
    this.#system.crashes.add(packageName);
    await this.kill(packageName, { reason: 'crash' });
    await this.#system.crashes.tell(packageName);
  }

  /** AOSP `ProcessErrorStateRecord.appNotResponding()`, for a process that nobody is asked about. */
  async notResponding(packageName: string, reason: string): Promise<void> {
    const { log, crashes } = this.#system;
    const pid = this.#running.get(packageName)?.pid ?? 0;
    const message = `ANR in ${packageName}\nPID: ${pid}\nReason: ${reason}`;
    log.write({ buffer: 'system', priority: 'E', tag: 'ActivityManager', message });
    crashes.add(packageName);
    await this.kill(packageName, { reason: 'anr' });
    await crashes.tell(packageName);
  }

  async #start(packageName: string): Promise<LiveProcess> {
    const record = this.#system.packages.find(packageName);
    if (record === undefined) throw illegalArgument(`Unknown package: ${packageName}`);
    record.stopped = false;
    const processId = this.#processId++;
    const pid = this.#pid;
    this.#pid += 17;
    const parts = createAppApi(this.#system, record);
    this.#log(`Start proc ${pid}:${packageName}/${userName(record.uid)} for ${packageName}`);
    const host = {
      emit: (name: string, data: Extra) =>
        this.#system.screen?.send({ kind: 'event', packageName, name: 'fromProcess', data: { name, data } }),
    };
    try {
      const app = (await record.app.start?.(parts.api, { emit: (name, data) => void host.emit(name, data) })) ?? {};
      const { uid } = record;
      const live = { packageName, pid, uid, processId, startedMs: this.#system.clock.now(), app, parts };
      this.#running.set(packageName, live);
      return live;
    } catch (error) {
      parts.close();
      this.#system.logCrash(packageName, pid, error instanceof Error ? (error.stack ?? error.message) : String(error));
      throw error;
    }
  }

  #end(running: LiveProcess, reason: string): void {
    const { packageName, pid, uid } = running;
    this.#running.delete(packageName);
    running.parts.close();
    running.app.stop?.();
    this.#log(`Killing ${pid}:${packageName}/${userName(uid)} (adj 0): ${reason}`);
  }

  #log(message: string): void {
    this.#system.log.write({ buffer: 'system', priority: 'I', tag: 'ActivityManager', message });
  }
}

/** `u0a123`, or `1000` for system users. */
function userName(uid: number): string {
  return uid >= 10_000 ? `u0a${uid - 10_000}` : String(uid);
}
