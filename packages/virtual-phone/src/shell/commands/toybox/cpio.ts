import { posix } from 'node:path';
import { ByteReader } from '../../byte-reader.ts';
import { decode, encode } from '../../bytes.ts';
import { inputOf } from '../../program-input.ts';
import { type FileCall, fileProgram } from '../files/file-program.ts';
import { writeFile } from '../tar/extract.ts';

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
    if (target !== undefined)
      return await unpack(
        call,
        pack(call, () => {}),
        target,
      );
    if (call.has('o')) {
      const archive = pack(call, (name) => call.has('v') && call.err(`${name}\n`));
      const file = call.value('F');
      if (file === undefined) for await (const piece of archive) await call.out(piece);
      else await call.attempt(file, () => writeFile(call, call.at(file), archive));
      return;
    }
    if (!call.has('i') && !call.has('t')) return call.fail('Needs -otip (see "cpio --help")');
    const file = call.value('F') ?? '-';
    await call.attempt(file, async () => await unpack(call, await call.open(file), '.'));
  },
});

const magic = '070701';
const end = 'TRAILER!!!';
const headerSize = 110;

async function* pack(call: FileCall, tell: (name: string) => void): AsyncGenerator<Uint8Array> {
  const names = decode(await call.stdin.all())
    .split('\n')
    .filter((name) => name !== '');
  for (const name of names) {
    await call.turn();
    let record: CpioRecord | undefined;
    await call.attempt(name, async () => {
      const found = await call.stat(name, { followLinks: false });
      const numbers = [found.inode, found.mode, found.uid, found.gid, found.links, found.modifiedMs / 1_000];
      const size = found.kind === 'file' ? found.size : 0;
      // Opened first: of what cannot be read, nothing is in the archive.
      const content = size > 0 ? await call.open(name) : inputOf(found.target ?? '');
      record = { name, numbers, size: found.kind === 'file' ? size : encode(found.target ?? '').length, content };
    });
    if (record === undefined) continue;
    yield* render(record);
    tell(name);
  }
  yield* render({ name: end, numbers: [0, 0, 0, 0, 1, 0], size: 0, content: inputOf('') });
}

interface CpioRecord {
  readonly name: string;
  readonly numbers: readonly number[];
  readonly size: number;
  readonly content: AsyncIterable<Uint8Array>;
}

async function* render({ name, numbers, size, content }: CpioRecord): AsyncGenerator<Uint8Array> {
  const nameBytes = encode(`${name}\0`);
  const fields = [...numbers, size, 0, 0, 0, 0, nameBytes.length, 0];
  const hex = fields.map((field) => (Math.floor(field) >>> 0).toString(16).toUpperCase().padStart(8, '0'));
  yield Buffer.concat([encode(magic + hex.join('')), nameBytes]);
  yield padding(headerSize + nameBytes.length);
  const bytes = new ByteReader(content);
  yield* bytes.pieces(size);
  // It may have been cut meanwhile.
  for (let left = size - bytes.at; left > 0; left -= 65_536) yield new Uint8Array(Math.min(left, 65_536));
  yield padding(size);
}

function padding(size: number): Uint8Array {
  return new Uint8Array((4 - (size % 4)) % 4);
}

/** No path is longer. */
const longestName = 8_192;

/** Lists what is in an archive, or puts it below a folder. */
async function unpack(call: FileCall, archive: AsyncIterable<Uint8Array>, target: string): Promise<void> {
  const bytes = new ByteReader(archive);
  for (;;) {
    // Hexadecimal digits only: a sign would lead backwards.
    const head = (await bytes.take(headerSize)).toString('latin1');
    if (!head.startsWith(magic) || !/^[\da-f]{110}$/i.test(head)) return call.fail('bad header');
    const field = (place: number) => Number.parseInt(head.slice(6 + place * 8, 14 + place * 8), 16);
    const nameEnd = bytes.at + field(11);
    const nameBytes = await bytes.take(Math.min(field(11), longestName));
    const name = decode(nameBytes.subarray(0, Math.max(0, nameBytes.length - 1)));
    if (name === end) return;
    await bytes.skip(nameEnd - bytes.at + padding(nameEnd).length);
    const size = field(6);
    const contentEnd = bytes.at + size;
    const entry = { name, mode: field(1), seconds: field(5), size, content: () => bytes.pieces(size) };
    await call.turn();
    if (call.has('t')) call.out(`${name}\n`);
    else {
      if (call.has('v')) call.err(`${name}\n`);
      await call.attempt(name, () => extract(call, entry, posix.join(target, name)));
    }
    await bytes.skip(contentEnd - bytes.at + padding(contentEnd).length);
  }
}

interface Entry {
  readonly name: string;
  readonly mode: number;
  readonly seconds: number;
  readonly size: number;
  content(): AsyncIterable<Uint8Array>;
}

async function extract(call: FileCall, { mode, seconds, size, content }: Entry, label: string): Promise<void> {
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
  if (type === 0o120000)
    return await disk.symlink(
      decode(await new ByteReader(content()).take(Math.min(size, longestName))),
      path,
      call.identity,
    );
  if (type === 0o010000) return await disk.mkfifo(path, call.identity, { mode: permissions });
  await writeFile(call, path, content());
  await disk.chmod(path, permissions, call.identity);
  await disk.setTimes(path, { modifiedMs: seconds * 1_000 }, call.identity);
}
