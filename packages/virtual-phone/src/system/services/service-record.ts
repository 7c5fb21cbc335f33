import type { ComponentName, Intent, Service, ServiceDeclaration } from '@androidworld/app-sdk';
import { processNameOf } from '../processes/process-record.ts';

/** A call of startService that waits for its service, or was given to it. */
export interface StartItem {
  readonly id: number;
  /** Null: the service was only restarted. */
  readonly intent: Intent | null;
  /** `elapsed` */
  deliveredMs: number;
  deliveryCount: number;
  doneExecutingCount: number;
}

/** A service that runs, or is to run again (AOSP `ServiceRecord`). Times are milliseconds since boot. */
export class ServiceRecord {
  readonly component: ComponentName;
  readonly declaration: ServiceDeclaration;
  readonly uid: number;
  /** What it was first started with. */
  readonly intent: Intent;
  readonly createdFromForeground: boolean;
  callingPackage: string | null = null;
  createMs: number;
  lastActivityMs: number;
  restartMs: number;

  /** The running one; undefined while its process is gone or not up yet. */
  instance: Service | undefined;
  pid = 0;
  startRequested = false;
  /** How many hold on to it: running jobs. */
  bindings = 0;
  lastStartId = 0;
  stopIfKilled = false;
  callStart = false;
  readonly pendingStarts: StartItem[] = [];
  readonly deliveredStarts: StartItem[] = [];

  isForeground = false;
  foregroundId = 0;
  /** startForegroundService was called, startForeground not yet. */
  foregroundRequired = false;
  /** It was started where the app may have foreground services. */
  mayBeForeground = false;

  restartCount = 0;
  restartDelayMs = 0;
  nextRestartMs = 0;
  crashCount = 0;

  constructor(options: {
    component: ComponentName;
    declaration: ServiceDeclaration;
    uid: number;
    intent: Intent;
    createdFromForeground: boolean;
    nowMs: number;
  }) {
    this.component = options.component;
    this.declaration = options.declaration;
    this.uid = options.uid;
    this.intent = options.intent;
    this.createdFromForeground = options.createdFromForeground;
    this.createMs = options.nowMs;
    this.lastActivityMs = options.nowMs;
    this.restartMs = options.nowMs;
  }

  get processName(): string {
    return processNameOf(this.component.packageName, this.declaration.process);
  }

  /** Notes a call of startService; ids begin with 1. */
  addStart(intent: Intent | null): void {
    this.lastStartId += 1;
    this.pendingStarts.push({ id: this.lastStartId, intent, deliveredMs: 0, deliveryCount: 0, doneExecutingCount: 0 });
  }

  /** What was delivered up to a start is done with; for a service that is not to be given its intents again. */
  forgetDelivered(startId: number): StartItem | undefined {
    const at = this.deliveredStarts.findIndex(({ id }) => id === startId);
    return at < 0 ? undefined : this.deliveredStarts.splice(at, 1)[0];
  }
}

/** How long a service that went with its process stays away (AOSP `ActiveServices.scheduleServiceRestartLocked`). */
const restartMs = 1_000;
const resetRunMs = 60_000;
const restartFactor = 4;
const minimumBetweenMs = 10_000;
/** `ServiceRecord.MAX_DELIVERY_COUNT`, `MAX_DONE_EXECUTING_COUNT` */
const mostDeliveries = 3;
const mostDoneExecutions = 6;

/**
 * Notes that the service is to come back, and puts the intents it had not finished before those it waits for.
 *
 * @param others when other services come back: `elapsed`
 * @returns whether intents that are to be delivered again were given up
 */
export function planRestart(record: ServiceRecord, nowMs: number, others: readonly number[]): boolean {
  let isGivenUp = false;
  let minimumMs = restartMs;
  let resetMs = resetRunMs;
  for (const item of record.deliveredStarts.splice(0).reverse()) {
    if (item.intent === null) continue;
    if (item.deliveryCount < mostDeliveries && item.doneExecutingCount < mostDoneExecutions) {
      record.pendingStarts.unshift(item);
      const ranMs = (nowMs - item.deliveredMs) * 2;
      minimumMs = Math.max(minimumMs, ranMs);
      resetMs = Math.max(resetMs, ranMs);
    } else isGivenUp = true;
  }
  if (record.restartCount === 0) {
    record.restartCount = 1;
    record.restartDelayMs = minimumMs;
  } else if (nowMs > record.restartMs + resetMs) {
    record.restartCount = 1;
    record.restartDelayMs = minimumMs;
  } else {
    record.restartCount += 1;
    record.restartDelayMs = Math.max(minimumMs, record.restartDelayMs * restartFactor);
  }
  record.nextRestartMs = nowMs + record.restartDelayMs;
  while (others.some((each) => Math.abs(each - record.nextRestartMs) < minimumBetweenMs)) {
    const latest = Math.max(...others.filter((each) => Math.abs(each - record.nextRestartMs) < minimumBetweenMs));
    record.nextRestartMs = latest + minimumBetweenMs;
    record.restartDelayMs = record.nextRestartMs - nowMs;
  }
  return isGivenUp;
}
