import { expect, it } from 'vitest';
import { endOfArchive, readEntries, type TarEntry, writeEntry } from './tar-format.ts';

const entry: TarEntry = {
  name: 'folder/file',
  kind: 'file',
  mode: 0o640,
  uid: 2000,
  gid: 2000,
  user: 'shell',
  group: 'shell',
  modifiedMs: 1_697_384_000_000,
  target: '',
  content: Buffer.from('content'),
};

it('reads what it writes, names longer than a header holds too', () => {
  const long = { ...entry, name: `${'long/'.repeat(40)}name` };
  const archive = Buffer.concat([writeEntry(entry), writeEntry(long), endOfArchive]);
  expect([...readEntries(archive)]).toEqual([entry, long].map((each) => expect.objectContaining({ ...each })));
});

it.each(['-1000', '-77777777777', 'x', ''])('goes on behind a header whose size is "%s"', (size) => {
  const header = writeEntry({ ...entry, name: 'odd', content: new Uint8Array() });
  header.fill(0, 124, 136).write(size, 124, 'latin1');
  header.fill(' ', 148, 156);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  const names = [...readEntries(Buffer.concat([header, writeEntry(entry), endOfArchive]))].map((each) => each?.name);
  expect(names).toEqual(['odd', 'folder/file']);
});
