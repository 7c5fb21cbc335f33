import type { Intent } from '@androidworld/app-sdk';
import { z } from 'zod';
import { intentFlags } from '../packages/intent-text.ts';
import type { SystemServer } from '../system-server.ts';
import type { Timer } from '../time/time-source.ts';

export interface Alarm {
  readonly packageName: string;
  readonly id: string;
  readonly atMs: number;
  readonly intent: Intent;
}

/** Intents are kept as they were given. */
export const alarmSchema = z.object({
  packageName: z.string(),
  id: z.string(),
  atMs: z.number(),
  intent: z.custom<Intent>((value) => typeof value === 'object' && value !== null),
});

/** Alarms by the phone's clock; they outlive the process that set them. */
export class Alarms {
  readonly #system: SystemServer;
  readonly #alarms = new Map<string, Alarm>();
  #timer: Timer | undefined;

  constructor(system: SystemServer) {
    this.#system = system;
  }

  list(): readonly Alarm[] {
    return [...this.#alarms.values()].sort((a, b) => a.atMs - b.atMs);
  }

  set(alarm: Alarm): void {
    this.#alarms.set(keyOf(alarm.packageName, alarm.id), alarm);
    this.reschedule();
  }

  cancel(packageName: string, id: string): void {
    this.#alarms.delete(keyOf(packageName, id));
    this.reschedule();
  }

  cancelAll(packageName: string): void {
    for (const [key, alarm] of this.#alarms) if (alarm.packageName === packageName) this.#alarms.delete(key);
    this.reschedule();
  }

  load(alarms: readonly Alarm[]): void {
    this.#alarms.clear();
    for (const alarm of alarms) this.#alarms.set(keyOf(alarm.packageName, alarm.id), alarm);
    this.reschedule();
  }

  /** Waits for the next alarm anew: one changed, or the clock did. */
  reschedule(): void {
    this.#timer?.cancel();
    const [next] = this.list();
    if (next === undefined) return;
    this.#timer = this.#system.clock.after(next.atMs - this.#system.clock.now(), () => this.#fire());
  }

  close(): void {
    this.#timer?.cancel();
    this.#alarms.clear();
  }

  #fire(): void {
    const now = this.#system.clock.now();
    for (const alarm of this.list().filter(({ atMs }) => atMs <= now)) {
      this.#alarms.delete(keyOf(alarm.packageName, alarm.id));
      const { packageName } = alarm;
      const flags = (alarm.intent.flags ?? 0) | intentFlags.includeStopped;
      this.#system.background(`alarm ${alarm.id} of ${packageName}`, () =>
        this.#system.broadcasts.deliver({ packageName, ...alarm.intent, flags }),
      );
    }
    this.reschedule();
  }
}

function keyOf(packageName: string, id: string): string {
  return `${packageName}\0${id}`;
}
