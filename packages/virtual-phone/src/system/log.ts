import type { Log, LogEntry } from './system-services.ts';

const mostEntries = 8192;
const buffers: readonly LogEntry['buffer'][] = ['main', 'system', 'crash', 'events', 'radio'];

/** logd: one ring of entries per buffer. */
export class SystemLog implements Log {
  readonly #rings = new Map<LogEntry['buffer'], LogEntry[]>(buffers.map((buffer) => [buffer, []]));
  readonly #followers = new Set<(entry: LogEntry) => void>();
  readonly #now: () => number;
  readonly #order = new WeakMap<LogEntry, number>();
  #written = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  write(entry: Pick<LogEntry, 'priority' | 'tag' | 'message'> & Partial<LogEntry>): void {
    const pid = entry.pid ?? systemServerPid;
    const whole: LogEntry = { timeMs: this.#now(), tid: pid, uid: 1000, buffer: 'main', ...entry, pid };
    this.#order.set(whole, this.#written++);
    const ring = this.#rings.get(whole.buffer);
    ring?.push(whole);
    if (ring !== undefined && ring.length > mostEntries) ring.splice(0, ring.length - mostEntries);
    for (const follower of this.#followers) follower(whole);
  }

  entries(wanted: readonly LogEntry['buffer'][]): readonly LogEntry[] {
    const all = wanted.flatMap((buffer) => this.#rings.get(buffer) ?? []);
    return all.sort((a, b) => (this.#order.get(a) ?? 0) - (this.#order.get(b) ?? 0));
  }

  clear(wanted: readonly LogEntry['buffer'][]): void {
    for (const buffer of wanted) this.#rings.set(buffer, []);
  }

  follow(listener: (entry: LogEntry) => void): () => void {
    this.#followers.add(listener);
    return () => this.#followers.delete(listener);
  }
}

/** Process id of system_server, which writes what no app writes. */
export const systemServerPid = 512;
