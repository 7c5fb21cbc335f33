import type { ComponentName, Intent, Service } from '@androidworld/app-sdk';
import { START_NOT_STICKY, START_REDELIVER_INTENT } from '@androidworld/app-sdk';
import { renderIntent, shortComponent } from '../packages/intent-text.ts';
import type { ProcessRecord } from '../processes/process-record.ts';
import type { SystemServer } from '../system-server.ts';
import type { Services, StartServiceOutcome } from '../system-services.ts';
import type { Timer } from '../time/time-source.ts';
import { type FoundService, findService } from './find-service.ts';
import { planRestart } from './plan-restart.ts';
import { ServiceCalls } from './service-calls.ts';
import { serviceContext } from './service-context.ts';
import { serviceName } from './service-name.ts';
import { ServiceRecord, type StartItem } from './service-record.ts';
import { checkForegroundStart, idleUidRecord, missingPermission, type ServiceCaller } from './start-checks.ts';

/** `ActivityManagerConstants.DEFAULT_SERVICE_START_FOREGROUND_TIMEOUT_MS` of Android 13 */
const startForegroundTimeoutMs = 30_000;

/** The services of all apps (AOSP `ActiveServices`). */
export class ActiveServices implements Services {
  readonly #system: SystemServer;
  readonly #records = new Map<string, ServiceRecord>();
  readonly #calls: ServiceCalls;
  readonly #foregroundTimers = new Map<ServiceRecord, Timer>();
  readonly #restartTimers = new Map<ServiceRecord, Timer>();

  constructor(system: SystemServer) {
    this.#system = system;
    this.#calls = new ServiceCalls(system);
  }

