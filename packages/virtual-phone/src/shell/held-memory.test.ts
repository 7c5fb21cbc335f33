import { afterAll, beforeAll, expect, it } from 'vitest';
import { testPhone } from '../../test/transcripts/test-phone.ts';
import { rootIdentity } from '../disk/identity.ts';
import { FileTable } from './files/file-table.ts';
import { ContentFile } from './files/memory-files.ts';
import { processTableOf } from './process-table.ts';
import { FileInput } from './program-input.ts';

let phone: Awaited<ReturnType<typeof testPhone>>;
beforeAll(async () => {
  phone = await testPhone();
});
afterAll(() => phone.close());

it('Programs of one phone hold a gigabyte of their inputs together, and have it again when they end', async () => {
  const start = (name: string) => {
    const files = new FileTable();
    const process = processTableOf(phone.system).start({ parent: undefined, identity: rootIdentity, files, name });
    if (process === undefined) throw new Error('No room for a process');
    return process;
  };
  const sort = start('sort');
  const tac = start('tac');
  const read = () => new FileInput(new ContentFile(new Uint8Array(2 ** 20)), tac).all();
  sort.memory.add(2 ** 30);
  await expect(read()).rejects.toThrow('Out of memory');
  sort.end(0);
  expect((await read()).length).toBe(2 ** 20);
  tac.end(0);
});
