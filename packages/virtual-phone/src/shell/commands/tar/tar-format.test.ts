import { expect, it } from 'vitest';
import { ByteReader } from '../../byte-reader.ts';
import { inputOf } from '../../program-input.ts';
import { endOfArchive, padding, readEntries, renderHeader, type TarHeader } from './tar-format.ts';

const entry: TarHeader = {
  name: 'folder/file',
  kind: 'file',
  mode: 0o640,
  uid: 2000,
  gid: 2000,
  user: 'shell',
  group: 'shell',
  modifiedMs: 1_697_384_000_000,
  target: '',
  size: 7,
};

const whole = (header: TarHeader) => Buffer.concat([renderHeader(header), Buffer.from('content'), padding(7)]);

async function read(archive: Uint8Array) {
  const bytes = new ByteReader(inputOf(archive));
  const entries: unknown[] = [];
  for await (const each of readEntries(bytes)) {
    if (each === undefined) entries.push(undefined);
    else {
      const { content, ...header } = each;
      entries.push({ ...header, text: (await new ByteReader(content()).take(header.size)).toString() });
    }
  }
  return entries;
}

it('reads what it writes, names longer than a header holds too', async () => {
  const long = { ...entry, name: `${'long/'.repeat(40)}name` };
  const archive = Buffer.concat([whole(entry), whole(long), endOfArchive]);
  expect(await read(archive)).toEqual([entry, long].map((each) => ({ ...each, text: 'content' })));
});

it.each(['-1000', '-77777777777', 'x', ''])('goes on behind a header whose size is "%s"', async (size) => {
  const header = renderHeader({ ...entry, name: 'odd', size: 0 });
  header.fill(0, 124, 136).write(size, 124, 'latin1');
  header.fill(' ', 148, 156);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  expect(await read(Buffer.concat([header, whole(entry), endOfArchive]))).toEqual([
    expect.objectContaining({ name: 'odd', text: '' }),
    expect.objectContaining({ name: 'folder/file', text: 'content' }),
  ]);
});