  list(): readonly ServiceRecord[] {
    return [...this.#records.values()];
  }

  /** @throws ForegroundServiceStartNotAllowedException */
  start(intent: Intent, options: ServiceCaller & { foreground: boolean }): StartServiceOutcome {
    const found = findService(this.#system.packages, intent);
    if (found === undefined) return { result: 'not-found' };
    const { record: owner, declaration } = found;
    const component = { packageName: owner.packageName, className: declaration.name };
    const missing = missingPermission(this.#system, found, options);
    if (missing !== undefined) return { result: 'denied', permission: missing };
    const known = this.#records.get(keyOf(component));
    const limits = this.#system.backgroundLimits;
    const isInUse = limits.mayStartServices(owner.packageName);
    if (options.foreground) checkForegroundStart(this.#system, component, options);
    else if (known?.startRequested !== true && !isInUse) {
      const who = options.callerPackage ?? 'null';
      const text = `Background start not allowed: service ${renderIntent(intent)} to ${shortComponent(component)} from pid=0 uid=${options.caller.uid} pkg=${who} startFg?=false`;
      this.#system.log.write({ buffer: 'system', priority: 'W', tag: 'ActivityManager', message: text });
      return { result: 'in-background', uidRecord: idleUidRecord(this.#system, owner) };
    }
    const record = known ?? this.#makeRecord(found, intent);
    record.callingPackage = options.callerPackage;
    record.lastActivityMs = this.#system.clock.elapsed();
    record.startRequested = true;
    record.addStart({ ...intent, component });
    if (options.foreground) {
      record.mayBeForeground = true;
      record.foregroundRequired = !record.isForeground;
    }
    this.#comeUp(record);
    return { result: 'started', component };
  }

  stop(intent: Intent, options: ServiceCaller): 'stopped' | 'not-running' | { denied: string } {
    const found = findService(this.#system.packages, intent);
    if (found === undefined) return 'not-running';
    const denied = missingPermission(this.#system, found, options);
    if (denied !== undefined) return { denied };
    const component = { packageName: found.record.packageName, className: found.declaration.name };
    const record = this.#records.get(keyOf(component));
    if (record === undefined) return 'not-running';
    this.#stopStarted(record);
    return 'stopped';
  }

  /** A service ends itself; with a start id only if that start was the last. */
  stopSelf(record: ServiceRecord, startId?: number): boolean {
    if (!this.#isKnown(record)) return false;
    if (startId !== undefined) {
      const at = record.deliveredStarts.findIndex(({ id }) => id === startId);
      if (at >= 0) record.deliveredStarts.splice(0, at + 1);
      if (record.lastStartId !== startId) return false;
    }
    this.#stopStarted(record);
    return true;
  }

  /** Brings it up for one who calls its methods himself. @returns undefined when that fails */
  async bind(component: ComponentName): Promise<Service | undefined> {
    const found = findService(this.#system.packages, { component });
    if (found === undefined) return undefined;
    const record = this.#records.get(keyOf(component)) ?? this.#makeRecord(found, { component });
    record.bindings += 1;
    await this.#calls.enqueue(record, async () => {
      if (record.instance === undefined && this.#isKnown(record)) await this.#create(record);
    });
    return record.instance;
  }

  unbind(component: ComponentName): void {
    const record = this.#records.get(keyOf(component));
    if (record === undefined) return;
    record.bindings -= 1;
    if (!record.startRequested && record.bindings === 0) this.#bringDown(record);
  }

  #stopStarted(record: ServiceRecord): void {
    record.startRequested = false;
    record.callStart = false;
    if (record.bindings === 0) this.#bringDown(record);
  }

  /** It is no longer wanted: `onDestroy`, and what it leaves behind goes. */
  #bringDown(record: ServiceRecord): void {
    const { instance, pid, foregroundRequired, component } = record;
    if (!this.#forget(record)) return;
    record.instance = undefined;
    if (instance !== undefined) this.#calls.call(record, pid, 'stop', async () => instance.onDestroy?.());
    this.#system.publish();
    if (foregroundRequired && instance !== undefined) {
      this.#system.background('startForeground that never came', () =>
        this.#system.processes.crash(component.packageName, neverForeground(record), record.processName),
      );
    }
  }

  /** Its process is gone: services that want to come back do so after a while. */
  processEnded({ packageName, pid }: ProcessRecord): void {
    const isStopped = this.#system.packages.find(packageName)?.stopped ?? true;
    const mayRestart = this.#system.isUp && !isStopped && !this.#system.crashes.isBad(packageName);
    for (const record of this.list()) {
      if (record.pid !== pid || record.instance === undefined) continue;
      record.instance = undefined;
      record.bindings = 0;
      this.#endForeground(record);
      if (mayRestart && record.startRequested) this.#planRestart(record);
      else this.#forget(record);
    }
  }

  /** The package was stopped by force, or is gone: nothing comes back. */
  endAll(packageName: string): void {
    for (const record of this.list()) if (record.component.packageName === packageName) this.#forget(record);
  }

  clear(): void {
    for (const record of this.list()) this.#forget(record);
  }

  /** `startForeground` was called, or the service is up: what was waited for is there. */
  foregroundStarted(record: ServiceRecord): void {
    record.foregroundRequired = false;
    this.#foregroundTimers.get(record)?.cancel();
    this.#foregroundTimers.delete(record);
  }

  #makeRecord(found: FoundService, intent: Intent): ServiceRecord {
    const { packageName, uid } = found.record;
    const component = { packageName, className: found.declaration.name };
    const record = new ServiceRecord({
      component,
      declaration: found.declaration,
      uid,
      intent: { ...intent, component },
      createdFromForeground: this.#system.backgroundLimits.mayStartServices(packageName),
      nowMs: this.#system.clock.elapsed(),
    });
    this.#records.set(keyOf(component), record);
    return record;
  }

  #planRestart(record: ServiceRecord): void {
    const now = this.#system.clock.elapsed();
    const others = this.list().filter((each) => each !== record && this.#restartTimers.has(each));
    const isGivenUp = planRestart(
      record,
      now,
      others.map(({ nextRestartMs }) => nextRestartMs),
    );
    if ((record.stopIfKilled || isGivenUp) && record.pendingStarts.length === 0) {
      this.#forget(record);
      return;
    }
    const text = `Scheduling restart of crashed service ${shortComponent(record.component)} in ${record.restartDelayMs}ms for start-requested`;
    this.#system.log.write({ buffer: 'system', priority: 'W', tag: 'ActivityManager', message: text });
    this.#restartTimers.get(record)?.cancel();
    const timer = this.#system.clock.after(record.restartDelayMs, () => {
      this.#restartTimers.delete(record);
      record.restartMs = this.#system.clock.elapsed();
      this.#comeUp(record);
    });
    this.#restartTimers.set(record, timer);
  }

  /** Starts process and service where they do not run, and hands over what was started. */
  #comeUp(record: ServiceRecord): void {
    this.#restartTimers.get(record)?.cancel();
    this.#restartTimers.delete(record);
    const name = shortComponent(record.component);
    this.#system.background(`service ${name}`, () => this.#calls.enqueue(record, () => this.#deliver(record)));
  }

  async #deliver(record: ServiceRecord): Promise<void> {
    if (!this.#isKnown(record)) return;
    if (record.instance === undefined) {
      if (!(await this.#create(record))) return;
      // It comes back without anything to do: a call with a null intent.
      if (record.callStart && record.pendingStarts.length === 0) record.addStart(null);
    }
    const { pid } = record;
    if (record.foregroundRequired) this.#awaitForeground(record);
    for (let item = record.pendingStarts.shift(); item !== undefined; item = record.pendingStarts.shift()) {
      if (item.intent === null && record.pendingStarts.length > 0) continue;
      const isAlive = await this.#onStartCommand(record, item);
      if (!isAlive || record.pid !== pid || !this.#isKnown(record)) return;
    }
  }

  /** @returns whether it runs now */
  async #create(record: ServiceRecord): Promise<boolean> {
    const { packageName, className } = record.component;
    const process = await this.#system.processes.ensure(packageName, record.processName).catch((error: unknown) => {
      // The process told of its end in the log; a service without a process is not tried again.
      this.#forget(record);
      throw error;
    });
    if (!this.#isKnown(record)) return false;
    if (this.#calls.pidOf(record) !== process.pid) {
      this.#forget(record);
      return false;
    }
    const create = process.app.services?.[className];
    if (create === undefined) {
      this.#forget(record);
      const why = `java.lang.ClassNotFoundException: Didn't find class "${className}" in the Node half of ${packageName}`;
      await this.#system.processes.crash(
        packageName,
        `java.lang.RuntimeException: Unable to instantiate service ${className}: ${why}`,
        record.processName,
      );
      return false;
    }
    const instance = create(serviceContext(this.#system, record));
    record.instance = instance;
    record.pid = process.pid;
    record.createMs = this.#system.clock.elapsed();
    return this.#calls.run(record, process.pid, 'create', async () => instance.onCreate?.());
  }

  /** @returns whether the service is still there afterwards */
  async #onStartCommand(record: ServiceRecord, item: StartItem): Promise<boolean> {
    const { instance, pid } = record;
    if (instance === undefined) return false;
    item.deliveredMs = this.#system.clock.elapsed();
    item.deliveryCount += 1;
    record.lastActivityMs = item.deliveredMs;
    record.deliveredStarts.push(item);
    const flags = (item.deliveryCount > 1 ? 2 : 0) | (item.doneExecutingCount > 0 ? 1 : 0);
    const what = `start ${item.intent === null ? 'null' : renderIntent(item.intent)}`;
    let answer: number | undefined;
    const isAlive = await this.#calls.run(record, pid, what, async () => {
      answer = await instance.onStartCommand?.(item.intent, flags, item.id);
    });
    if (!isAlive) return false;
    record.callStart = true;
    if (answer === START_REDELIVER_INTENT) {
      item.deliveryCount = 0;
      item.doneExecutingCount += 1;
      record.stopIfKilled = true;
      return true;
    }
    record.forgetDelivered(item.id);
    if (answer !== START_NOT_STICKY) record.stopIfKilled = false;
    else if (record.lastStartId === item.id) record.stopIfKilled = true;
    return true;
  }

  #awaitForeground(record: ServiceRecord): void {
    if (this.#foregroundTimers.has(record)) return;
    const timer = this.#system.clock.after(startForegroundTimeoutMs, () => {
      this.#foregroundTimers.delete(record);
      if (record.foregroundRequired) this.#stopStarted(record);
    });
    this.#foregroundTimers.set(record, timer);
  }

