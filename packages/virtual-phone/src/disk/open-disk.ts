import fs from 'node:fs';
import type { Database } from 'better-sqlite3';
import { isWritablePlace, modeAllows, type Need, policyAllows } from './access.ts';
import { AttributeStore } from './attribute-store.ts';
import { copyTree } from './copy-tree.ts';
import { DatabaseCache } from './database-cache.ts';
import type { Disk, Identity, Stat } from './disk.ts';
import { diskError, onHost } from './disk-error.ts';
import { defaultAttributes, type FileAttributes, type FindOwner } from './file-attributes.ts';
import { writtenByHost } from './host-time.ts';
import { rootIdentity, shellIdentity } from './identity.ts';
import { makeLayout } from './layout.ts';
import { backingOf, isShared, PathResolver, type ResolvedPath } from './path-resolver.ts';
import { restoreDisk, saveDisk } from './snapshot.ts';
import { usageBelow } from './usage.ts';
import type { VirtualEntry, VirtualTree } from './virtual-tree.ts';

export interface DiskOptions {
  /** Folder of the host; created with Android's layout when it is empty. */
  readonly folder: string;
  /** The phone's clock: milliseconds since the epoch. */
  readonly now: () => number;
  /** Owner of the private data of a package; undefined when it is not installed. */
  readonly findOwner: FindOwner;
  /** Told of every change of shared storage that went through its file system. */
  readonly sharedChanged?: (path: string, who: Identity) => void;
  /** Computed folders by their path: `/proc`, `/dev`. */
  readonly trees?: Readonly<Record<string, VirtualTree>>;
}

/** Opens the phone's file system over a folder of the host. */
export function openDisk(options: DiskOptions): Disk {
  fs.mkdirSync(options.folder, { recursive: true });
  const disk = new HostDisk(options);
  makeLayout(disk.resolver.root);
  return disk;
}

const kinds = { file: 0o100000, directory: 0o040000, symlink: 0o120000, device: 0o020000 } as const;

class HostDisk implements Disk {
  readonly resolver: PathResolver;
  readonly #options: DiskOptions;
  readonly #attributes = new AttributeStore();
  readonly #databases = new DatabaseCache();

  constructor(options: DiskOptions) {
    this.#options = options;
    this.resolver = new PathResolver(options.folder);
  }

  hostPath(path: string): string {
    return this.resolver.resolve(path).host;
  }

  async stat(path: string, who: Identity, options: { followLinks?: boolean } = {}): Promise<Stat> {
    const found = this.#resolve(path, who, options.followLinks ?? true);
    const computed = this.#computed(found.device);
    if (computed !== undefined) return this.#computedStat(found.device, computed);
    const entry = present(found, path);
    const { uid, gid, mode, label } = this.#attributesOf(found);
    const kind = entry.isDirectory() ? 'directory' : entry.isSymbolicLink() ? 'symlink' : 'file';
    return {
      kind,
      mode: kinds[kind] | (kind === 'symlink' ? 0o777 : mode),
      uid,
      gid,
      size: entry.size,
      inode: entry.ino,
      links: entry.nlink,
      ...this.#times(entry),
      label: isShared(found.device) ? 'u:object_r:fuse:s0' : label,
      ...(kind === 'symlink' ? { target: fs.readlinkSync(found.host) } : {}),
    };
  }

  async exists(path: string): Promise<boolean> {
    try {
      const found = this.resolver.resolve(path);
      return found.entry !== undefined || this.#computed(found.device) !== undefined;
    } catch {
      // A path through a file, or a loop of links: nothing can be there.
      return false;
    }
  }

  async list(path: string, who: Identity): Promise<string[]> {
    const found = this.#resolve(path, who);
    const computed = this.#computed(found.device);
    if (computed?.kind === 'directory') return [...computed.names];
    if (computed !== undefined) throw diskError('ENOTDIR', path);
    const entry = present(found, path);
    if (!entry.isDirectory()) throw diskError('ENOTDIR', path);
    this.#require(found, who, 'read', path);
    return onHost(path, () => fs.readdirSync(found.host)).sort();
  }

  async read(path: string, who: Identity): Promise<Uint8Array> {
    const found = this.#resolve(path, who);
    const computed = this.#computed(found.device);
    if (computed?.kind === 'file') return new TextEncoder().encode(computed.content());
    if (computed?.kind === 'device') return new Uint8Array();
    const entry = present(found, path);
    if (entry.isDirectory()) throw diskError('EISDIR', path);
    this.#require(found, who, 'read', path);
    this.#databases.checkpoint(found.backing);
    return onHost(path, () => fs.readFileSync(found.host));
  }

