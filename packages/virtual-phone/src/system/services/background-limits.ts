import type { SystemServer } from '../system-server.ts';

/** `ActivityManagerConstants.BACKGROUND_SETTLE_TIME`: an app that was left counts as in use for so long. */
const settleMs = 60_000;
/** `FG_TO_BG_FGS_GRACE_DURATION` */
const foregroundServiceGraceMs = 5_000;

/** Which apps are in use, and so may start services (AOSP `OomAdjuster.updateUids`, `getAppStartModeLOSP`). */
export class BackgroundLimits {
  readonly #system: SystemServer;
  #inUse: ReadonlySet<string> = new Set();
  /** `elapsed` when the app was last in use. */
  readonly #leftMs = new Map<string, number>();
  readonly #allowedUntilMs = new Map<string, number>();

  constructor(system: SystemServer) {
    this.#system = system;
  }

  /** What is seen, or runs as a foreground service, may have changed. */
  update(): void {
    const { activities, services, clock } = this.#system;
    const inUse = new Set(activities.visible().map(({ component }) => component.packageName));
    for (const record of services.list()) if (record.isForeground) inUse.add(record.component.packageName);
    for (const name of this.#inUse) if (!inUse.has(name)) this.#leftMs.set(name, clock.elapsed());
    this.#inUse = inUse;
  }

  /** As after a tap on a notification, an exact alarm, or a message that came. */
  allow(packageName: string, forMs: number): void {
    const until = this.#system.clock.elapsed() + forMs;
    this.#allowedUntilMs.set(packageName, Math.max(until, this.#allowedUntilMs.get(packageName) ?? 0));
  }

  /** Whether it may start ordinary services (API 26). */
  mayStartServices(packageName: string): boolean {
    return this.#isExempt(packageName, 26) || this.#usedWithin(packageName, settleMs);
  }

  /** Whether it may start foreground services (API 31). */
  mayStartForegroundServices(packageName: string): boolean {
    if (this.#isExempt(packageName, 31) || this.#usedWithin(packageName, foregroundServiceGraceMs)) return true;
    return this.#system.packages.checkPermission(packageName, 'android.permission.SYSTEM_ALERT_WINDOW');
  }

  clear(): void {
    this.#inUse = new Set();
    this.#leftMs.clear();
    this.#allowedUntilMs.clear();
  }

  #isExempt(packageName: string, sinceSdk: number): boolean {
    const record = this.#system.packages.find(packageName);
    return record === undefined || record.uid < 10_000 || (record.manifest.targetSdk ?? 33) < sinceSdk;
  }

  #usedWithin(packageName: string, ms: number): boolean {
    const now = this.#system.clock.elapsed();
    if (this.#inUse.has(packageName) || (this.#allowedUntilMs.get(packageName) ?? 0) > now) return true;
    // An app without a process is idle at once.
    if (this.#system.processes.of(packageName).length === 0) return false;
    const left = this.#leftMs.get(packageName);
    return left !== undefined && now - left < ms;
  }
}
