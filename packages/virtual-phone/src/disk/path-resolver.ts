import fs from 'node:fs';
import path from 'node:path';
import type { Identity } from './disk.ts';
import { asDiskError, diskError } from './disk-error.ts';
import { fromHostLink } from './host-link.ts';
import { rootIdentity } from './identity.ts';
import { type KnownFolder, KnownFolders } from './known-folders.ts';

export interface ResolvedPath {
  /** Canonical, as `realpath` prints it. */
  readonly device: string;
  /** Canonical, shared storage by the place its files really have. */
  readonly backing: string;
  readonly host: string;
  /** Of the last component, not followed unless asked for; undefined when it does not exist. */
  readonly entry: fs.Stats | undefined;
}

/** The target of a link; undefined where there is none. */
type ComputedLink = (device: string, who: Identity) => string | undefined;

const shared = '/storage/emulated/0';
const sharedBacking = '/data/media/0';
const mostLinks = 40;
/** `PATH_MAX`, with the zero at its end. */
const mostBytes = 4096;

/**
 * Walks device paths component by component, so that a link or `..` can only ever lead to another place of the phone:
 * link targets are device paths, and the host never follows one itself. A walk begins at the last folder of a path that is
 * known already.
 */
export class PathResolver {
  readonly root: string;
  readonly #computedLink: ComputedLink;
  readonly #folders = new KnownFolders();

  /**
   * @param root existing folder of the host that is the phone's `/`
   * @param computedLink links that no file of the host stands for
   */
  constructor(root: string, computedLink: ComputedLink = () => undefined) {
    this.root = fs.realpathSync(root);
    this.#computedLink = computedLink;
  }

  /** @param who to each `/proc/self` leads elsewhere */
  resolve(devicePath: string, followLast = true, who: Identity = rootIdentity): ResolvedPath {
    if (!devicePath.startsWith('/')) throw diskError('EINVAL', devicePath);
    if (devicePath.includes('\0')) throw diskError('ENOENT', devicePath.replaceAll('\0', '\\0'));
    if (Buffer.byteLength(devicePath) >= mostBytes) throw diskError('ENAMETOOLONG', devicePath);
    try {
      const { device, host, entry } = this.#walk(devicePath, followLast, who);
      return {
        device: device || '/',
        backing: backingOf(device) || '/',
        host,
        entry: entry === 'folder' ? lookAt(host) : entry,
      };
    } catch (error) {
      throw asDiskError(error, devicePath);
    }
  }

  /** To be told when what was there is about to go: no path leads through it any more. */
  forget({ host, entry }: ResolvedPath): void {
    if (entry?.isSymbolicLink()) this.#folders.clear();
    else if (entry?.isDirectory()) this.#folders.forget(host);
  }

  forgetAll(): void {
    this.#folders.clear();
  }

