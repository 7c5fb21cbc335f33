import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testPhone } from '../../test/transcripts/test-phone.ts';
import { runShell } from '../shell/index.ts';

let phone: Awaited<ReturnType<typeof testPhone>>;
let host: string;
/** A database of the host, which nothing on the phone may read or change. */
let canary: string;
let before: string;

beforeAll(async () => {
  phone = await testPhone();
  host = fs.mkdtempSync(path.join(os.tmpdir(), 'sqlite3-door-'));
  canary = path.join(host, 'canary.db');
  const database = new Database(canary);
  database.exec("CREATE TABLE secrets (word); INSERT INTO secrets VALUES ('open sesame')");
  database.close();
});
afterAll(async () => {
  await phone.close();
  fs.rmSync(host, { recursive: true, force: true });
});
beforeEach(async () => {
  before = snapshot(host);
  const made = await phone.shell(
    'rm -rf /data/local/tmp/t && mkdir /data/local/tmp/t && cd /data/local/tmp/t && sqlite3 a.db "create table t(x); insert into t values(1)" && sqlite3 b.db "create table u(y); insert into u values(2)"',
    { uid: 0 },
  );
  expect(made).toMatchObject({ stderr: '', status: 0 });
});

function sqlite3(...words: readonly string[]) {
  const line = ['sqlite3', ...words].map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(' ');
  return phone.shell(`cd /data/local/tmp/t; ${line}`, { uid: 0 });
}

function snapshot(folder: string): string {
  return JSON.stringify(
    fs.readdirSync(folder).map((name) => {
      const file = path.join(folder, name);
      const { ino, mtimeMs, size } = fs.lstatSync(file);
      return [name, ino, mtimeMs, size, fs.readFileSync(file, 'base64')];
    }),
  );
}

