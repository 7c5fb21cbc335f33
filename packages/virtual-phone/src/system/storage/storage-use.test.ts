import { afterAll, beforeAll, expect, it } from 'vitest';
import { testPhone } from '../../../test/transcripts/test-phone.ts';
import { storageUse } from './storage-use.ts';

let phone: Awaited<ReturnType<typeof testPhone>>;
beforeAll(async () => {
  phone = await testPhone();
});
afterAll(() => phone.close());

it('storageUse() has the room that df shows, by kinds that make up the rest', async () => {
  await phone.shell('mkdir -p /sdcard/Movies; truncate -s 300m /sdcard/Movies/film.mp4');
  const { total, free, byKind } = await storageUse(phone.system);
  const [, blocks, used] = (await phone.shell('df /data | tail -n 1')).stdout.split(/ +/);
  expect(total).toBe(Number(blocks) * 1024);
  expect(Math.ceil((total - free) / 1024)).toBe(Number(used));
  expect(byKind.videos).toBe(300 * 2 ** 20);
  expect(Object.values(byKind).reduce((sum, each) => sum + each, 0)).toBe(total - free);
});