  async write(
    path: string,
    content: Uint8Array | string,
    who: Identity,
    options: { mode?: number; append?: boolean } = {},
  ): Promise<void> {
    const found = this.#resolve(path, who);
    if (this.#computed(found.device)?.kind === 'device') return;
    if (found.entry?.isDirectory()) throw diskError('EISDIR', path);
    if (found.entry === undefined) this.#requireParent(found, who, path);
    else this.#requireWritable(found, who, path);
    this.#databases.close(found.backing);
    this.#closeDatabaseOfLog(found.backing);
    onHost(path, () => (options.append ? fs.appendFileSync : fs.writeFileSync)(found.host, content));
    this.#touch(found.host);
    if (found.entry === undefined) this.#own(found, who, options.mode ?? newFileMode(who), false);
    this.#tellShared(who, found);
  }

  async mkdir(path: string, who: Identity, options: { recursive?: boolean; mode?: number } = {}): Promise<void> {
    const found = this.#resolve(path, who);
    if (found.entry !== undefined || this.#computed(found.device) !== undefined) {
      if (options.recursive && found.entry?.isDirectory()) return;
      throw diskError('EEXIST', path);
    }
    const parent = this.#parent(found);
    if (options.recursive && parent.entry === undefined) await this.mkdir(parent.device, who, { recursive: true });
    this.#requireParent(found, who, path);
    onHost(path, () => fs.mkdirSync(found.host));
    this.#touch(found.host);
    this.#own(found, who, options.mode ?? newFolderMode(who), true);
  }

  async remove(path: string, who: Identity, options: { recursive?: boolean } = {}): Promise<void> {
    const found = this.#resolve(path, who, false);
    if (this.#computed(found.device) !== undefined) throw diskError('EROFS', path);
    const wasOpen = this.#databases.close(found.backing) || this.#closeDatabaseOfLog(found.backing);
    if (wasOpen && !fs.existsSync(found.host)) return;
    const entry = present(found, path);
    this.#requireParent(found, who, path);
    if (entry.isDirectory()) {
      if (!options.recursive) throw diskError('EISDIR', path);
      this.#require(found, who, 'write', path);
    }
    onHost(path, () => fs.rmSync(found.host, { recursive: true }));
    this.#attributes.remove(found.backing);
    this.#tellShared(who, found);
  }

  async copy(
    from: string,
    to: string,
    who: Identity,
    options: { recursive?: boolean; preserve?: boolean } = {},
  ): Promise<void> {
    this.#databases.checkpoint(this.#resolve(from, who, false).backing);
    await copyTree(this, from, to, who, options);
  }

  async move(from: string, to: string, who: Identity): Promise<void> {
    const source = this.#resolve(from, who, false);
    const target = this.#resolve(to, who, false);
    const entry = present(source, from);
    this.#requireParent(source, who, from);
    this.#requireParent(target, who, to);
    if (target.device === source.device) return;
    if (target.device.startsWith(`${source.device}/`)) throw diskError('EINVAL', to);
    if (target.entry?.isDirectory() && !entry.isDirectory()) throw diskError('EISDIR', to);
    if (target.entry !== undefined && !target.entry.isDirectory() && entry.isDirectory()) {
      throw diskError('ENOTDIR', to);
    }
    this.#databases.close(source.backing);
    this.#databases.close(target.backing);
    const attributes = this.#attributesOf(source);
    onHost(to, () => fs.renameSync(source.host, target.host));
    this.#attributes.move(source.backing, target.backing);
    // A rename within one file system keeps the owner; shared storage has its own for everything.
    if (!isShared(target.device)) this.#setAttributes(target.backing, attributes, entry.isDirectory());
    this.#tellShared(who, source);
    this.#tellShared(who, target);
  }

  async symlink(target: string, path: string, who: Identity): Promise<void> {
    const found = this.#resolve(path, who, false);
    if (found.entry !== undefined) throw diskError('EEXIST', path);
    this.#requireParent(found, who, path);
    if (isShared(found.device)) throw diskError('EPERM', path);
    onHost(path, () => fs.symlinkSync(target, found.host));
    this.#own(found, who, 0o777, false);
  }

  async readlink(path: string, who: Identity): Promise<string> {
    const found = this.#resolve(path, who, false);
    if (!present(found, path).isSymbolicLink()) throw diskError('EINVAL', path);
    return onHost(path, () => fs.readlinkSync(found.host));
  }

  async realpath(path: string, who: Identity): Promise<string> {
    const found = this.#resolve(path, who);
    if (this.#computed(found.device) === undefined) present(found, path);
    return found.device;
  }

  async chmod(path: string, mode: number, who: Identity): Promise<void> {
    this.#change(path, who, (attributes) => ({ ...attributes, mode: mode & 0o7777 }));
  }

  async chown(path: string, owner: { uid?: number; gid?: number }, who: Identity): Promise<void> {
    if (who.uid !== 0 && owner.uid !== undefined && owner.uid !== who.uid) throw diskError('EPERM', path);
    this.#change(path, who, (attributes) => ({
      ...attributes,
      uid: owner.uid ?? attributes.uid,
      gid: owner.gid ?? attributes.gid,
    }));
  }

