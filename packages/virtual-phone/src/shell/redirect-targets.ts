import { posix } from 'node:path';
import type { Disk, Identity } from '../disk/disk.ts';
import { errnoCode } from './errno.ts';

/**
 * Output redirections of a script that the disk refuses. The interpreter ends a whole script when opening a target
 * fails; it goes on, with status 1 for that command, when the target is known to be bad before. So targets the script
 * names are tried before they are opened.
 */
export class RedirectTargets {
  private readonly named: readonly string[];
  /** Code of the refusal by absolute path. */
  readonly refused = new Map<string, string>();

  constructor(script: string) {
    this.named = [...script.matchAll(/>[>|]?\s*(["']?)([^\s"'$`;&|<>()]+)\1/g)].map((match) => match[2] ?? '');
  }

  /** @throws the disk's error when a path is a target of the script that cannot be written */
  async check(path: string, disk: Disk, who: Identity): Promise<void> {
    if (!this.named.some((name) => path === name || path.endsWith(`/${name}`))) return;
    try {
      // The folder, with the error of a missing one; then the file, which must not stay if it was not there.
      await disk.stat(posix.dirname(path), who);
      if (open.test(path)) return;
      const existed = await disk.exists(path);
      await disk.write(path, '', who, { append: true });
      if (!existed) await disk.remove(path, who);
    } catch (error) {
      const code = errnoCode(error);
      if (code !== undefined) this.refused.set(path, code);
      throw error;
    }
  }
}

/** Places where everybody who can run a shell may write, and devices. */
const open = /^\/(sdcard|storage|mnt\/sdcard|data\/media|data\/local\/tmp|dev)\//;
