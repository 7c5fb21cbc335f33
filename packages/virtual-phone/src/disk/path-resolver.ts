import fs from 'node:fs';
import path from 'node:path';
import type { Identity } from './disk.ts';
import { diskError, onHost } from './disk-error.ts';
import { fromHostLink } from './host-link.ts';
import { rootIdentity } from './identity.ts';
import { KnownFolders } from './known-folders.ts';

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

/**
 * Walks device paths component by component, so that a link or `..` can only ever lead to another place of the phone:
 * link targets are device paths, and the host never follows one itself.
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
    const pending = componentsOf(devicePath).reverse();
    const trail: Step[] = [{ device: '', host: this.root, entry: undefined }];
    let links = 0;
    for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
      const parent = trail[trail.length - 1];
      if (parent === undefined) throw diskError('ENOENT', devicePath);
      if (isOther(parent.entry)) throw diskError('ENOTDIR', devicePath);
      if (name === '..') {
        if (trail.length > 1) trail.pop();
        continue;
      }
      const { device, host, entry } = onHost(devicePath, () => this.#step(parent, name));
      if (typeof entry === 'object' && entry.isDirectory()) this.#folders.add(host);
      const follows = followLast || pending.length > 0;
      const target = follows ? this.#linkAt(devicePath, { device, host, entry }, who) : undefined;
      if (target !== undefined) {
        links += 1;
        if (links > mostLinks) throw diskError('ELOOP', devicePath);
        if (target.startsWith('/')) trail.length = 1;
        pending.push(...componentsOf(target).reverse());
        continue;
      }
      trail.push({ device, host, entry });
    }
    const last = trail[trail.length - 1];
    if (last === undefined || trail.length === 1) {
      return { device: '/', backing: '/', host: this.root, entry: fs.lstatSync(this.root) };
    }
    const { device, host } = last;
    const entry = last.entry === 'folder' ? fs.lstatSync(host, { throwIfNoEntry: false }) : last.entry;
    return { device, backing: backingOf(device), host, entry };
  }

  /** To be told when a folder may have gone: no path leads through what was there before. */
  forgetFolders(): void {
    this.#folders.clear();
  }

  #linkAt(devicePath: string, { device, host, entry }: Step, who: Identity): string | undefined {
    if (entry === undefined) return this.#computedLink(device, who);
    return entry !== 'folder' && entry.isSymbolicLink()
      ? fromHostLink(onHost(devicePath, () => fs.readlinkSync(host)))
      : undefined;
  }

  /** Where a name leads. In shared storage, where case never counts, to the entry whose name differs in nothing else. */
  #step(parent: Step, name: string): Step {
    const named = (realName: string): Step => {
      const device = `${parent.device}/${realName}`;
      const host = device === shared ? path.join(this.root, sharedBacking) : path.join(parent.host, realName);
      return {
        device,
        host,
        entry: this.#folders.has(host) ? 'folder' : fs.lstatSync(host, { throwIfNoEntry: false }),
      };
    };
    const exact = named(name);
    if (exact.entry !== undefined || parent.entry === undefined || !ignoresCase(parent.device)) return exact;
    const folded = name.toLowerCase();
    const realName = fs.readdirSync(parent.host).find((each) => each.toLowerCase() === folded);
    return realName === undefined ? exact : named(realName);
  }
}

interface Step {
  readonly device: string;
  readonly host: string;
  /** `folder`: one that is known to be there, and was not looked at again. */
  readonly entry: fs.Stats | 'folder' | undefined;
}

function isOther(entry: Step['entry']): boolean {
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
