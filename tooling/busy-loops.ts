import { Worker } from 'node:worker_threads';

/** Does `work` beside six loops that never end. */
export async function besideBusyLoops<T>(work: () => Promise<T>): Promise<T> {
  const loops = Array.from({ length: 6 }, () => new Worker('for (;;);', { eval: true }));
  try {
    return await work();
  } finally {
    await Promise.all(loops.map((loop) => loop.terminate()));
  }
}
