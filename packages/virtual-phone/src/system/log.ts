import type { Log, LogEntry } from './system-services.ts';

type LogBuffer = LogEntry['buffer'];

const buffers: readonly LogBuffer[] = ['main', 'system', 'crash', 'events', 'radio'];

/** Bytes of a ring, until `logcat -G` says another size. */
const usualSize = 256 * 1_024;
/** Text is kept compressed, as logd keeps it: so much more of it is there than the ring has bytes. */
const compression = 4;
/** Of an entry, beside its tag and message: its header, its priority and two ends of strings. */
const entryOverhead = 31;

/** How much one buffer keeps, and what it takes: bytes. */
export interface BufferUsage {
  readonly size: number;
  readonly consumed: number;
  /** What can be read, which is kept compressed. */
  readonly readable: number;
}

interface Ring {
  entries: LogEntry[];
  bytes: number;
  size: number;
}

/** logd: one ring of entries per buffer. */
export class SystemLog implements Log {
  readonly #rings = new Map<LogBuffer, Ring>(
    buffers.map((buffer) => [buffer, { entries: [], bytes: 0, size: usualSize }]),
  );
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
    if (ring !== undefined) {
      ring.entries.push(whole);
      ring.bytes += bytesOf(whole);
      prune(ring);
    }
    for (const follower of this.#followers) follower(whole);
  }

  entries(wanted: readonly LogBuffer[]): readonly LogEntry[] {
    const all = wanted.flatMap((buffer) => this.#rings.get(buffer)?.entries ?? []);
    return all.sort((a, b) => (this.#order.get(a) ?? 0) - (this.#order.get(b) ?? 0));
  }

  clear(wanted: readonly LogBuffer[]): void {
    for (const buffer of wanted) {
      const { size = usualSize } = this.#rings.get(buffer) ?? {};
      this.#rings.set(buffer, { entries: [], bytes: 0, size });
    }
  }

  resize(wanted: readonly LogBuffer[], size: number): void {
    for (const buffer of wanted) {
      const ring = this.#rings.get(buffer);
      if (ring === undefined) continue;
      ring.size = size;
      prune(ring);
    }
  }

  usage(buffer: LogBuffer): BufferUsage {
    const { size = usualSize, bytes = 0 } = this.#rings.get(buffer) ?? {};
    return { size, consumed: Math.ceil(bytes / compression), readable: bytes };
  }

  follow(listener: (entry: LogEntry) => void): () => void {
    this.#followers.add(listener);
    return () => this.#followers.delete(listener);
  }
}

/** A good part at once: what goes one by one costs a ring of its size each time. */
function prune(ring: Ring): void {
  const most = ring.size * compression;
  if (ring.bytes <= most) return;
  let gone = 0;
  for (const entry of ring.entries) {
    if (ring.bytes <= most * 0.9) break;
    ring.bytes -= bytesOf(entry);
    gone += 1;
  }
  ring.entries = ring.entries.slice(gone);
}

function bytesOf({ tag, message }: LogEntry): number {
  return Buffer.byteLength(tag) + Buffer.byteLength(message) + entryOverhead;
}

/** Process id of system_server, which writes what no app writes. */
export const systemServerPid = 512;
