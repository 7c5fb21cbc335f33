import type { Database } from './database.ts';

/** Who acts: decides what may be read and written. */
export interface Identity {
  /** 0 root, 1000 system, 2000 shell, 10000+ apps */
  readonly uid: number;
}

export interface Stat {
  readonly kind: 'file' | 'directory' | 'symlink' | 'device';
  /** Permission bits with type bits, as in st_mode. */
  readonly mode: number;
  readonly uid: number;
  readonly gid: number;
  readonly size: number;
  readonly inode: number;
  readonly links: number;
  /** Milliseconds since the epoch, by the phone's clock. */
  readonly accessedMs: number;
  readonly modifiedMs: number;
  readonly changedMs: number;
  /** SELinux context */
  readonly label: string;
  readonly target?: string;
}

/** A SQLite file that is lent until `release`. */
export interface LentDatabase {
  /** Its path on the host, free of links. */
  readonly host: string;
  readonly readonly: boolean;
  release(): void;
}

/** A failed system call; `code` as in errno: ENOENT, EACCES, EISDIR, ENOTDIR, EEXIST, ENOTEMPTY, EROFS, EINVAL, EXDEV. */
export interface DiskError extends Error {
  readonly code: string;
  readonly path: string;
}

export interface CopyOptions {
  recursive?: boolean;
  /** Owner, mode, label, times (`cp -a`). */
  preserve?: boolean;
  /** Asked before each file of a tree: a promise to wait for before it goes on. */
  turn?: () => Promise<void> | undefined;
}

/**
 * The phone's file system over one folder of the host. Device paths are absolute and resolved as Android mounts them:
 * `/sdcard` → `/storage/self/primary` → `/storage/emulated/0`, whose files are those of `/data/media/0`;
 * `/data/user/0` → `/data/data`. Owners, modes, labels and times are kept beside the files. Times are the phone's.
 */
export interface Disk {
  /** Path on the host of an existing or new device path, links followed. */
  hostPath(path: string): string;
  stat(path: string, who: Identity, options?: { followLinks?: boolean }): Promise<Stat>;
  exists(path: string): Promise<boolean>;
  list(path: string, who: Identity): Promise<string[]>;
  read(path: string, who: Identity): Promise<Uint8Array>;
  /** As `read`, without holding the whole file; resolves once it is open. Devices may give bytes without end. */
  openRead(path: string, who: Identity): Promise<AsyncIterable<Uint8Array>>;
  write(
    path: string,
    content: Uint8Array | string,
    who: Identity,
    options?: { mode?: number; append?: boolean },
  ): Promise<void>;
  mkdir(path: string, who: Identity, options?: { recursive?: boolean; mode?: number }): Promise<void>;
  /** @throws ENOTEMPTY, EISDIR without `recursive` */
  remove(path: string, who: Identity, options?: { recursive?: boolean }): Promise<void>;
  copy(from: string, to: string, who: Identity, options?: CopyOptions): Promise<void>;
  move(from: string, to: string, who: Identity): Promise<void>;
  symlink(target: string, path: string, who: Identity): Promise<void>;
  readlink(path: string, who: Identity): Promise<string>;
  realpath(path: string, who: Identity): Promise<string>;
  chmod(path: string, mode: number, who: Identity): Promise<void>;
  chown(path: string, owner: { uid?: number; gid?: number }, who: Identity): Promise<void>;
  setLabel(path: string, label: string, who: Identity): Promise<void>;
  /** The label the file contexts give a path (`restorecon`). */
  defaultLabel(path: string): string;
  setTimes(path: string, times: { accessedMs?: number; modifiedMs?: number }, who: Identity): Promise<void>;
  /** Bytes. */
  usage(path: string): Promise<{ files: number; bytes: number }>;
  /**
   * An open connection to a SQLite file of the phone; kept open until `closeDatabases` or `lendDatabase`. WAL, as
   * Android's. Waits while the file is lent.
   *
   * @throws SQLITE_BUSY after 2.5 s
   */
  database(path: string, who: Identity): Promise<Database>;
  /**
   * A SQLite file, made when it is missing, for a process of its own to work on.
   *
   * @param revoke called when the file goes away from under it: the process is ended at once
   */
  lendDatabase(path: string, who: Identity, revoke: () => void): Promise<LentDatabase>;
  /** Closes connections to databases below a path: a process ended. */
  closeDatabases(below: string): void;
  /** Whole disk, as a folder that `restore` takes. Databases are checkpointed first. */
  save(folder: string): Promise<void>;
  restore(folder: string): Promise<void>;
}
