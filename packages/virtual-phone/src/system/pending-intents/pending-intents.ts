import {
  FLAG_CANCEL_CURRENT,
  FLAG_IMMUTABLE,
  FLAG_MUTABLE,
  FLAG_NO_CREATE,
  FLAG_ONE_SHOT,
  FLAG_UPDATE_CURRENT,
  type Intent,
  type PendingIntent,
} from '@androidworld/app-sdk';
import { illegalArgument, javaException } from '../java-exception.ts';
import type { SystemServer } from '../system-server.ts';

/** What the system holds for a pending intent: who made it, and what is sent in that app's name. */
export class PendingIntentRecord {
  readonly packageName: string;
  readonly key: string;
  readonly kind: PendingIntent['kind'];
  readonly requestCode: number;
  readonly flags: number;
  intent: Intent;
  isCanceled = false;

  constructor(packageName: string, key: string, { kind, requestCode = 0, flags = 0, intent }: PendingIntent) {
    this.packageName = packageName;
    this.key = key;
    this.kind = kind;
    this.requestCode = requestCode;
    this.flags = flags;
    this.intent = intent;
  }

  /** Apps made before Android 12 may say neither: mutable then. */
  get isImmutable(): boolean {
    return (this.flags & FLAG_IMMUTABLE) !== 0;
  }

  toPendingIntent(): PendingIntent {
    const { kind, requestCode, flags, intent } = this;
    return { kind, requestCode, flags, intent };
  }
}

/** Holds the apps' pending intents and sends them (AOSP `PendingIntentController`, `PendingIntentRecord`). */
export class PendingIntents {
  readonly #system: SystemServer;
  readonly #records = new Map<string, PendingIntentRecord>();

  constructor(system: SystemServer) {
    this.#system = system;
  }

  list(): readonly PendingIntentRecord[] {
    return [...this.#records.values()];
  }

  find(packageName: string, pending: PendingIntent): PendingIntentRecord | undefined {
    return this.#records.get(keyOf(packageName, pending));
  }

  /** `PendingIntent.getActivity` and its like. Null when there is none, and FLAG_NO_CREATE says to make none. */
  get(packageName: string, pending: PendingIntent): PendingIntentRecord | null {
    const flags = pending.flags ?? 0;
    this.#checkMutability(packageName, flags);
    const key = keyOf(packageName, pending);
    const found = this.#records.get(key);
    if (found !== undefined && (flags & FLAG_CANCEL_CURRENT) === 0) {
      if ((flags & FLAG_UPDATE_CURRENT) !== 0) found.intent = pending.intent;
      return found;
    }
    if ((flags & FLAG_NO_CREATE) !== 0) return null;
    if (found !== undefined) this.cancel(found);
    const record = new PendingIntentRecord(packageName, key, pending);
    this.#records.set(key, record);
    return record;
  }

  /** For what is handed to the system: it is made when there is none. */
  require(packageName: string, pending: PendingIntent): PendingIntentRecord {
    const flags = (pending.flags ?? 0) & ~FLAG_NO_CREATE;
    const record = this.get(packageName, { ...pending, flags });
    if (record === null) throw new Error('A pending intent without FLAG_NO_CREATE was not made');
    return record;
  }

  cancel(record: PendingIntentRecord): void {
    record.isCanceled = true;
    if (this.#records.get(record.key) === record) this.#records.delete(record.key);
  }

  /** The package was stopped or is gone. */
  cancelAll(packageName: string): void {
    for (const record of this.list()) if (record.packageName === packageName) this.cancel(record);
  }

  clear(): void {
    for (const record of this.list()) this.cancel(record);
  }

  /**
   * Does what it stands for, with the rights of the app that made it.
   *
   * @param options.allowlistMs for how long the app may start services although it is in the background
   * @throws CanceledException when it is no longer there
   */
  async send(record: PendingIntentRecord, options: { fillIn?: Intent; allowlistMs?: number } = {}): Promise<void> {
    const owner = this.#system.packages.find(record.packageName);
    if (record.isCanceled || owner === undefined) {
      throw javaException('android.app.PendingIntent$CanceledException', 'null');
    }
    if ((record.flags & FLAG_ONE_SHOT) !== 0) this.cancel(record);
    if (options.allowlistMs !== undefined) {
      this.#system.backgroundLimits.allow(record.packageName, options.allowlistMs);
    }
    const intent = record.isImmutable ? record.intent : fillIn(record.intent, options.fillIn);
    const from = { caller: { uid: owner.uid }, callerPackage: record.packageName };
    switch (record.kind) {
      case 'activity':
        await this.#system.activities.start(intent, from);
        return;
      case 'broadcast':
        await this.#system.broadcasts.send(intent, from);
        return;
      case 'service':
      case 'foreground-service':
        this.#system.services.start(intent, { ...from, foreground: record.kind === 'foreground-service' });
    }
  }

  #checkMutability(packageName: string, flags: number): void {
    const target = this.#system.packages.find(packageName)?.manifest.targetSdk ?? 33;
    const isSaid = (flags & (FLAG_IMMUTABLE | FLAG_MUTABLE)) !== 0;
    if (target >= 31 && !isSaid) {
      throw illegalArgument(
        `${packageName}: Targeting S+ (version 31 and above) requires that one of FLAG_IMMUTABLE or FLAG_MUTABLE be specified when creating a PendingIntent.\n` +
          'Strongly consider using FLAG_IMMUTABLE, only use FLAG_MUTABLE if some functionality depends on the PendingIntent being mutable, e.g. if it needs to be used with inline replies or bubbles.',
      );
    }
    if ((flags & FLAG_IMMUTABLE) !== 0 && (flags & FLAG_MUTABLE) !== 0) {
      throw illegalArgument('Cannot set both FLAG_IMMUTABLE and FLAG_MUTABLE for PendingIntent');
    }
  }
}

/** `Intent.filterEquals`, and what else tells pending intents apart. */
function keyOf(packageName: string, { kind, requestCode = 0, intent }: PendingIntent): string {
  const { action, data, type, component, categories = [] } = intent;
  const target = component === undefined ? intent.packageName : `${component.packageName}/${component.className}`;
  return JSON.stringify([packageName, kind, requestCode, action, data, type, target, [...categories].sort()]);
}

/** `Intent.fillIn`: what the intent leaves open, and all extras, come from the sender. */
function fillIn(intent: Intent, other: Intent | undefined): Intent {
  if (other === undefined) return intent;
  const { component: _, ...open } = other;
  return { ...open, ...intent, extras: { ...intent.extras, ...other.extras } };
}
