import fs from 'node:fs';
import path from 'node:path';
import type { SqlSources } from '../sql/sql-sources.ts';
import { isWritablePlace } from './access.ts';
import { AccessControl } from './access-control.ts';
import { boundDatabase } from './bound-database.ts';
import { ComputedFiles, statOf, typeBits } from './computed-files.ts';
import { copyTree } from './copy-tree.ts';
import type { Database } from './database.ts';
import { DatabaseCache } from './database-cache.ts';
import type { CopyOptions, Disk, Identity, LentDatabase, Revocation, Stat } from './disk.ts';
import { diskError, onHost } from './disk-error.ts';
import { DiskSpace } from './disk-space.ts';
import { type FileAttributes, type FindOwner, newFileMode, newFolderMode } from './file-attributes.ts';
import { fromHostLink, isShielded, shieldLength, toHostLink } from './host-link.ts';
import { rootIdentity } from './identity.ts';
import { InodeNumbers } from './inode-numbers.ts';
import { makeLayout } from './layout.ts';
import { backingOf, isShared, PathResolver, type ResolvedPath, renamedPlace } from './path-resolver.ts';
import { PhoneTimes } from './phone-times.ts';
import { endless, once, readInPieces } from './read-in-pieces.ts';
import { restoreDisk, saveDisk } from './snapshot.ts';
import { type Usage, usageBelow } from './usage.ts';
import type { VirtualTree } from './virtual-tree.ts';
import { watchLoan } from './watch-loan.ts';

/** Bytes. A file is read as a whole in places: one that takes no room on the disk must not take this process's memory. */
const largestFile = 512 * 2 ** 20;

export interface DiskOptions {
  /** Folder of the host; created with Android's layout when it is empty. */
  readonly folder: string;
  /** The phone's clock: milliseconds since the epoch. */
  readonly now: () => number;
  /** What SQLite goes by. */
  readonly sqlSources: SqlSources;
  /** Owner of the private data of a package; undefined when it is not installed. */
  readonly findOwner: FindOwner;
  /** Told of each file of shared storage that came or changed through its file system, and of what went from there. */
  readonly sharedChanged?: (path: string, who: Identity, change: { readonly isGone: boolean }) => void;
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

class HostDisk implements Disk {
  readonly resolver: PathResolver;
  readonly #options: DiskOptions;
  readonly #access: AccessControl;
  readonly #computed: ComputedFiles;
  readonly #databases: DatabaseCache;
  readonly #inodes = new InodeNumbers();
  readonly #times: PhoneTimes;
  readonly space: DiskSpace;

