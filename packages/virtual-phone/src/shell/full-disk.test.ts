import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testPhone } from '../../test/transcripts/test-phone.ts';
import { shellIdentity } from '../disk/identity.ts';

let phone: Awaited<ReturnType<typeof testPhone>>;
const fill = 'for n in 1 2 3 4 5 6 7 8 9 10; do truncate -s 512m fill$n || break; done';

beforeAll(async () => {
  phone = await testPhone();
  // Zeros that take no room on this computer; the last of them has none on the phone.
  await phone.shell(
    `mkdir -p /data/local/tmp/full; cd /data/local/tmp/full; echo kept > old; truncate -s 1m big; ${fill}`,
  );
});
afterAll(() => phone.close());

const inFull = async (script: string) => {
  const { stdout, stderr, status } = await phone.shell(`cd /data/local/tmp/full; ${script}`);
  return { text: `${stdout}${stderr}`, status };
};

describe('A full phone', () => {
  it('tells who writes that no space is left', async () => {
    await inFull('truncate -s $(($(df . | tail -n 1 | tr -s " " | cut -d " " -f 4) * 1024)) rest');
    expect(await inFull('df . | tail -n 1 | tr -s " " | cut -d " " -f 4,5')).toEqual({ text: '0 100%\n', status: 0 });
    expect(await inFull('head -c 1m /dev/zero > new')).toEqual({
      text: 'head: write: No space left on device\n',
      status: 1,
    });
    expect(await inFull('dd if=/dev/zero of=old bs=1m count=1 seek=1 status=none')).toMatchObject({ status: 1 });
    expect(await inFull('cp big copy')).toEqual({
      text: "cp: '/data/local/tmp/full/copy': No space left on device\n",
      status: 1,
    });
    expect(await inFull('cp fill1 copy')).toMatchObject({ status: 1 });
    await expect(phone.system.disk.write('/sdcard/app.txt', 'x'.repeat(2 ** 20), shellIdentity)).rejects.toMatchObject({
      code: 'ENOSPC',
    });
  });

  it('still lets what is there be read and removed, and then written again', async () => {
    expect(await inFull('cat old; rm fill1; echo KEPT > old; cat old')).toEqual({ text: 'kept\nKEPT\n', status: 0 });
    expect(await inFull('head -c 1m /dev/zero > new; stat -c %s new')).toEqual({
      text: '1048576\n',
      status: 0,
    });
  });

  it('has no room for what was removed, as long as somebody writes to it', async () => {
    await inFull('rm -f fill* rest new');
    const script = `exec 3>held; truncate -s 512m held; rm held; ${fill} 2>/dev/null; ls | grep -c fill`;
    const held = Number((await inFull(script)).text);
    const free = Number((await inFull(`rm fill*; ${fill} 2>/dev/null; ls | grep -c fill`)).text);
    expect(free).toBe(held + 1);
  });

  it('ends a query that writes without end', { timeout: 60_000 }, async () => {
    await inFull('truncate -s $(($(df . | tail -n 1 | tr -s " " | cut -d " " -f 4) * 1024 - 20000000)) rest');
    const numbers = 'WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n)';
    const script = `sqlite3 a.db "CREATE TABLE t AS ${numbers} SELECT randomblob(1000000) FROM n"`;
    const full = { status: 13, text: 'Error: database or disk is full\n' };
    expect(await inFull(script)).toEqual(full);
    expect(await inFull('sqlite3 a.db "SELECT count(*) FROM sqlite_master; CREATE TABLE u (x)"')).toMatchObject({
      status: 0,
      text: '0\n',
    });
    // Who takes the limit away is ended.
    expect(await inFull(script.replace('"CREATE', '"PRAGMA max_page_count = 1000000000; CREATE'))).toMatchObject({
      status: 13,
      text: expect.stringContaining(full.text),
    });
    await inFull('rm -f a.db*');
  });

  it('tells an app that its database has no room, and counts what the app has written', async () => {
    const path = '/data/local/tmp/full/app.db';
    const open = () => phone.system.disk.database(path, shellIdentity);
    (await open()).exec('CREATE TABLE t (x)');
    const left = () => phone.system.disk.space.leftFor(shellIdentity);
    const before = left();
    (await open()).exec('INSERT INTO t VALUES (randomblob(1000000))');
    await open();
    expect(before - left()).toBeGreaterThan(1_000_000);
    const database = await open();
    expect(() => database.exec('INSERT INTO t VALUES (randomblob(20000000))')).toThrow('database or disk is full');
    await inFull('rm -f app.db* rest');
  });

  it('goes on with what it does itself', async () => {
    await inFull('truncate -s $(($(df . | tail -n 1 | tr -s " " | cut -d " " -f 4) * 1024)) rest');
    expect(await inFull('settings put system full yes; settings get system full')).toMatchObject({ status: 0 });
    expect((await inFull('content query --uri content://sms')).status).toBe(0);
  });
});
