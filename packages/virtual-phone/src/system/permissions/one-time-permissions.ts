import type { SystemServer } from '../system-server.ts';
import type { Timer } from '../time/time-source.ts';

/** AOSP `Utils.getOneTimePermissionsTimeout()` and `getOneTimePermissionsKilledDelay()` of the permission controller. */
const delaysMs = { left: 60_000, gone: 5_000 } as const;
/** Whether an app is used: it may have been left, or have no process any more. */
type Use = 'inUse' | keyof typeof delaysMs;

interface Session {
  readonly use: Use;
  readonly end?: Timer;
}

/** What was allowed "Only this time" is taken back when its app has not been used for some time. */
export class OneTimePermissions {
  readonly #system: SystemServer;
  readonly #sessions = new Map<string, Session>();

  constructor(system: SystemServer) {
    this.#system = system;
  }

  /** The person has allowed an app permissions for this time. */
  async grant(packageName: string, permissions: readonly string[]): Promise<void> {
    const { packages } = this.#system;
    for (const permission of permissions) {
      await packages.grant(packageName, permission);
      packages.find(packageName)?.oneTime.add(permission);
    }
    if (permissions.length === 0) return;
    if (!this.#sessions.has(packageName)) this.#sessions.set(packageName, { use: 'inUse' });
    this.update();
  }

  /** What is seen, or which processes there are, may have changed. */
  update(): void {
    for (const [packageName, session] of this.#sessions) {
      const use = this.#useOf(packageName);
      if (use === session.use) continue;
      session.end?.cancel();
      const revoke = () => this.#system.background('one-time permissions', () => this.#revoke(packageName));
      const end = use === 'inUse' ? {} : { end: this.#system.clock.after(delaysMs[use], revoke) };
      this.#sessions.set(packageName, { use, ...end });
    }
  }

  /** At a start of the phone nothing of before counts. */
  start(): void {
    for (const { end } of this.#sessions.values()) end?.cancel();
    this.#sessions.clear();
    for (const { granted, oneTime } of this.#system.packages.list())
      for (const permission of oneTime) granted.delete(permission);
  }

  #useOf(packageName: string): Use {
    const { activities, services, processes, power } = this.#system;
    if (processes.of(packageName).length === 0) return 'gone';
    const isSeen = power.on && activities.visible().some(({ component }) => component.packageName === packageName);
    const serves = services
      .list()
      .some(({ isForeground, component }) => isForeground && component.packageName === packageName);
    return isSeen || serves ? 'inUse' : 'left';
  }

  async #revoke(packageName: string): Promise<void> {
    this.#sessions.delete(packageName);
    const { packages, processes, events } = this.#system;
    const record = packages.find(packageName);
    if (record === undefined) return;
    for (const permission of record.oneTime) record.granted.delete(permission);
    await processes.kill(packageName, { reason: 'permissions revoked' });
    events.emit('packages', { packageName });
  }
}
