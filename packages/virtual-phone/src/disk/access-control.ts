import { isWritablePlace, modeAllows, type Need, policyAllows } from './access.ts';
import { AttributeStore } from './attribute-store.ts';
import type { Identity } from './disk.ts';
import { diskError } from './disk-error.ts';
import { defaultAttributes, type FileAttributes, type FindOwner } from './file-attributes.ts';
import { isShared, type PathResolver, type ResolvedPath } from './path-resolver.ts';

/** Who owns which file, and who may do what with it. What the kernel would refuse is thrown: EACCES, EROFS, … */
export class AccessControl {
  /** What differs from the defaults. */
  readonly attributes = new AttributeStore();
  readonly #resolver: PathResolver;
  readonly #findOwner: FindOwner;

  constructor(resolver: PathResolver, findOwner: FindOwner) {
    this.#resolver = resolver;
    this.#findOwner = findOwner;
  }

  /** What a path leads to, for somebody who can reach it. */
  resolve(path: string, who: Identity, followLast = true): ResolvedPath {
    const found = this.#resolver.resolve(path, followLast, who);
    if (who.uid !== 0) this.#requireSearch(found, who, path);
    return found;
  }

  /** Every folder on the way must let its contents be reached. */
  #requireSearch(found: ResolvedPath, who: Identity, path: string): void {
    if (policyAllows(found.device, who, this.#findOwner) === false) throw diskError('EACCES', path);
    if (isShared(found.device)) return;
    for (let parent = parentOf(found.backing); parent !== '/'; parent = parentOf(parent)) {
      if (!modeAllows(this.#attributesAt(parent, true), who, 'search')) throw diskError('EACCES', path);
    }
  }

  allows(found: ResolvedPath, who: Identity, need: Need): boolean {
    return policyAllows(found.device, who, this.#findOwner) ?? modeAllows(this.attributesOf(found), who, need);
  }

  require(found: ResolvedPath, who: Identity, need: Need, path: string): void {
    if (!this.allows(found, who, need)) throw diskError('EACCES', path);
  }

  requireWritable(found: ResolvedPath, who: Identity, path: string): void {
    if (!isWritablePlace(found.device)) throw diskError('EROFS', path);
    this.require(found, who, 'write', path);
  }

  /** That a file may be put into the folder of this one, or taken out of it. */
  requireParent(found: ResolvedPath, who: Identity, path: string): void {
    const parent = this.parent(found);
    if (parent.entry === undefined) throw diskError('ENOENT', path);
    if (!parent.entry.isDirectory()) throw diskError('ENOTDIR', path);
    if (!isWritablePlace(found.device)) throw diskError('EROFS', path);
    this.require(parent, who, 'write', path);
  }

  parent(found: ResolvedPath): ResolvedPath {
    return this.#resolver.resolve(parentOf(found.device));
  }

  /** Gives a file that was just made to the one who made it. */
  own(found: ResolvedPath, who: Identity, mode: number, isDirectory: boolean, isPipe?: boolean): void {
    const byDefault = this.defaultsOf(found.backing, isDirectory);
    if (isShared(found.device)) return;
    const parent = this.#attributesAt(parentOf(found.backing), true);
    const inheritsGroup = (parent.mode & 0o2000) !== 0;
    const attributes = {
      uid: who.uid,
      gid: inheritsGroup ? parent.gid : who.uid,
      mode: mode | (inheritsGroup && isDirectory ? 0o2000 : 0),
      // Categories are given to apps' own files; what another user creates there has the type alone.
      label: byDefault.uid === who.uid ? byDefault.label : byDefault.label.replace(/:s0:c[\d,c]*$/, ':s0'),
      ...(isPipe && { isPipe }),
    };
    this.setAttributes(found.backing, attributes, isDirectory);
  }

  setAttributes(backing: string, attributes: FileAttributes, isDirectory: boolean): void {
    this.attributes.set(backing, attributes, this.defaultsOf(backing, isDirectory));
  }

  attributesOf(found: ResolvedPath): FileAttributes {
    return this.#attributesAt(found.backing, found.entry?.isDirectory() ?? false);
  }

  #attributesAt(backing: string, isDirectory: boolean): FileAttributes {
    return this.attributes.get(backing) ?? this.defaultsOf(backing, isDirectory);
  }

  defaultsOf(backing: string, isDirectory: boolean): FileAttributes {
    return defaultAttributes(backing, isDirectory, this.#findOwner);
  }
}

/** The folder an absolute path is in. */
function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/')) || '/';
}
