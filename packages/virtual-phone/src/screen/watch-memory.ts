import { readFile } from 'node:fs/promises';
import { hostEvery } from '../system/time/host-time.ts';

/** What a page may have in memory: beside its scripts' objects, which have a limit of their own, pictures and buffers. */
const mostBytes = 1_536 * 2 ** 20;
const everyMs = 1_000;
const pageBytes = 4_096;

/**
 * Ends renderers that have grown too large, before the computer has no memory left for others. Only on Linux, where
 * their size can be read; elsewhere the system has to end them.
 *
 * @param renderers process ids
 * @param onCull told just before one is ended
 */
export function watchMemory(renderers: () => Promise<readonly number[]>, onCull: () => void): { close(): void } {
  if (process.platform !== 'linux') return { close: () => undefined };
  let isLooking = false;
  const look = async () => {
    for (const pid of await renderers()) {
      if ((await residentBytes(pid)) <= mostBytes) continue;
      onCull();
      process.kill(pid, 'SIGKILL');
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