  constructor(options: DiskOptions) {
    this.#options = options;
    this.#databases = new DatabaseCache(options.sqlSources);
    this.#computed = new ComputedFiles(options.trees ?? {});
    this.resolver = new PathResolver(options.folder, (device, who) => this.#computed.link(device, who));
    this.#access = new AccessControl(this.resolver, options.findOwner);
    this.#times = new PhoneTimes(options.now);
    this.space = new DiskSpace(['data', 'dev'].map((name) => path.join(this.resolver.root, name)));
  }

  hostPath(path: string): string {
    return this.resolver.resolve(path).host;
  }

  async stat(path: string, who: Identity, options: { followLinks?: boolean } = {}): Promise<Stat> {
    // As path_resolution(7) has it: `link/.` is the folder.
    const followLinks = (options.followLinks ?? true) || /\/\.?$/.test(path);
    const found = this.#access.resolve(path, who, followLinks);
    const computed = this.#computed.find(found.device, who, followLinks);
    if (computed !== undefined) {
      const byDefault = this.#access.defaultsOf(found.device, computed.kind === 'directory');
      return statOf(computed, byDefault, this.#options.now());
    }
    const entry = present(found, path);
    const { uid, gid, mode, label, isPipe } = this.#access.attributesOf(found);
    const { accessedMs, modifiedMs, changedMs } = this.#times.of(found.backing, entry);
    const kind = entry.isDirectory() ? 'directory' : entry.isSymbolicLink() ? 'symlink' : isPipe ? 'pipe' : 'file';
    const inodes = this.#inodes;
    const link = kind === 'symlink' ? onHost(path, () => fs.readlinkSync(found.host)) : '';
    return {
      kind,
      mode: typeBits[kind] | (kind === 'symlink' ? 0o777 : mode),
      uid,
      gid,
      size: isShielded(link) ? entry.size - shieldLength : entry.size,
      // Counted when somebody looks: the phone's own questions, whose order is nobody's, take no numbers.
      get inode() {
        return inodes.of(found.backing, entry);
      },
      links: entry.nlink,
      accessedMs,
      modifiedMs,
      changedMs,
      label: isShared(found.device) ? 'u:object_r:fuse:s0' : label,
      ...(kind === 'symlink' ? { target: fromHostLink(link) } : {}),
    };
  }

  async exists(path: string): Promise<boolean> {
    try {
      const found = this.resolver.resolve(path);
      return found.entry !== undefined || this.#computed.find(found.device, rootIdentity) !== undefined;
    } catch {
      // A path through a file, or a loop of links: nothing can be there.
      return false;
    }
  }

  async list(path: string, who: Identity): Promise<string[]> {
    const found = this.#access.resolve(path, who);
    const computed = this.#computed.open(found.device, who, path);
    if (computed?.kind === 'directory') return [...computed.names];
    if (computed !== undefined) throw diskError('ENOTDIR', path);
    const entry = present(found, path);
    if (!entry.isDirectory()) throw diskError('ENOTDIR', path);
    this.#access.require(found, who, 'read', path);
    return onHost(path, () => fs.readdirSync(found.host)).sort();
  }

  async read(path: string, who: Identity): Promise<Uint8Array> {
    const found = this.#access.resolve(path, who);
    const computed = this.#computed.open(found.device, who, path);
    if (computed?.kind === 'directory') throw diskError('EISDIR', path);
    if (computed?.kind === 'file') return new TextEncoder().encode(computed.content());
    if (computed?.kind === 'device') return new Uint8Array();
    this.#requireReadable(found, who, path);
    return onHost(path, () => fs.readFileSync(found.host));
  }

  deviceContent(device: string): ((length: number) => Uint8Array) | undefined {
    const entry = this.#computed.find(device, rootIdentity);
    return entry?.kind === 'device' ? entry.content : undefined;
  }

  async openRead(path: string, who: Identity): Promise<AsyncIterable<Uint8Array>> {
    const found = this.#access.resolve(path, who);
    const computed = this.#computed.open(found.device, who, path);
    if (computed?.kind === 'device') return endless(computed.content);
    if (computed !== undefined) return once(await this.read(path, who));
    this.#requireReadable(found, who, path);
    const descriptor = onHost(path, () => fs.openSync(found.host, fs.constants.O_RDONLY | fs.constants.O_NOFOLLOW));
    return readInPieces(descriptor);
  }

  async requireReadable(path: string, who: Identity): Promise<void> {
    const found = this.#access.resolve(path, who);
    const computed = this.#computed.open(found.device, who, path);
    if (computed?.kind === 'directory') throw diskError('EISDIR', path);
    if (computed === undefined) this.#requireReadable(found, who, path);
  }

  #requireReadable(found: ResolvedPath, who: Identity, path: string): void {
    if (present(found, path).isDirectory()) throw diskError('EISDIR', path);
    this.#access.require(found, who, 'read', path);
    if (this.#access.attributesOf(found).isPipe) throw diskError('ENXIO', path);
    this.#databases.checkpoint(found.backing);
  }

  async write(
    path: string,
    content: Uint8Array | string,
    who: Identity,
    options: { mode?: number; append?: boolean } = {},
  ): Promise<void> {
    const found = this.#access.resolve(path, who);
    if (this.#computed.find(found.device, who)?.kind === 'device') return;
    if (found.entry?.isDirectory()) throw diskError('EISDIR', path);
    if (found.entry === undefined) this.#access.requireParent(found, who, path);
    else this.#access.requireWritable(found, who, path);
    if (found.entry !== undefined && this.#access.attributesOf(found).isPipe) throw diskError('ENXIO', path);
    this.#databases.close(found.backing);
    this.#closeDatabaseOfLog(found.backing);
    // Its times until now, before the host's change.
    if (found.entry !== undefined) this.#times.of(found.backing, found.entry);
    const before = options.append ? 0 : (found.entry?.size ?? 0);
    this.space.take(path, who, {
      bytes: Buffer.byteLength(content) - before,
      files: found.entry === undefined ? 1 : 0,
    });
    onHost(path, () => (options.append ? fs.appendFileSync : fs.writeFileSync)(found.host, content));
    if (before > 0) this.space.freed();
    this.#noteWritten(found);
    if (found.entry === undefined) this.#access.own(found, who, options.mode ?? newFileMode(who), false);
    this.#tellShared(who, found.device);
  }

  async mkdir(path: string, who: Identity, options: { recursive?: boolean; mode?: number } = {}): Promise<void> {
    const found = this.#access.resolve(path, who);
    if (found.entry !== undefined || this.#computed.find(found.device, who) !== undefined) {
      if (options.recursive && found.entry?.isDirectory()) return;
      throw diskError('EEXIST', path);
    }
    const parent = this.#access.parent(found);
    if (options.recursive && parent.entry === undefined) await this.mkdir(parent.device, who, { recursive: true });
    this.#access.requireParent(found, who, path);
    this.space.take(path, who, { files: 1 });
    onHost(path, () => fs.mkdirSync(found.host));
    this.#noteWritten(found);
    this.#access.own(found, who, options.mode ?? newFolderMode(who), true);
  }

  async remove(path: string, who: Identity, options: { recursive?: boolean } = {}): Promise<void> {
    const found = this.#access.resolve(path, who, false);
    if (this.#computed.find(found.device, who) !== undefined) throw diskError('EROFS', path);
    const wasOpen = this.#databases.close(found.backing) || this.#closeDatabaseOfLog(found.backing);
    if (wasOpen && !fs.existsSync(found.host)) return;
    const entry = present(found, path);
    this.#access.requireParent(found, who, path);
    if (entry.isDirectory()) {
      if (!options.recursive) throw diskError('EISDIR', path);
      this.#access.require(found, who, 'write', path);
    }
    this.resolver.forget(found);
    onHost(path, () => (entry.isDirectory() ? fs.rmSync(found.host, { recursive: true }) : fs.unlinkSync(found.host)));
    this.#access.attributes.remove(found.backing);
    this.#times.remove(found.backing);
    this.#inodes.remove(found.backing);
    this.space.freed();
    this.#tellShared(who, found.device, { isGone: true });
  }

  async copy(from: string, to: string, who: Identity, options: CopyOptions = {}): Promise<void> {
    this.#databases.checkpoint(this.#access.resolve(from, who, false).backing);
    await copyTree(this, from, to, who, options);
  }

  async move(from: string, to: string, who: Identity): Promise<void> {
    const source = this.#access.resolve(from, who, false);
    const place = this.#access.resolve(to, who, false);
    const name = to.replace(/\/+$/, '').replace(/^.*\//, '');
    const isOtherCase =
      place.device === source.device && name.toLowerCase() === path.basename(place.device).toLowerCase();
    const target = isOtherCase && name !== path.basename(place.device) ? renamedPlace(place, name) : place;
    const entry = present(source, from);
    this.#access.requireParent(source, who, from);
    this.#access.requireParent(target, who, to);
    if (target.device === source.device) return;
    if (target.device.startsWith(`${source.device}/`)) throw diskError('EINVAL', to);
    if (target.entry?.isDirectory() && !entry.isDirectory()) throw diskError('EISDIR', to);
    if (target.entry !== undefined && !target.entry.isDirectory() && entry.isDirectory()) {
      throw diskError('ENOTDIR', to);
    }
    for (const { backing } of [source, target]) {
      this.#databases.close(backing);
      this.#closeDatabaseOfLog(backing);
    }
    const attributes = this.#access.attributesOf(source);
    this.#times.of(source.backing, entry);
    this.resolver.forget(source);
    this.resolver.forget(target);
    onHost(to, () => fs.renameSync(source.host, target.host));
    this.space.freed();
    this.#times.move(source.backing, target.backing);
    this.#inodes.move(source.backing, target.backing);
    this.#times.changed(target.backing, fs.lstatSync(target.host));
    this.#access.attributes.move(source.backing, target.backing);
    // A rename within one file system keeps the owner; shared storage has its own for everything.
    if (!isShared(target.device)) this.#access.setAttributes(target.backing, attributes, entry.isDirectory());
    this.#tellShared(who, source.device, { isGone: true });
    for (const file of entry.isDirectory() ? filesIn(target) : [target.device]) this.#tellShared(who, file);
  }

  async symlink(target: string, path: string, who: Identity): Promise<void> {
    const found = this.#access.resolve(path, who, false);
    if (found.entry !== undefined) throw diskError('EEXIST', path);
    this.#access.requireParent(found, who, path);
    if (isShared(found.device)) throw diskError('EPERM', path);
    this.space.take(path, who, { files: 1 });
    onHost(path, () => fs.symlinkSync(toHostLink(target), found.host));
    this.#noteWritten(found);
    this.#access.own(found, who, 0o777, false);
  }

  async link(from: string, to: string, who: Identity): Promise<void> {
    const source = this.#access.resolve(from, who, false);
    const found = this.#access.resolve(to, who, false);
    const entry = present(source, from);
    if (found.entry !== undefined) throw diskError('EEXIST', to);
    this.#access.requireParent(found, who, to);
    if (entry.isDirectory() || isShared(found.device) || isShared(source.device)) throw diskError('EPERM', to);
    // A name of its own on what is mounted read-only elsewhere would let that be written.
    if (![source, found].every(({ device }) => device.startsWith('/data/'))) throw diskError('EXDEV', to);
    const attributes = this.#access.attributesOf(source);
    // As the kernel does with `fs.protected_hardlinks`: owner and mode are kept with each name.
    if (who.uid !== 0 && attributes.uid !== who.uid) throw diskError('EPERM', to);
    const { accessedMs, modifiedMs } = this.#times.of(source.backing, entry);
    // Counted by its names, as `df` does here.
    this.space.take(to, who, { bytes: entry.size, files: 1 });
    onHost(to, () => fs.linkSync(source.host, found.host));
    this.#inodes.link(source.backing, entry, found.backing);
    this.#access.setAttributes(found.backing, attributes, false);
    this.#times.changed(found.backing, fs.lstatSync(found.host), { accessedMs, modifiedMs });
  }

  async truncate(path: string, size: number, who: Identity): Promise<void> {
    if (!(size >= 0)) throw diskError('EINVAL', path);
    if (size > largestFile) throw diskError('ENOSPC', path);
    // Makes it, asks for the rights to it, and closes a database that is cut.
    await this.write(path, '', who, { append: true });
    const found = this.#access.resolve(path, who);
    if (found.entry === undefined) return;
    this.space.take(path, who, { bytes: size - found.entry.size });
    if (size < found.entry.size) this.space.freed();
    onHost(path, () => fs.truncateSync(found.host, size));
    this.#noteWritten(found);
  }

  async mkfifo(path: string, who: Identity, { mode }: { mode?: number } = {}): Promise<void> {
    const found = this.#access.resolve(path, who, false);
    if (found.entry !== undefined || this.#computed.find(found.device, who) !== undefined)
      throw diskError('EEXIST', path);
    this.#access.requireParent(found, who, path);
    if (isShared(found.device)) throw diskError('EPERM', path);
    this.space.take(path, who, { files: 1 });
    onHost(path, () => fs.writeFileSync(found.host, '', { flag: 'wx' }));
    this.#noteWritten(found);
    this.#access.own(found, who, mode ?? newFileMode(who), false, true);
  }

  async readlink(path: string, who: Identity): Promise<string> {
    const found = this.#access.resolve(path, who, false);
    const computed = this.#computed.open(found.device, who, path);
    if (computed?.kind === 'symlink') return computed.target;
    if (!present(found, path).isSymbolicLink()) throw diskError('EINVAL', path);
    return fromHostLink(onHost(path, () => fs.readlinkSync(found.host)));
  }

  async realpath(path: string, who: Identity): Promise<string> {
    const found = this.#access.resolve(path, who);
    if (this.#computed.find(found.device, who) === undefined) present(found, path);
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
    return this.#access.defaultsOf(found.backing, found.entry?.isDirectory() ?? false).label;
  }

  async setTimes(path: string, times: { accessedMs?: number; modifiedMs?: number }, who: Identity): Promise<void> {
    const found = this.#access.resolve(path, who);
    const entry = present(found, path);
    this.#access.requireWritable(found, who, path);
    this.#times.changed(found.backing, entry, times);
  }

  async usage(path: string): Promise<Usage> {
    const found = this.resolver.resolve(path);
    return found.entry === undefined ? { files: 0, folders: 0, bytes: 0 } : usageBelow(found.host);
  }

  async database(path: string, who: Identity): Promise<Database> {
    await this.#databases.returned(this.#access.resolve(path, who).backing);
    const { found, readonly } = this.#openableDatabase(path, who);
    const database = this.#databases.get(found.backing, found.host, { readonly });
    if (!readonly) boundDatabase(database, this.space, who);
    return database;
  }

  async lendDatabase(path: string, who: Identity, revoke: (why: Revocation) => void): Promise<LentDatabase> {
    const { found, readonly } = this.#openableDatabase(path, who);
    const giveBack = this.#databases.lend(found.backing, found.host, () => revoke('gone'));
    const unwatch = watchLoan(found.host, (bytes) => {
      if (bytes < 0) this.space.freed();
      else if (!this.space.takes(who, { bytes })) revoke('full');
    });
    const release = () => {
      unwatch();
      giveBack();
    };
    return { host: found.host, readonly, room: this.space.leftFor(who), release };
  }

  /** Made when it is missing. */
  #openableDatabase(path: string, who: Identity): { found: ResolvedPath; readonly: boolean } {
    const found = this.#access.resolve(path, who);
    if (this.#computed.find(found.device, who) !== undefined) throw diskError('EACCES', path);
    if (found.entry?.isDirectory()) throw diskError('EISDIR', path);
    if (found.entry === undefined) {
      this.#access.requireParent(found, who, path);
      this.space.take(path, who, { files: 1 });
      onHost(path, () => fs.writeFileSync(found.host, ''));
      this.#access.own(found, who, who.uid === 0 ? 0o644 : 0o660, false);
    }
    this.#access.require(found, who, 'read', path);
    return { found, readonly: !isWritablePlace(found.device) || !this.#access.allows(found, who, 'write') };
  }

  closeDatabases(below: string): void {
    this.#databases.close(this.resolver.resolve(below).backing);
  }

  async save(folder: string): Promise<void> {
    // What runs for too long ends, as everything would that a phone is switched off under.
    if (!(await this.#databases.areReturned('/'))) this.#databases.close('/');
    this.#databases.checkpoint('/');
    await saveDisk({ root: this.resolver.root, folder, attributes: this.#access.attributes, times: this.#times });
  }

  async restore(folder: string): Promise<void> {
    this.#databases.close('/');
    await restoreDisk({ root: this.resolver.root, folder, attributes: this.#access.attributes, times: this.#times });
    this.resolver.forgetAll();
    this.space.freed();
    this.#inodes.clear();
  }

  #change(path: string, who: Identity, edit: (attributes: FileAttributes) => FileAttributes): void {
    const found = this.#access.resolve(path, who);
    if (this.#computed.find(found.device, who)?.kind === 'device') return;
    const entry = present(found, path);
    if (!isWritablePlace(found.device)) throw diskError('EROFS', path);
    const attributes = this.#access.attributesOf(found);
    if (isShared(found.device) && who.uid !== 0) return;
    if (who.uid !== 0 && who.uid !== attributes.uid) throw diskError('EPERM', path);
    this.#access.setAttributes(found.backing, edit(attributes), entry.isDirectory());
    this.#times.changed(found.backing, entry);
  }

  /** The place behind shared storage, used directly, tells nobody. */
  #tellShared(who: Identity, device: string, { isGone = false } = {}): void {
    if (isShared(device)) this.#options.sharedChanged?.(device, who, { isGone });
  }

  /** @param found as it was before */
  #noteWritten({ backing, host, entry }: ResolvedPath): void {
    this.#times.written(backing, fs.lstatSync(host), { isNew: entry === undefined });
  }

  /** Removing a database's log under an open connection: the connection ends first, so that nothing in it is lost. */
  #closeDatabaseOfLog(backing: string): boolean {
    const file = /^(.+)-(?:wal|shm|journal)$/.exec(backing)?.[1];
    return file !== undefined && this.#databases.close(backingOf(file));
  }
}

function present(found: ResolvedPath, path: string): fs.Stats {
  if (found.entry === undefined) throw diskError('ENOENT', path);
  return found.entry;
}

/** All files below a folder, by their paths on the device. */
function filesIn(folder: ResolvedPath): string[] {
  const entries = fs.readdirSync(folder.host, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.join(folder.device, path.relative(folder.host, entry.parentPath), entry.name))
    .sort();
}
