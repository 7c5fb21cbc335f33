import type { ProveOptions } from '../../packages/core/src/testing/index.ts';

/** What a tear-down must leave as it was on the virtual phone. */
export const phoneState = {
  // All that apps and providers keep, and what a person sees as the phone's storage.
  folders: ['/sdcard', '/data/data', '/data/user_de/0'],
  ignore: [
    // SQLite's index of a write-ahead log: reading the database changes it.
    /-shm: /,
    // MediaStore's index of /sdcard keeps the numbers of rows it once had; the files themselves are compared.
    /^file \/data\/data\/com\.google\.android\.providers\.media\.module\/databases\//,
  ],
} as const satisfies Pick<ProveOptions, 'folders' | 'ignore'>;
