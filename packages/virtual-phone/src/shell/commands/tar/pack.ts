import { posix } from 'node:path';
import type { Stat } from '../../../disk/disk.ts';
import { strerror } from '../../errno.ts';
import { requireMemory } from '../../program-input.ts';
import { isPathOfFolder } from '../../resolve-path.ts';
import { userId, userName } from '../../user-names.ts';
import { parseMoment } from '../date.ts';
import type { FileCall } from '../files/file-program.ts';
import { applyMode } from '../files/mode-text.ts';
import { compress } from './compression.ts';
import { endOfArchive, type TarEntry, writeEntry } from './tar-format.ts';

interface Packing {
  readonly cwd: string;
  readonly names: readonly string[];
  isExcluded(name: string): boolean;
}

/** Makes an archive of the operands and what is below them. */
export async function packOperands(call: FileCall, packing: Packing): Promise<void> {
  if (packing.names.length === 0) {
    call.failSilently();
    call.err('tar: empty archive\n');
    return;
  }
  const parts: Buffer[] = [];
  const pack = new Packer(call, packing, (part) => parts.push(part));
  for (const name of packing.names) await pack.add(name.replace(/(.)\/+$/, '$1'));
  const archive = Buffer.concat([...parts, endOfArchive]);
  const file = call.value('f');
  const isPressed = call.has('z') || /\.t?gz$/.test(file ?? '');
  const bytes = isPressed ? await compress(archive) : archive;
  if (file === undefined || file === '-') await call.out(bytes);
  else await call.system.disk.write(call.at(file), bytes, call.identity);
}

class Packer {
  readonly #call: FileCall;
  readonly #packing: Packing;
  readonly #take: (part: Buffer) => void;
  readonly #archive: string;
  #bytes = 0;
  /** Names of files that have several, by their number. */
  readonly #seen = new Map<number, string>();

  constructor(call: FileCall, packing: Packing, take: (part: Buffer) => void) {
    this.#call = call;
    this.#packing = packing;
    this.#take = take;
    this.#archive = call.at(call.value('f') ?? '-');
  }

  async add(label: string): Promise<void> {
    const { system, identity, turn } = this.#call;
    await turn();
    if (this.#packing.isExcluded(label)) return;
    const path = posix.resolve(this.#packing.cwd, label);
    try {
      const followLinks = this.#call.has('h') || isPathOfFolder(label);
      const found = await system.disk.stat(path, identity, { followLinks });
      if (path === this.#archive && found.kind === 'file') {
        return this.#call.fail(`'${label}' file is the archive; not dumped`);
      }
      await this.#write(label, path, found);
      if (found.kind !== 'directory' || this.#call.has('R')) return;
      for (const name of await system.disk.list(path, identity)) await this.add(`${label.replace(/\/$/, '')}/${name}`);
    } catch (error) {
      this.#call.fail(`${label}: ${strerror(error)}`);
    }
  }

  async #write(label: string, path: string, found: Stat): Promise<void> {
    const { system, identity } = this.#call;
    const leading = /^(?:\/|\.\.\/)+/.exec(label)?.[0] ?? '';
    if (leading !== '') this.#call.err(`removing leading '${leading}' from member names\n`);
    const name = label.slice(leading.length) + (found.kind === 'directory' ? '/' : '');
    const first = found.links > 1 && found.kind === 'file' ? this.#seen.get(found.inode) : undefined;
    if (found.kind === 'file' && first === undefined) this.#seen.set(found.inode, name);
    const kind = first !== undefined ? 'hardlink' : found.kind === 'device' ? 'file' : found.kind;
    if (kind === 'file') this.#bytes += found.size;
    requireMemory(this.#bytes);
    const content = kind === 'file' ? await system.disk.read(path, identity) : new Uint8Array();
    this.#take(writeEntry({ ...this.#dress(found), name, kind, content, target: first ?? found.target ?? '' }));
    if (!this.#call.has('v')) return;
    const goesOut = (this.#call.value('f') ?? '-') === '-';
    if (goesOut) this.#call.err(`${name}\n`);
    else this.#call.out(`${name}\n`);
  }

  #dress(found: Stat): Pick<TarEntry, 'mode' | 'uid' | 'gid' | 'user' | 'group' | 'modifiedMs'> {
    const { clock } = this.#call.system;
    const uid = userId(this.#call.value('W') ?? '') ?? found.uid;
    const gid = userId(this.#call.value('G') ?? '') ?? found.gid;
    const isNumeric = this.#call.has('N');
    const time = this.#call.value('D');
    const mode = this.#call.value('M');
    return {
      mode: (mode === undefined ? undefined : applyMode(mode, found)) ?? found.mode & 0o7777,
      uid,
      gid,
      user: isNumeric ? '' : userName(uid),
      group: isNumeric ? '' : userName(gid),
      modifiedMs: (time === undefined ? undefined : parseMoment(time, clock.now(), clock.zone)) ?? found.modifiedMs,
    };
  }
}
