import { posix } from 'node:path';
import type { Stat } from '../../../disk/disk.ts';
import { ByteReader } from '../../byte-reader.ts';
import { strerror } from '../../errno.ts';
import { isPathOfFolder } from '../../resolve-path.ts';
import { userId, userName } from '../../user-names.ts';
import { parseMoment } from '../date.ts';
import type { FileCall } from '../files/file-program.ts';
import { applyMode } from '../files/mode-text.ts';
import { compressed } from '../gzip/compression.ts';
import { writeFile } from './extract.ts';
import { endOfArchive, padding, renderHeader, type TarHeader } from './tar-format.ts';

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
  const archive = archiveOf(call, packing);
  const file = call.value('f');
  const isPressed = call.has('z') || /\.t?gz$/.test(file ?? '');
  const pieces = isPressed ? compressed(archive) : archive;
  if (file !== undefined && file !== '-') await writeFile(call, call.at(file), pieces);
  else for await (const piece of pieces) await call.out(piece);
}

async function* archiveOf(call: FileCall, packing: Packing): AsyncGenerator<Uint8Array> {
  const packer = new Packer(call, packing);
  for (const name of packing.names) yield* packer.add(name.replace(/(.)\/+$/, '$1'));
  yield endOfArchive;
}

/** Zeros at a time. */
const block = 65_536;

class Packer {
  readonly #call: FileCall;
  readonly #packing: Packing;
  readonly #archive: string;
  /** Names of files that have several, by their number. */
  readonly #seen = new Map<number, string>();

  constructor(call: FileCall, packing: Packing) {
    this.#call = call;
    this.#packing = packing;
    this.#archive = call.at(call.value('f') ?? '-');
  }

  async *add(label: string): AsyncGenerator<Uint8Array> {
    const { system, identity, turn } = this.#call;
    await turn();
    if (this.#packing.isExcluded(label)) return;
    const path = posix.resolve(this.#packing.cwd, label);
    try {
      const followLinks = this.#call.has('h') || isPathOfFolder(label);
      const found = await system.disk.stat(path, identity, { followLinks });
      if (path === this.#archive && found.kind === 'file') {
        this.#call.fail(`'${label}' file is the archive; not dumped`);
        return;
      }
      yield* this.#write(label, path, found);
      if (found.kind !== 'directory' || this.#call.has('R')) return;
      for (const name of await system.disk.list(path, identity)) yield* this.add(`${label.replace(/\/$/, '')}/${name}`);
    } catch (error) {
      this.#call.fail(`${label}: ${strerror(error)}`);
    }
  }

  async *#write(label: string, path: string, found: Stat): AsyncGenerator<Uint8Array> {
    const leading = /^(?:\/|\.\.\/)+/.exec(label)?.[0] ?? '';
    if (leading !== '') this.#call.err(`removing leading '${leading}' from member names\n`);
    const name = label.slice(leading.length) + (found.kind === 'directory' ? '/' : '');
    const first = found.links > 1 && found.kind === 'file' ? this.#seen.get(found.inode) : undefined;
    if (found.kind === 'file' && first === undefined) this.#seen.set(found.inode, name);
    const kind = first !== undefined ? 'hardlink' : found.kind === 'device' ? 'file' : found.kind;
    const size = kind === 'file' && found.kind === 'file' ? found.size : 0;
    // Opened first: of what cannot be read, nothing is in the archive.
    const content = size > 0 ? new ByteReader(await this.#call.open(path)) : undefined;
    yield renderHeader({ ...this.#dress(found), name, kind, size, target: first ?? found.target ?? '' });
    if (this.#call.has('v')) this.#tell(`${name}\n`);
    if (content === undefined) return;
    yield* content.pieces(size);
    // It may have been cut meanwhile.
    for (let left = size - content.at; left > 0; left -= block) yield new Uint8Array(Math.min(left, block));
    yield padding(size);
  }

  #tell(line: string): void {
    const goesOut = (this.#call.value('f') ?? '-') === '-';
    if (goesOut) this.#call.err(line);
    else this.#call.out(line);
  }

  #dress(found: Stat): Pick<TarHeader, 'mode' | 'uid' | 'gid' | 'user' | 'group' | 'modifiedMs'> {
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
