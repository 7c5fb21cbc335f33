import { afterAll, beforeAll, expect, it } from 'vitest';
import { testPhone } from '../../../test/transcripts/test-phone.ts';
import { rootIdentity } from '../../disk/identity.ts';
import { openDiskFile } from './disk-file.ts';

let phone: Awaited<ReturnType<typeof testPhone>>;
beforeAll(async () => {
  phone = await testPhone();
});
afterAll(() => phone.close());

const reader = { identity: rootIdentity, signal: new AbortController().signal };

it('openDiskFile() holds nothing of a long file, which can be read to its end also when it is removed', async () => {
  const { disk } = phone.system;
  const path = '/data/local/tmp/zeros';
  await disk.truncate(path, 300 * 2 ** 20, rootIdentity);
  const before = process.memoryUsage().arrayBuffers;
  const files = await Promise.all([1, 2, 3].map(() => openDiskFile(disk, path, reader, 'read')));
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(16 * 2 ** 20);
  await disk.remove(path, rootIdentity);
  let length = 0;
  for (let chunk = await files[0]?.read(reader.signal); chunk; chunk = await files[0]?.read(reader.signal)) {
    length += chunk.length;
  }
  expect(length).toBe(300 * 2 ** 20);
  for (const file of files) file.release();
});

it('openDiskFile() refuses a long file that its reader has no right to', async () => {
  const { disk } = phone.system;
  await disk.truncate('/data/local/tmp/closed', 300 * 2 ** 20, rootIdentity);
  await disk.chmod('/data/local/tmp/closed', 0o600, rootIdentity);
  const shell = { ...reader, identity: { uid: 2000 } };
  await expect(openDiskFile(disk, '/data/local/tmp/closed', shell, 'read')).rejects.toMatchObject({ code: 'EACCES' });
});
