import fs from 'node:fs';
import { hostDeadline } from '../system/time/host-time.ts';
import type { Timer } from '../system/time/time-source.ts';

/** A fast disk takes some 200 MB meanwhile. */
const intervalMs = 100;

/**
 * SQLite writes by itself, in another process: what it has written is told while it works.
 *
 * @param host the database's file
 * @param grown by so many bytes since it was last told
 * @returns what ends the watch
 */
export function watchLoan(host: string, grown: (bytes: number) => void): () => void {
  let told = sizeOf(host);
  let timer: Timer | undefined;
  const look = () => {
    const size = sizeOf(host);
    const bytes = size - told;
    told = size;
    if (bytes !== 0) grown(bytes);
  };
  const wait = () => {
    timer = hostDeadline(intervalMs, () => {
      // Before it is told: that may end the watch.
      wait();
      look();
    });
  };
  wait();
  return () => {
    timer?.cancel();
    look();
  };
}

/** With what a transaction has written beside it. */
function sizeOf(host: string): number {
  const files = [host, `${host}-wal`, `${host}-journal`];
  return files.reduce((all, file) => all + (fs.lstatSync(file, { throwIfNoEntry: false })?.size ?? 0), 0);
}
