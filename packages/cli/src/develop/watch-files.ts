import { type FSWatcher, watch } from 'node:fs';
import { dirname, join } from 'node:path';

/** Several writes of one save come within this time. */
const quietMs = 20;

export interface FileWatch {
  /** Watches the folders of these files as well. */
  add(files: readonly string[]): void;
  close(): void;
}

/**
 * Tells when files change. Folders are watched, not files: editors save by putting another file in the place of the old.
 *
 * @param changed given the paths of whatever changed in the folders of the files
 */
export function watchFiles(changed: (files: ReadonlySet<string>) => void): FileWatch {
  const watchers = new Map<string, FSWatcher>();
  let pending = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const note = (file: string) => {
    pending.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const files = pending;
      pending = new Set();
      changed(files);
    }, quietMs);
  };
  return {
    add(files) {
      for (const folder of new Set(files.map(dirname))) {
        if (watchers.has(folder) || folder.includes('/node_modules/')) continue;
        const watcher = watch(folder, (_, name) => note(join(folder, name ?? '')));
        // A folder that is taken away has nothing more to tell.
        watcher.on('error', () => watchers.delete(folder));
        watchers.set(folder, watcher);
      }
    },
    close() {
      clearTimeout(timer);
      for (const watcher of watchers.values()) watcher.close();
    },
  };
}