  async setLabel(path: string, label: string, who: Identity): Promise<void> {
    this.#change(path, who, (attributes) => ({ ...attributes, label }));
  }

  defaultLabel(path: string): string {
    const found = this.resolver.resolve(path, false);
    return this.#default(found.backing, found.entry?.isDirectory() ?? false).label;
  }

  async setTimes(path: string, times: { accessedMs?: number; modifiedMs?: number }, who: Identity): Promise<void> {
    const found = this.#resolve(path, who);
    const entry = present(found, path);
    this.#requireWritable(found, who, path);
    const now = this.#times(entry);
    const accessedMs = times.accessedMs ?? now.accessedMs;
    const modifiedMs = times.modifiedMs ?? now.modifiedMs;
    onHost(path, () => fs.utimesSync(found.host, accessedMs / 1000, modifiedMs / 1000));
  }

  async usage(path: string): Promise<{ files: number; bytes: number }> {
    const found = this.resolver.resolve(path);
    return found.entry === undefined ? { files: 0, bytes: 0 } : usageBelow(found.host);
  }

  async database(path: string, who: Identity): Promise<Database> {
    const found = this.#resolve(path, who);
    if (found.entry?.isDirectory()) throw diskError('EISDIR', path);
    if (found.entry === undefined) {
      this.#requireParent(found, who, path);
      fs.writeFileSync(found.host, '');
      this.#own(found, who, who.uid === 0 ? 0o644 : 0o660, false);
    }
    this.#require(found, who, 'read', path);
    const readonly = !isWritablePlace(found.device) || !this.#allows(found, who, 'write');
    return this.#databases.get(found.backing, found.host, { readonly });
  }

  closeDatabases(below: string): void {
    this.#databases.close(this.resolver.resolve(below).backing);
  }

  async save(folder: string): Promise<void> {
    this.#databases.checkpoint('/');
    await saveDisk({ root: this.resolver.root, folder, attributes: this.#attributes, offsetMs: this.#offset() });
  }

  async restore(folder: string): Promise<void> {
    this.#databases.close('/');
    await restoreDisk({ root: this.resolver.root, folder, attributes: this.#attributes });
  }

  #resolve(path: string, who: Identity, followLast = true): ResolvedPath {
    const found = this.resolver.resolve(path, followLast);
    if (who.uid !== 0) this.#requireSearch(found, who, path);
    return found;
  }

  /** Every folder on the way must let its contents be reached. */
  #requireSearch(found: ResolvedPath, who: Identity, path: string): void {
    if (policyAllows(found.device, who, this.#options.findOwner) === false) throw diskError('EACCES', path);
    if (isShared(found.device)) return;
    for (let parent = parentOf(found.backing); parent !== '/'; parent = parentOf(parent)) {
      if (!modeAllows(this.#attributesAt(parent, true), who, 'search')) throw diskError('EACCES', path);
    }
  }

  #allows(found: ResolvedPath, who: Identity, need: Need): boolean {
    return policyAllows(found.device, who, this.#options.findOwner) ?? modeAllows(this.#attributesOf(found), who, need);
  }

  #require(found: ResolvedPath, who: Identity, need: Need, path: string): void {
    if (!this.#allows(found, who, need)) throw diskError('EACCES', path);
  }

  #requireWritable(found: ResolvedPath, who: Identity, path: string): void {
    if (!isWritablePlace(found.device)) throw diskError('EROFS', path);
    this.#require(found, who, 'write', path);
  }

  #requireParent(found: ResolvedPath, who: Identity, path: string): void {
    const parent = this.#parent(found);
    if (parent.entry === undefined) throw diskError('ENOENT', path);
    if (!parent.entry.isDirectory()) throw diskError('ENOTDIR', path);
    if (!isWritablePlace(found.device)) throw diskError('EROFS', path);
    this.#require(parent, who, 'write', path);
  }

  #parent(found: ResolvedPath): ResolvedPath {
    return this.resolver.resolve(parentOf(found.device));
  }

  #change(path: string, who: Identity, edit: (attributes: FileAttributes) => FileAttributes): void {
    const found = this.#resolve(path, who);
    if (this.#computed(found.device)?.kind === 'device') return;
    const entry = present(found, path);
    if (!isWritablePlace(found.device)) throw diskError('EROFS', path);
    const attributes = this.#attributesOf(found);
    if (isShared(found.device) && who.uid !== 0) return;
    if (who.uid !== 0 && who.uid !== attributes.uid) throw diskError('EPERM', path);
    this.#setAttributes(found.backing, edit(attributes), entry.isDirectory());
  }

  #own(found: ResolvedPath, who: Identity, mode: number, isDirectory: boolean): void {
    const byDefault = this.#default(found.backing, isDirectory);
    if (isShared(found.device)) return;
    const parent = this.#attributesAt(parentOf(found.backing), true);
    const inheritsGroup = (parent.mode & 0o2000) !== 0;
    const attributes = {
      uid: who.uid,
      gid: inheritsGroup ? parent.gid : who.uid,
      mode: mode | (inheritsGroup && isDirectory ? 0o2000 : 0),
      // Categories are given to apps' own files; what another user creates there has the type alone.
      label: byDefault.uid === who.uid ? byDefault.label : byDefault.label.replace(/:s0:c[\d,c]*$/, ':s0'),
    };
    this.#setAttributes(found.backing, attributes, isDirectory);
  }

  #setAttributes(backing: string, attributes: FileAttributes, isDirectory: boolean): void {
    this.#attributes.set(backing, attributes, this.#default(backing, isDirectory));
  }

  #attributesOf(found: ResolvedPath): FileAttributes {
    return this.#attributesAt(found.backing, found.entry?.isDirectory() ?? false);
  }

