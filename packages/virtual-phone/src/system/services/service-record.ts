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
