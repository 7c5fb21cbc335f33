import { dirname } from 'node:path/posix';
import { systemError } from '../strerror.ts';
import { maxDataLength, type SyncSession } from './sync-session.ts';
import { absolute } from './sync-stat.ts';

const fileTypeMask = 0o170000;
const symlinkType = 0o120000;
const regularType = 0o100000;

/** Content is written in pieces of this size, so that a large file is never held whole. */
const writeSize = 4 * 1024 * 1024;

/** `SEND path,mode`: a file, or a link whose content is its target. */
export async function sendFile(session: SyncSession, argument: string): Promise<boolean> {
  const comma = argument.lastIndexOf(',');
  if (comma < 0) {
    await session.fail('missing , in ID_SEND_V1');
    return false;
  }
  const mode = argument.slice(comma + 1);
  if (!/^\d+$/.test(mode)) {
    await session.fail('bad mode');
    return false;
  }
  return store(session, argument.slice(0, comma), Number(mode));
}

/** `SND2 path`, then mode and flags in a packet of their own. */
export async function sendFileV2(session: SyncSession, path: string): Promise<boolean> {
  const setup = await session.readBytes(12);
  if (setup === undefined) return false;
  if (setup.toString('latin1', 0, 4) !== 'SND2') {
    await session.fail('invalid send message');
    return false;
  }
  const flags = setup.readUInt32LE(8);
  if (flags !== 0) {
    await session.fail(`unknown flags: ${flags}`);
    return false;
  }
  return store(session, path, setup.readUInt32LE(4));
}

async function store(session: SyncSession, path: string, mode: number): Promise<boolean> {
  const isLink = (mode & fileTypeMask) === symlinkType;
  const upload = new Upload(session, absolute(path), isLink ? 'symlink' : widen(mode));
  await upload.begin();
  for (;;) {
    const packet = await session.readHead();
    if (packet === undefined) return upload.abandon();
    if (packet.id === 'DONE') return upload.finish(packet.value);
    if (packet.id !== 'DATA' || packet.value > maxDataLength) {
      await upload.fail('invalid data message');
      return false;
    }
    const data = await session.readBytes(packet.value);
    if (data === undefined) return upload.abandon();
    await upload.add(data);
  }
}

/** adbd gives group and others what the owner has. */
function widen(mode: number): number {
  const owner = mode & 0o700;
  return (mode & 0o777) | (owner >> 3) | (owner >> 6);
}

/** One file on its way to the phone. After a failure the client's data are read on, but go nowhere. */
class Upload {
  readonly #session: SyncSession;
  readonly #path: string;
  /** Permission bits of a file. */
  readonly #kind: number | 'symlink';
  #pieces: Buffer[] = [];
  #buffered = 0;
  #created = false;
  #failed = false;

  constructor(session: SyncSession, path: string, kind: number | 'symlink') {
    this.#session = session;
    this.#path = path;
    this.#kind = kind;
  }

  /** A file or link in the way is removed, so that the new one has its own owner and mode. */
  async begin(): Promise<void> {
    const { disk, who } = this.#session;
    try {
      const { mode } = await disk.stat(this.#path, who, { followLinks: false });
      const type = mode & fileTypeMask;
      if (type === regularType || type === symlinkType) await disk.remove(this.#path, who);
    } catch (error) {
      // Nothing there, or nothing that may be removed: creating the file will say so.
      systemError(error);
    }
  }

  async add(data: Buffer): Promise<void> {
    if (this.#failed) return;
    // A target is read whole: adbd has room for one packet of it.
    if (this.#kind === 'symlink' && this.#buffered + data.length > maxDataLength) {
      await this.fail('oversize data message');
      return;
    }
    this.#pieces.push(data);
    this.#buffered += data.length;
    if (this.#kind !== 'symlink' && this.#buffered >= writeSize) await this.#flush();
  }

  /** @returns whether the service goes on */
  async finish(modifiedSeconds: number): Promise<boolean> {
    await this.#flush();
    if (this.#failed) return false;
    const { disk, who } = this.#session;
    const modifiedMs = modifiedSeconds * 1000;
    try {
      // The times of a link cannot be set without following it.
      if (this.#kind !== 'symlink') await disk.setTimes(this.#path, { accessedMs: modifiedMs, modifiedMs }, who);
    } catch (error) {
      // adbd ignores this as well: the content is what matters.
      systemError(error);
    }
    return this.#session.sendHead('OKAY', 0);
  }

  /** The client left in the middle. */
  async abandon(): Promise<false> {
    await this.#removeRemains();
    return false;
  }

  async fail(text: string): Promise<void> {
    if (this.#failed) return;
    this.#failed = true;
    this.#pieces = [];
    await this.#removeRemains();
    await this.#session.fail(text);
  }

  async #flush(): Promise<void> {
    if (this.#failed) return;
    const content = Buffer.concat(this.#pieces);
    this.#pieces = [];
    this.#buffered = 0;
    if (this.#created) await this.#append(content);
    else await this.#create(content);
  }

  async #append(content: Buffer): Promise<void> {
    if (content.length === 0) return;
    const { disk, who } = this.#session;
    try {
      await disk.write(this.#path, content, who, { append: true });
    } catch (error) {
      await this.fail(`write failed: ${systemError(error).text}`);
    }
  }

  async #create(content: Buffer): Promise<void> {
    try {
      await this.#put(content);
    } catch (error) {
      const { code, text } = systemError(error);
      if (code !== 'ENOENT') await this.fail(`${this.#createFailure}: ${text}`);
      else if (await this.#makeParents()) await this.#createAgain(content);
    }
    this.#created = !this.#failed;
  }

  async #createAgain(content: Buffer): Promise<void> {
    try {
      await this.#put(content);
    } catch (error) {
      await this.fail(`${this.#createFailure}: ${systemError(error).text}`);
    }
  }

  get #createFailure(): string {
    return this.#kind === 'symlink' ? 'symlink failed' : "couldn't create file";
  }

  async #put(content: Buffer): Promise<void> {
    const { disk, who } = this.#session;
    if (this.#kind !== 'symlink') await disk.write(this.#path, content, who, { mode: this.#kind });
    // Clients end the target with a NUL.
    else await disk.symlink(content.toString('utf8').replace(/\0+$/, ''), this.#path, who);
  }

  async #makeParents(): Promise<boolean> {
    const { disk, who } = this.#session;
    try {
      await disk.mkdir(dirname(this.#path), who, { recursive: true, mode: 0o775 });
      return true;
    } catch (error) {
      await this.fail(`secure_mkdirs failed: ${systemError(error).text}`);
      return false;
    }
  }

  async #removeRemains(): Promise<void> {
    if (!this.#created) return;
    const { disk, who } = this.#session;
    try {
      await disk.remove(this.#path, who);
    } catch (error) {
      // Removed by somebody else in the meantime.
      systemError(error);
    }
  }
}
