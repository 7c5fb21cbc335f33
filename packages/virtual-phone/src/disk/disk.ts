import type { Database } from './database.ts';
import type { DiskSpace } from './disk-space.ts';
import type { Usage } from './usage.ts';

/** Who acts: decides what may be read and written. */
export interface Identity {
  /** 0 root, 1000 system, 2000 shell, 10000+ apps */
  readonly uid: number;
  /** Of a process of the phone's shells: to each `/proc/self` is itself. */
  readonly pid?: number;
}

export interface Stat {
  readonly kind: 'file' | 'directory' | 'symlink' | 'device' | 'pipe';
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
  /** Bytes that the phone has left for it. */
  readonly room: number;
  release(): void;
}

/** Why a loan ends before its time: the file went away from under it, or what is written has no room. */
export type Revocation = 'gone' | 'full';

/** A failed system call; `code` as in errno: ENOENT, EACCES, EISDIR, ENOTDIR, EEXIST, ENOTEMPTY, EROFS, EINVAL, EXDEV, ENXIO. */
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
  /** Links are followed unless `followLinks` is false. @throws ENOENT, EACCES */
  stat(path: string, who: Identity, options?: { followLinks?: boolean }): Promise<Stat>;
  /** Whether something is there, links followed, whoever may see it; never throws. */
  exists(path: string): Promise<boolean>;
  /** Names in a folder, sorted, without `.` and `..`. @throws ENOENT, ENOTDIR, EACCES */
  list(path: string, who: Identity): Promise<string[]>;
  /** The whole file; empty for a device. @throws ENOENT, EISDIR, EACCES, ENXIO for a pipe: what goes through it is no file's */
  read(path: string, who: Identity): Promise<Uint8Array>;
  /** That `read` would give it. @throws what `read` throws */
  requireReadable(path: string, who: Identity): Promise<void>;
  /** What a device gives so many bytes of without end; undefined for other files. @param path of the device, free of links */
  deviceContent(path: string): ((length: number) => Uint8Array) | undefined;
  /** As `read`, without holding the whole file; resolves once it is open. Devices may give bytes without end. */
  openRead(path: string, who: Identity): Promise<AsyncIterable<Uint8Array>>;
  /** Makes a file or replaces what it held; `mode` counts for new ones. @throws EISDIR, EACCES, ENOENT, ENXIO, ENOSPC */
  write(
    path: string,
    content: Uint8Array | string,
    who: Identity,
    options?: { mode?: number; append?: boolean },
  ): Promise<void>;
  /** Makes a folder; with `recursive` also those above, and one that exists is fine. @throws EEXIST, ENOENT */
  mkdir(path: string, who: Identity, options?: { recursive?: boolean; mode?: number }): Promise<void>;
  /** @throws ENOTEMPTY, EISDIR without `recursive` */
  remove(path: string, who: Identity, options?: { recursive?: boolean }): Promise<void>;
  /** `cp`: to exactly this path. @throws EISDIR for a folder without `recursive`, EINVAL into itself */
  copy(from: string, to: string, who: Identity, options?: CopyOptions): Promise<void>;
  /** `mv`: to exactly this path, in place of a file there. @throws ENOENT, EACCES, EISDIR, ENOTDIR, EINVAL */
  move(from: string, to: string, who: Identity): Promise<void>;
  /** Makes a link at `path`; its target need not exist. @throws EEXIST, EPERM on shared storage */
  symlink(target: string, path: string, who: Identity): Promise<void>;
  /** A second name for a file; a link is not followed. @throws EEXIST, EXDEV out of /data, EPERM for a folder and on shared storage */
  link(from: string, to: string, who: Identity): Promise<void>;
  /** Cuts a file, or lets it grow by zeros that take no room; makes it when it is missing. @throws ENOSPC, EINVAL, EISDIR */
  truncate(path: string, size: number, who: Identity): Promise<void>;
  /** Makes a pipe with a name. @throws EEXIST, ENOENT, EACCES, EPERM on shared storage */
  mkfifo(path: string, who: Identity, options?: { mode?: number }): Promise<void>;
  /** The target of a link, as written. @throws EINVAL when it is no link */
  readlink(path: string, who: Identity): Promise<string>;
  /** The device path with all links followed. @throws ENOENT */
  realpath(path: string, who: Identity): Promise<string>;
  /** Permission bits, e.g. `0o644`; shared storage keeps its own. @throws EPERM unless owner or root */
  chmod(path: string, mode: number, who: Identity): Promise<void>;
  /** Only root gives a file to another user; an id left out stays. @throws EPERM */
  chown(path: string, owner: { uid?: number; gid?: number }, who: Identity): Promise<void>;
  /** SELinux context (`chcon`); shared storage keeps its own. @throws EPERM unless owner or root */
  setLabel(path: string, label: string, who: Identity): Promise<void>;
  /** The label the file contexts give a path (`restorecon`). */
  defaultLabel(path: string): string;
  /** Milliseconds since the epoch, by the phone's clock (`touch`). @throws ENOENT, EACCES */
  setTimes(path: string, times: { accessedMs?: number; modifiedMs?: number }, who: Identity): Promise<void>;
  usage(path: string): Promise<Usage>;
  /** What is left of the phone's room, for who writes to a file of the host by itself. */
  readonly space: DiskSpace;
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
   * @param revoke the process is ended at once
   */
  lendDatabase(path: string, who: Identity, revoke: (why: Revocation) => void): Promise<LentDatabase>;
  /** Closes connections to databases below a path: a process ended. */
  closeDatabases(below: string): void;
  /** Whole disk, as a folder that `restore` takes. Databases are checkpointed first. */
  save(folder: string): Promise<void>;
  /** Replaces the whole disk by what `save` wrote; open databases are closed first. */
  restore(folder: string): Promise<void>;
}
