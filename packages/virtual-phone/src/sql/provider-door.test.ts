import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testPhone } from '../../test/transcripts/test-phone.ts';

let phone: Awaited<ReturnType<typeof testPhone>>;
beforeAll(async () => {
  phone = await testPhone();
  for (const body of ['one', 'two', 'three']) {
    await phone.shell(
      `content insert --uri content://sms --bind address:s:5551234 --bind body:s:${body} --bind type:i:1`,
    );
  }
});
afterAll(() => phone.close());

const uris = [
  'content://sms',
  'content://mms-sms/canonical-addresses',
  'content://com.android.contacts/data',
  'content://com.android.contacts/groups',
  'content://call_log/calls',
  'content://media/external/file',
  'content://downloads/all_downloads',
];

describe('content in the shell of the phone', () => {
  it.each(uris)('takes conditions of %s as conditions only', async (uri) => {
    for (const where of [
      '1) UNION SELECT 1 --',
      '1) or (1',
      '(1',
      '1 --',
      '1 /*',
      '1; SELECT 1',
      "'1",
      '_id IN (SELECT 1)',
      '1 UNION VALUES (1)',
    ]) {
      const { stderr } = await phone.shell(`content query --uri ${uri} --where "${where}"`);
      expect({ where, stderr }).toEqual({
        where,
        stderr: expect.stringContaining('java.lang.IllegalArgumentException'),
      });
    }
    for (const option of ['--sort "_id; DROP TABLE x"', '--sort "(SELECT 1)"', '--projection "(SELECT 1)"']) {
      const { stderr } = await phone.shell(`content query --uri ${uri} ${option}`);
      expect({ option, stderr }).toEqual({
        option,
        stderr: expect.stringContaining('java.lang.IllegalArgumentException'),
      });
    }
  });

  it('runs what calls functions in a process of its own, with the same answers', async () => {
    const query = (options: string) => phone.shell(`content query --uri content://sms --projection body ${options}`);
    expect((await query('--where "length(body) = 3" --sort "upper(body) ASC"')).stdout).toBe(
      'Row: 0 body=one\nRow: 1 body=two\n',
    );
    expect((await query(`--where "body LIKE '%o%'" --sort "body ASC"`)).stdout).toBe(
      'Row: 0 body=one\nRow: 1 body=two\n',
    );
    expect((await phone.shell('content query --uri content://sms --projection "count(*)"')).stdout).toBe(
      'Row: 0 count(*)=3\n',
    );
    expect((await query('--where "no_such(body)"')).stderr).toContain('SQLiteException: no such function: no_such');
    await phone.shell(`content update --uri content://sms --bind seen:i:1 --where "length(body) = 5"`);
    expect((await query('--where "seen = 1"')).stdout).toBe('Row: 0 body=three\n');
    await phone.shell(`content delete --uri content://sms --where "length(body) = 5"`);
    expect((await query('--sort "body ASC"')).stdout).toBe('Row: 0 body=one\nRow: 1 body=two\n');
  });

  it('ends a condition that fills memory with an error', async () => {
    const { stderr } = await phone.shell(
      'content query --uri content://sms --where "length(hex(zeroblob(300000000))) > 1"',
    );
    expect(stderr).toContain('android.database.sqlite.SQLiteException: out of memory');
    const big = await phone.shell('content query --uri content://sms --projection "zeroblob(3000000)"');
    expect(big.stderr).toContain('Row too big to fit into CursorWindow');
    expect((await phone.shell('content query --uri content://sms --projection body')).stdout).toContain('body=one');
  });
});

describe('the databases of an app', () => {
  it('take no statement that names a file', async () => {
    const { appDatabase } = await import('../system/storage/app-database.ts');
    const database = appDatabase(
      () => phone.system.disk.database('/data/local/tmp/app.db', { uid: 0 }),
      () => undefined,
    );
    for (const sql of [
      "ATTACH '/etc/hostname' AS x",
      "CREATE TABLE a(b); ATTACH '/tmp/x' AS y",
      "/**/VACUUM INTO '/tmp/x'",
      "pragma temp_store_directory='/tmp'",
    ]) {
      await expect(database.run(sql)).rejects.toThrow(/not allowed/);
      await expect(database.transaction([{ sql }])).rejects.toThrow(/not allowed/);
    }
    await database.run("CREATE TABLE attach (vacuum TEXT DEFAULT 'ATTACH x; ATTACH y')");
    await database.run('VACUUM');
    await database.run('INSERT INTO attach DEFAULT VALUES');
    expect(await database.all('SELECT vacuum FROM attach')).toEqual([{ vacuum: 'ATTACH x; ATTACH y' }]);
  });
});