  #walk(devicePath: string, followLast: boolean, who: Identity): Place {
    const begun = this.#begin(devicePath);
    const pending = begun.names.reverse();
    let at: Place = { device: begun.device, host: begun.host, entry: 'folder' };
    let { links } = begun;
    /** Whether it is known where its last name is looked up, or would be. */
    let isKnown = pending.length <= 1;
    /** Whether it leads there whoever asks. */
    let isForAll = true;
    for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
      if (isOther(at.entry)) throw diskError('ENOTDIR', devicePath);
      if (pending.length === 0 && !isKnown) {
        isKnown = true;
        if (isForAll) this.#remember(devicePath, at, links);
      }
      if (name === '..') {
        at = this.#above(at);
        continue;
      }
      const next = this.#step(at, name);
      const follows = followLast || pending.length > 0;
      const target = follows ? this.#linkAt(next, who) : undefined;
      if (target === undefined) {
        at = next;
        continue;
      }
      isForAll &&= next.entry !== undefined;
      links += 1;
      if (links > mostLinks) throw diskError('ELOOP', devicePath);
      if (target.startsWith('/')) at = { device: '', host: this.root, entry: 'folder' };
      pending.push(...componentsOf(target).reverse());
    }
    return at;
  }

  /** That a path's last name is looked up there. */
  #remember(devicePath: string, { device, host, entry }: Place, links: number): void {
    if (entry === undefined || devicePath.endsWith('/') || devicePath.endsWith('/.')) return;
    this.#folders.add(devicePath.slice(0, devicePath.lastIndexOf('/')), { device, host, links });
  }

  /** The longest beginning of a path that is known to lead to a folder, and the names after it: one at least. */
  #begin(devicePath: string): KnownFolder & { readonly names: string[] } {
    for (let end = devicePath.lastIndexOf('/'); end > 0; end = devicePath.lastIndexOf('/', end - 1)) {
      const known = this.#folders.get(devicePath.slice(0, end));
      const names = known === undefined ? [] : componentsOf(devicePath.slice(end + 1));
      if (known !== undefined && names.length > 0) return { ...known, names };
    }
    return { device: '', host: this.root, links: 0, names: componentsOf(devicePath) };
  }

  #linkAt({ device, host, entry }: Place, who: Identity): string | undefined {
    if (entry === undefined) return this.#computedLink(device, who);
    return entry !== 'folder' && entry.isSymbolicLink() ? fromHostLink(fs.readlinkSync(host)) : undefined;
  }

  /** Where a name leads. In shared storage, where case never counts, to the entry whose name differs in nothing else. */
  #step(parent: Place, name: string): Place {
    const exact = this.#named(parent, name);
    if (exact.entry !== undefined || parent.entry === undefined || !ignoresCase(parent.device)) return exact;
    const folded = name.toLowerCase();
    const realName = fs.readdirSync(parent.host).find((each) => each.toLowerCase() === folded);
    return realName === undefined ? exact : this.#named(parent, realName);
  }

  #named(parent: Place, name: string): Place {
    const device = `${parent.device}/${name}`;
    const host = device === shared ? path.join(this.root, sharedBacking) : parent.host + path.sep + name;
    return { device, host, entry: lookAt(host) };
  }

  #above({ device }: Place): Place {
    const above = device.slice(0, Math.max(0, device.lastIndexOf('/')));
    const host = path.join(this.root, backingOf(above));
    return { device: above, host, entry: lookAt(host) };
  }
}

/** Where a walk has come to. */
interface Place {
  /** Canonical; the phone's `/` is empty. */
  readonly device: string;
  readonly host: string;
  /** `folder`: one that is known to be there, and was not looked at again. */
  readonly entry: fs.Stats | 'folder' | undefined;
}

function lookAt(host: string): fs.Stats | undefined {
  return fs.lstatSync(host, { throwIfNoEntry: false });
}

function isOther(entry: Place['entry']): boolean {
  return typeof entry === 'object' && !entry.isDirectory();
}

function componentsOf(devicePath: string): string[] {
  return devicePath.split('/').filter((name) => name !== '' && name !== '.');
}

export function backingOf(device: string): string {
  return isShared(device) ? sharedBacking + device.slice(shared.length) : device;
}

/** Whether a canonical path lies in shared storage, seen through its file system for apps. */
export function isShared(device: string): boolean {
  return device === shared || device.startsWith(`${shared}/`);
}

/** Shared storage and the place behind it are made with `casefold`. */
function ignoresCase(folder: string): boolean {
  return isShared(folder) || folder === sharedBacking || folder.startsWith(`${sharedBacking}/`);
}

/** The same place under another name in its folder: what a file becomes when only the case of its name changes. */
export function renamedPlace(found: ResolvedPath, name: string): ResolvedPath {
  const device = path.posix.join(path.posix.dirname(found.device), name);
  const host = path.join(path.dirname(found.host), name);
  return { device, backing: backingOf(device), host, entry: undefined };
}

/** Path inside shared storage: `/Download/a.txt`. */
export function withinShared(device: string): string {
  return device.slice(shared.length);
}