  #attributesAt(backing: string, isDirectory: boolean): FileAttributes {
    return this.#attributes.get(backing) ?? this.#default(backing, isDirectory);
  }

  #default(backing: string, isDirectory: boolean): FileAttributes {
    return defaultAttributes(backing, isDirectory, this.#options.findOwner);
  }

  /** The place behind shared storage, used directly, tells nobody. */
  #tellShared(who: Identity, found: ResolvedPath): void {
    if (isShared(found.device)) this.#options.sharedChanged?.(found.device, who);
  }

  /** Sets the phone's time on a file that was just written. */
  #touch(host: string): void {
    const seconds = this.#options.now() / 1000;
    fs.utimesSync(host, seconds, seconds);
  }

  #offset(): number {
    return this.#options.now() - Date.now();
  }

  #times(entry: fs.Stats): Pick<Stat, 'accessedMs' | 'modifiedMs' | 'changedMs'> {
    const offset = this.#offset();
    const isHostTime = writtenByHost(entry);
    return {
      accessedMs: isHostTime ? entry.mtimeMs + offset : entry.atimeMs,
      modifiedMs: isHostTime ? entry.mtimeMs + offset : entry.mtimeMs,
      changedMs: entry.ctimeMs + offset,
    };
  }

  #computed(device: string): VirtualEntry | undefined {
    for (const [place, tree] of Object.entries(this.#options.trees ?? {})) {
      if (device === place) return tree.find('');
      if (device.startsWith(`${place}/`)) return tree.find(device.slice(place.length + 1));
    }
    return undefined;
  }

  #computedStat(device: string, computed: VirtualEntry): Stat {
    const { uid, gid, mode, label } = this.#default(device, computed.kind === 'directory');
    const now = this.#options.now();
    return {
      kind: computed.kind,
      mode: kinds[computed.kind] | mode,
      uid,
      gid,
      size: 0,
      inode: 1,
      links: 1,
      accessedMs: now,
      modifiedMs: now,
      changedMs: now,
      label,
    };
  }

  /** Removing a database's log under an open connection: the connection ends first, and takes its log with it. */
  #closeDatabaseOfLog(backing: string): boolean {
    const file = /^(.+)-(?:wal|shm|journal)$/.exec(backing)?.[1];
    return file !== undefined && this.#databases.close(backingOf(file));
  }
}

function present(found: ResolvedPath, path: string): fs.Stats {
  if (found.entry === undefined) throw diskError('ENOENT', path);
  return found.entry;
}

function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/')) || '/';
}

/** Processes of adbd have no umask; apps keep their files to themselves. */
function newFileMode(who: Identity): number {
  if (who.uid === shellIdentity.uid) return 0o666;
  return who.uid === rootIdentity.uid ? 0o644 : 0o600;
}

function newFolderMode(who: Identity): number {
  if (who.uid === shellIdentity.uid) return 0o777;
  return who.uid === rootIdentity.uid ? 0o755 : 0o700;
}
