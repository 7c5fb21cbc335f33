import { readFile } from 'node:fs/promises';
import { hostEvery } from '../system/time/host-time.ts';

/** What a page may have in memory: beside its scripts' objects, which have a limit of their own, pictures and buffers. */
const mostBytes = 1_536 * 2 ** 20;
const everyMs = 1_000;
const pageBytes = 4_096;

/** A page that has taken this much may hold little more than garbage: a script engine is in no hurry to look. */
const manyBytes = mostBytes / 2;
/** As much more since it was last asked to collect its garbage makes it worth asking again. */
const worthBytes = mostBytes / 6;

interface MemoryListener {
  /** A renderer may have much garbage: time to have it collected. */
  onMuch(): void;
  /** Told just before one is ended. */
  onCull(): void;
}

/**
 * Ends renderers that have grown too large, before the computer has no memory left for others. Only on Linux, where
 * their size can be read; elsewhere the system has to end them.
 *
 * @param renderers process ids
 */
export function watchMemory(
  renderers: () => Promise<readonly number[]>,
  { onMuch, onCull }: MemoryListener,
): { close(): void } {
  if (process.platform !== 'linux') return { close: () => undefined };
  let isLooking = false;
  /** Their sizes when they had last collected their garbage; not known yet where they have just been asked to. */
  let collected = new Map<number, number | undefined>();
  const look = async () => {
    const pids = await renderers();
    collected = new Map([...collected].filter(([pid]) => pids.includes(pid)));
    for (const pid of pids) {
      const bytes = await residentBytes(pid);
      if (bytes > mostBytes) {
        onCull();
        process.kill(pid, 'SIGKILL');
      } else if (collected.has(pid) && collected.get(pid) === undefined) {
        collected.set(pid, bytes);
      } else if (bytes > Math.max(manyBytes, (collected.get(pid) ?? 0) + worthBytes)) {
        collected.set(pid, undefined);
        onMuch();
      }
    }
  };
  const timer = hostEvery(everyMs, () => {
    if (isLooking) return;
    isLooking = true;
    // The browser, or the process, has ended meanwhile.
    look()
      .catch(() => undefined)
      .finally(() => {
        isLooking = false;
      });
  });
  return { close: () => timer.cancel() };
}

/** @see proc_pid_statm(5) */
async function residentBytes(pid: number): Promise<number> {
  const [, residentPages] = (await readFile(`/proc/${pid}/statm`, 'latin1')).split(' ');
  return Number(residentPages) * pageBytes;
}
