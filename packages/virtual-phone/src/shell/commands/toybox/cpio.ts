import { posix } from 'node:path';
import { decode, encode } from '../../bytes.ts';
import { requireMemory } from '../../program-input.ts';
import { type FileCall, fileProgram } from '../files/file-program.ts';

/** Archives of the form "newc": a header of hexadecimal numbers, a name, the content; each padded to four bytes. */
export const cpio = fileProgram({
  name: 'cpio',
  letters: 'dimoptuvk',
  valued: 'FH',
  long: { verbose: 'v', 'no-preserve-owner': 'k' },
  least: 0,
  async run(call) {
    const isPass = call.has('p');
    const target = isPass ? call.operands[0] : undefined;
    if (isPass && target === undefined) return call.fail('Missing argument to -p (see "cpio --help")');
    if (target !== undefined) return await unpack(call, await pack(call, () => {}), target);
    if (call.has('o')) {
      const archive = await pack(call, (name) => call.has('v') && call.err(`${name}\n`));
      const file = call.value('F');
      if (file === undefined) await call.out(archive);
      else await call.attempt(file, () => call.system.disk.write(call.at(file), archive, call.identity));
      return;
    }
    if (!call.has('i') && !call.has('t')) return call.fail('Needs -otip (see "cpio --help")');
    const file = call.value('F') ?? '-';
    await call.attempt(file, async () => await unpack(call, await (await call.open(file)).all(), '.'));
  },
});

const magic = '070701';
const end = 'TRAILER!!!';
const headerSize = 110;

async function pack(call: FileCall, tell: (name: string) => void): Promise<Buffer> {
  const names = decode(await call.stdin.all())
    .split('\n')
    .filter((name) => name !== '');
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for (const name of names) {
    await call.turn();
    await call.attempt(name, async () => {
      const found = await call.stat(name, { followLinks: false });
      const isFile = found.kind === 'file';
      if (isFile) bytes += found.size;
      requireMemory(bytes);
      const content = isFile ? await call.system.disk.read(call.at(name), call.identity) : encode(found.target ?? '');
      const numbers = [found.inode, found.mode, found.uid, found.gid, found.links, found.modifiedMs / 1_000];
      parts.push(record(name, numbers, content));
      tell(name);
    });
  }
  return Buffer.concat([...parts, record(end, [0, 0, 0, 0, 1, 0], new Uint8Array())]);
}

function record(name: string, numbers: readonly number[], content: Uint8Array): Buffer {
  const nameBytes = encode(`${name}\0`);
  const fields = [...numbers, content.length, 0, 0, 0, 0, nameBytes.length, 0];
  const hex = fields.map((field) => (Math.floor(field) >>> 0).toString(16).toUpperCase().padStart(8, '0'));
  return Buffer.concat([padded(Buffer.concat([encode(magic + hex.join('')), nameBytes])), padded(content)]);
}

function padded(bytes: Uint8Array): Buffer {
  return Buffer.concat([bytes], Math.ceil(bytes.length / 4) * 4);
}

/** Lists what is in an archive, or puts it below a folder. */
async function unpack(call: FileCall, archive: Uint8Array, target: string): Promise<void> {
  const bytes = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength);
  for (let at = 0; ; ) {
    // Hexadecimal digits only: a sign would lead backwards.
    const head = bytes.toString('latin1', at, at + headerSize);
    if (!head.startsWith(magic) || !/^[\da-f]{110}$/i.test(head)) return call.fail('bad header');
    const field = (place: number) => Number.parseInt(head.slice(6 + place * 8, 14 + place * 8), 16);
    const nameEnd = at + headerSize + field(11);
    const name = decode(bytes.subarray(at + headerSize, nameEnd - 1));
    const start = Math.ceil(nameEnd / 4) * 4;
    const content = bytes.subarray(start, start + field(6));
    if (name === end) return;
    const entry = { name, mode: field(1), seconds: field(5), content };
    at = Math.ceil((start + content.length) / 4) * 4;
    await call.turn();
    if (call.has('t')) call.out(`${name}\n`);
    else {
      if (call.has('v')) call.err(`${name}\n`);
      await call.attempt(name, () => extract(call, entry, posix.join(target, name)));
    }
  }
}

interface Entry {
  readonly name: string;
  readonly mode: number;
  readonly seconds: number;
  readonly content: Uint8Array;
}

async function extract(call: FileCall, { mode, seconds, content }: Entry, label: string): Promise<void> {
  const { disk } = call.system;
  const path = call.at(label);
  const type = mode & 0o170000;
  const permissions = mode & 0o7777;
  if (call.has('d') && type !== 0o040000) await disk.mkdir(posix.dirname(path), call.identity, { recursive: true });
  if (type === 0o040000) return await disk.mkdir(path, call.identity, { mode: permissions, recursive: call.has('d') });
  if (await disk.exists(path)) {
    if (!call.has('u')) throw Object.assign(new Error(path), { code: 'EEXIST' });
    await disk.remove(path, call.identity);
  }
  if (type === 0o120000) return await disk.symlink(decode(content), path, call.identity);
  if (type === 0o010000) return await disk.mkfifo(path, call.identity, { mode: permissions });
  await disk.write(path, content, call.identity, { mode: permissions });
  await disk.setTimes(path, { modifiedMs: seconds * 1_000 }, call.identity);
}