describe('sqlite3 in the shell of the phone', () => {
  const outside: readonly (readonly [what: string, statements: (canary: string) => readonly string[]])[] = [
    ['ATTACH', (file) => [`ATTACH '${file}' AS x`, 'SELECT * FROM x.secrets']],
    ['ATTACH DATABASE', (file) => [`/**/ATTACH DATABASE '${file}' AS x; SELECT * FROM x.secrets`]],
    ['ATTACH after a byte order mark', (file) => [`\ufeffATTACH '${file}' AS x; SELECT * FROM x.secrets`]],
    [
      'ATTACH after semicolons and comments',
      (file) => [`;;--\n;/* ; */aTTach '${file}' AS x`, 'SELECT * FROM x.secrets'],
    ],
    [
      'ATTACH of a computed name',
      (file) => [`ATTACH '${file.slice(0, 3)}' || '${file.slice(3)}' AS x; SELECT * FROM x.secrets`],
    ],
    ['ATTACH of a name with a cast', (file) => [`ATTACH CAST('${file}' AS TEXT) AS x; SELECT * FROM x.secrets`]],
    ['ATTACH of a quoted name', (file) => [`ATTACH "${file}" AS x; SELECT * FROM x.secrets`]],
    ['ATTACH of a bracketed name', (file) => [`ATTACH [${file}] AS x; SELECT * FROM x.secrets`]],
    ['ATTACH of a URI', (file) => [`ATTACH 'file://${file}?mode=ro' AS x; SELECT * FROM x.secrets`]],
    [
      'ATTACH of an encoded URI',
      (file) => [`ATTACH 'file:${file.replaceAll('/', '%2f')}?vfs=unix-none' AS x; SELECT * FROM x.secrets`],
    ],
    ['ATTACH with dots', (file) => [`ATTACH '${'../'.repeat(30)}${file.slice(1)}' AS x; SELECT * FROM x.secrets`]],
    ['ATTACH through /proc', (file) => [`ATTACH '/proc/self/root${file}' AS x; SELECT * FROM x.secrets`]],
    ['EXPLAIN ATTACH', (file) => [`EXPLAIN ATTACH '${file}' AS x; SELECT * FROM x.secrets`]],
    [
      'ATTACH behind a comment that a naive reader ends elsewhere',
      (file) => [`/*'*/ATTACH '${file}' AS x--'\n; SELECT * FROM x.secrets`],
    ],
    ['VACUUM INTO', (file) => [`VACUUM INTO '${file}.copy'`]],
    ['VACUUM main INTO', (file) => [`vacuum main into '${file}.copy'`]],
    ['VACUUM INTO a computed name', (file) => [`VACUUM INTO '${file}' || '.copy'`]],
    ['VACUUM INTO with dots', (file) => [`VACUUM INTO '../../../../../../../../../../..${file}.copy'`]],
    ['VACUUM INTO a URI', (file) => [`VACUUM INTO 'file:${file}.copy'`]],
    ['load_extension', (file) => [`SELECT load_extension('${file}')`]],
    ['readfile and writefile', (file) => [`SELECT writefile('${file}.copy', 'x')`, `SELECT readfile('${file}')`]],
    [
      'a pragma for temporary files',
      (file) => [
        `PRAGMA temp_store_directory = '${path.dirname(file)}'`,
        'PRAGMA temp_store = FILE',
        'SELECT count(*) FROM pragma_temp_store WHERE temp_store = 1',
      ],
    ],
    ['a pragma of macOS', (file) => [`PRAGMA main.lock_proxy_file = '${file}.lock'`]],
    ...[
      '.read',
      '.open',
      '.output',
      '.once',
      '.save',
      '.backup',
      '.restore',
      '.clone',
      '.import',
      '.log',
      '.cd',
      '.excel',
      '.archive',
      '.load',
    ].map(
      (name) =>
        [`the command ${name}`, (file: string) => [`${name} ${file}`, `${name} ${file} x`, 'SELECT 1']] as const,
    ),
    ['the command .shell', (file) => [`.shell touch ${file}.copy`, `.system touch ${file}.copy`]],
  ];

  it.each(outside)('keeps %s on the disk of the phone', async (_, statements) => {
    for (const database of [':memory:', 'a.db']) {
      const script = statements(canary);
      const { stdout } = await phone.shell('cd /data/local/tmp/t; sqlite3 "$0"'.replace('$0', database), {
        uid: 0,
        stdin: `${script.join(script[0]?.startsWith('.') ? '\n' : ';\n')};\n`,
      });
      expect(stdout).not.toContain('open sesame');
    }
    expect(snapshot(host)).toBe(before);
  });

  it('opens no file of the host as its database', async () => {
    for (const name of [
      canary,
      `file:${canary}`,
      `/proc/self/root${canary}`,
      `${'../'.repeat(30)}${canary.slice(1)}`,
    ]) {
      expect((await sqlite3(name, 'SELECT * FROM secrets')).stdout).toBe('');
    }
    expect(snapshot(host)).toBe(before);
  });

  it('follows links as the phone does, never as the host would', async () => {
    const folder = path.dirname(canary);
    await phone.shell(`cd /data/local/tmp/t; ln -s ${canary} link.db; ln -s ${folder} folder; ln -s b.db near.db`, {
      uid: 0,
    });
    for (const place of [canary, 'link.db', 'folder/canary.db', 'folder/new.db']) {
      expect((await sqlite3(place, 'SELECT * FROM secrets')).stdout).toBe('');
      expect((await sqlite3('a.db', `ATTACH '${place}' AS x`, 'SELECT * FROM x.secrets')).stdout).toBe('');
      await sqlite3('a.db', `VACUUM INTO '${place}'`);
    }
    expect((await sqlite3('near.db', 'SELECT y FROM u')).stdout).toBe('2\n');
    expect(snapshot(host)).toBe(before);
    const root = path.dirname(phone.system.disk.hostPath('/data'));
    // What the host's own calls make of the phone's links: nothing.
    expect(fs.existsSync(path.join(root, 'data/local/tmp/t/link.db'))).toBe(false);
    expect(() => fs.readFileSync(path.join(root, 'data/local/tmp/t/folder/canary.db'))).toThrow();
  });

  it('deletes no file that a planted journal names', async () => {
    const name = Buffer.from(canary);
    const number = (value: number) => {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32BE(value);
      return bytes;
    };
    const magic = Buffer.from('d9d505f920a163d7', 'hex');
    const header = Buffer.concat([magic, number(0), number(7), number(2), number(512), number(4096)]);
    const sum = [...name].reduce((total, byte) => total + ((byte << 24) >> 24), 0);
    const journal = Buffer.concat([
      header,
      Buffer.alloc(512 - header.length),
      number(0x40000000 / 4096 + 1),
      name,
      number(name.length),
      number(sum),
      magic,
    ]);
    for (const way of [
      'sqlite3 j.db "SELECT count(*) FROM t"',
      'sqlite3 :memory: "ATTACH \'j.db\' AS x; SELECT count(*) FROM x.t"',
    ]) {
      await phone.shell('cd /data/local/tmp/t; cp a.db j.db', { uid: 0 });
      await phone.shell('cat > /data/local/tmp/t/j.db-journal', { uid: 0, stdin: journal });
      expect((await phone.shell(`cd /data/local/tmp/t; ${way}`, { uid: 0 })).stdout).toBe('1\n');
      expect(snapshot(host)).toBe(before);
    }
    await phone.shell('cat > /data/local/tmp/t/j.db-journal', { uid: 0, stdin: journal });
    const database = await phone.system.disk.database('/data/local/tmp/t/j.db', { uid: 0 });
    expect(database.prepare('SELECT count(*) FROM t').pluck().get()).toBe(1);
    expect(snapshot(host)).toBe(before);
  });

  it('attaches files of the phone, by every kind of name', async () => {
    for (const name of [
      "'b.db'",
      '"b.db"',
      '[b.db]',
      "'/data/local/tmp/t/b.db'",
      "'../t/' || 'b.db'",
      "'file:b.db'",
      "'/sdcard/../data/local/tmp/t/b.db'",
    ]) {
      const { stdout, stderr } = await sqlite3(
        'a.db',
        `ATTACH DATABASE ${name} AS "o'ther"; SELECT x, y FROM t, "o'ther".u; DETACH "o'ther"; SELECT 3`,
      );
      expect({ name, stdout, stderr }).toEqual({ name, stdout: '1|2\n3\n', stderr: '' });
    }
    expect(
      (
        await sqlite3(
          ':memory:',
          "ATTACH ':memory:' AS m; CREATE TABLE m.t(a); ATTACH '' AS e; CREATE TABLE e.t(a); SELECT 1",
        )
      ).stdout,
    ).toBe('1\n');
    await sqlite3('a.db', "ATTACH 'new.db' AS n; CREATE TABLE n.made(z); INSERT INTO n.made VALUES (7)");
    expect((await sqlite3('new.db', 'SELECT z FROM made')).stdout).toBe('7\n');
  });

  it('vacuums into a new file of the phone', async () => {
    expect(await sqlite3('a.db', "VACUUM INTO '../t/copy.db'")).toMatchObject({ stderr: '', status: 0 });
    expect((await sqlite3('copy.db', 'SELECT x FROM t')).stdout).toBe('1\n');
    expect((await sqlite3('a.db', "VACUUM INTO 'copy.db'")).stderr).toBe('Error: output file already exists\n');
    expect(await sqlite3('a.db', 'VACUUM; VACUUM main; SELECT 1')).toMatchObject({ stdout: '1\n', stderr: '' });
  });

  it('gives no right that its user lacks', async () => {
    await phone.shell('cd /data/local/tmp/t; chmod 755 .; chmod 600 a.db; chmod 644 b.db', { uid: 0 });
    const run = (sql: string) => phone.shell(`cd /data/local/tmp/t; sqlite3 :memory: "${sql}"`);
    expect((await run("ATTACH 'a.db' AS x; SELECT * FROM x.t")).stderr).toBe('Error: unable to open database: a.db\n');
    expect((await run("ATTACH 'b.db' AS x; INSERT INTO x.u VALUES (9)")).stderr).toBe(
      'Error: unable to open database: b.db\n',
    );
    expect(
      (await phone.shell('sqlite3 /data/local/tmp/t/b.db "SELECT y FROM u; INSERT INTO u VALUES (9)"')).stdout,
    ).toBe('2\n');
    expect((await sqlite3('b.db', 'SELECT count(*) FROM u')).stdout).toBe('1\n');
  });

  it.each([
    ['a blob that is too long', 'SELECT zeroblob(2000000000)', /^Error: string or blob too big\n$/],
    ['a blob as long as memory', 'SELECT length(hex(zeroblob(200000000)))', /^Error: out of memory\n$/],
    [
      'a table in memory without end',
      'CREATE TABLE g AS WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT randomblob(1000000) FROM c',
      /^Error: out of memory\n$/,
    ],
    [
      'a sort without end',
      'WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT randomblob(1000000) AS r FROM c ORDER BY r',
      /^Error: out of memory\n$/,
    ],
    [
      'a group without end',
      'WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c LIMIT 2000) SELECT group_concat(hex(zeroblob(1000000))) FROM c',
      /^Error: (?:out of memory|string or blob too big)\n$/,
    ],
  ])('ends %s with an error', async (_, sql, error) => {
    const { stderr, status } = await sqlite3(':memory:', sql);
    expect(stderr).toMatch(error);
    expect(status).toBe(stderr.includes('too big') ? 18 : 7);
    expect((await sqlite3('a.db', 'SELECT x FROM t')).stdout).toBe('1\n');
  });

  it('hands out a result without end as it is read', async () => {
    const { stdout, status } = await phone.shell(
      "sqlite3 :memory: 'WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT x FROM c' | head -n 3",
    );
    expect({ stdout, status }).toEqual({ stdout: '1\n2\n3\n', status: 0 });
  });

  it('leaves a database that is in use to its user until it is done', async () => {
    const program = runShell(phone.system, `sqlite3 /data/local/tmp/t/a.db`, {
      identity: { uid: 0 },
      pty: false,
      onStdout() {},
      onStderr() {},
    });
    program.write(
      Buffer.from('WITH RECURSIVE c(x) AS (SELECT x FROM t UNION ALL SELECT x + 1 FROM c) SELECT count(*) FROM c;\n'),
    );
    program.end();
    await expect
      .poll(
        async () => {
          const opened = phone.system.disk.database('/data/local/tmp/t/a.db', { uid: 0 });
          return await opened.then(
            () => 'open',
            (error: { code?: string }) => error.code,
          );
        },
        { timeout: 20_000 },
      )
      .toBe('SQLITE_BUSY');
    program.kill();
    await program.exited;
    const database = await phone.system.disk.database('/data/local/tmp/t/a.db', { uid: 0 });
    expect(database.prepare('SELECT x FROM t').pluck().get()).toBe(1);
  });

  it('leaves the log to who has the database open besides', async () => {
    const database = await phone.system.disk.database('/data/local/tmp/t/a.db', { uid: 0 });
    database.exec('INSERT INTO t VALUES (3)');
    expect((await sqlite3('a.db', 'SELECT count(*) FROM t')).stdout).toBe('2\n');
    const removed = await phone.shell('cd /data/local/tmp/t; rm a.db a.db-shm a.db-wal; ls', { uid: 0 });
    expect(removed).toMatchObject({ stdout: 'b.db\n', stderr: '' });
  });

  it('ends when its database is replaced, and changes nothing of the new one', async () => {
    const program = phone.shell('sqlite3 /data/local/tmp/t/a.db', {
      uid: 0,
      stdin:
        'BEGIN; INSERT INTO t VALUES (5); WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT count(*) FROM c;',
    });
    await expect
      .poll(() => fs.existsSync(phone.system.disk.hostPath('/data/local/tmp/t/a.db-wal')), { timeout: 20_000 })
      .toBe(true);
    await phone.shell('cd /data/local/tmp/t; mv b.db a.db', { uid: 0 });
    expect(await program).toMatchObject({ stderr: 'Error: disk I/O error\n', status: 10 });
    expect((await sqlite3('a.db', 'SELECT y FROM u')).stdout).toBe('2\n');
  });
});