  #endForeground(record: ServiceRecord): void {
    this.#foregroundTimers.get(record)?.cancel();
    this.#foregroundTimers.delete(record);
    record.foregroundRequired = false;
    if (!record.isForeground) return;
    record.isForeground = false;
    this.#system.notifications.endForeground(record.component.packageName, record.foregroundId);
    record.foregroundId = 0;
  }

  /** @returns false when it was gone already */
  #forget(record: ServiceRecord): boolean {
    if (!this.#isKnown(record)) return false;
    this.#records.delete(keyOf(record.component));
    this.#restartTimers.get(record)?.cancel();
    this.#restartTimers.delete(record);
    this.#endForeground(record);
    record.startRequested = false;
    record.callStart = false;
    record.pendingStarts.length = 0;
    record.deliveredStarts.length = 0;
    return true;
  }

  #isKnown(record: ServiceRecord): boolean {
    return this.#records.get(keyOf(record.component)) === record;
  }
}

const keyOf = ({ packageName, className }: ComponentName): string => `${packageName}/${className}`;

function neverForeground(record: ServiceRecord): string {
  return `android.app.RemoteServiceException$ForegroundServiceDidNotStartInTimeException: Context.startForegroundService() did not then call Service.startForeground(): ${serviceName(record)}`;
}
