import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { testPhone } from '../../test/transcripts/test-phone.ts';
import { runShell } from '../shell/index.ts';
import { endShellProcesses } from '../shell/run-shell.ts';

const endless = 'WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT count(*) FROM c';

// Processes are looked for in /proc.
describe.skipIf(process.platform !== 'linux')('runSql()', () => {
  it('ends its process with the signal that ends the query, and with the client', async () => {
    const phone = await testPhone();
    const started = childrenOf(process.pid);
    for (const end of ['kill', 'hang up'] as const) {
      const program = runShell(phone.system, `sqlite3 :memory: '${endless}'`, {
        identity: { uid: 2000 },
        pty: false,
        onStdout() {},
        onStderr() {},
      });
      await expect.poll(() => childrenOf(process.pid).length, { timeout: 20_000 }).toBeGreaterThan(started.length);
      if (end === 'kill') await phone.shell('pkill sqlite3');
      else program.kill();
      expect(await program.exited).toBe(end === 'kill' ? 143 : 129);
      await expect.poll(() => childrenOf(process.pid), { timeout: 20_000 }).toEqual(started);
    }
    await phone.close();
  });

  it('keeps no process whose memory a query has filled', async () => {
    const phone = await testPhone();
    await phone.shell("sqlite3 :memory: 'SELECT 1'");
    expect(childrenOf(process.pid)).toHaveLength(1);
    const { stderr } = await phone.shell(
      `sqlite3 :memory: 'CREATE TABLE g AS ${endless.replace('count(*)', 'randomblob(1000000)')}'`,
    );
    expect(stderr).toBe('Error: out of memory\n');
    await expect.poll(() => childrenOf(process.pid), { timeout: 20_000 }).toEqual([]);
    await phone.close();
  });

  it('ends its process with the phone', async () => {
    const phone = await testPhone();
    const started = childrenOf(process.pid);
    const query = phone.shell(`sqlite3 :memory: '${endless}'`);
    await expect.poll(() => childrenOf(process.pid).length, { timeout: 20_000 }).toBeGreaterThan(started.length);
    endShellProcesses(phone.system);
    await query;
    await phone.close();
    await expect.poll(() => childrenOf(process.pid), { timeout: 20_000 }).toEqual(started);
  });

  it.each(['SIGKILL', 'SIGTERM'] as const)('ends its process with the one that started it, by %s', async (signal) => {
    const script = `
      const { runSql } = await import(${JSON.stringify(new URL('./sql-process.ts', import.meta.url).href)});
      const { parseCliRequest } = await import(${JSON.stringify(new URL('../shell/commands/sqlite3/cli-request.ts', import.meta.url).href)});
      const request = parseCliRequest([':memory:', 'SELECT 1;', ${JSON.stringify(endless)}]);
      const host = { out: async () => {}, err: async (text) => console.error(text), open: async () => ({}) };
      const moment = { nowMs: 0, zone: 'UTC', seed: 1 };
      void runSql({ kind: 'cli', request, moment, input: new Uint8Array() }, { phone: {}, signal: new AbortController().signal, host });
      console.log('started');
    `;
    const tsx = pathToFileURL(createRequire(fileURLToPath(import.meta.url)).resolve('tsx')).href;
    const parent = spawn(process.execPath, ['--import', tsx, '--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(parent.stdout, 'data');
    // It works on the endless query once it has used the processor for longer than any start takes.
    let child = 0;
    await expect
      .poll(
        () => {
          child = childrenOf(parent.pid ?? 0)[0] ?? 0;
          return child !== 0 && ticksOf(child) > 300;
        },
        { timeout: 25_000 },
      )
      .toBe(true);
    parent.kill(signal);
    await once(parent, 'exit');
    await expect.poll(() => fs.existsSync(`/proc/${child}`), { timeout: 10_000 }).toBe(false);
  });
});

/** Of the host; this test runs where /proc is. */
function childrenOf(pid: number): number[] {
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((each) => fieldsOf(each)[1] === String(pid) && isSql(each));
}

function isSql(pid: number): boolean {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('sql-child');
  } catch {
    return false;
  }
}

/** Of `/proc/PID/stat`, from the state on. */
function fieldsOf(pid: number): string[] {
  try {
    return (fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '').split(' ');
  } catch {
    return [];
  }
}

/** Hundredths of a second of processor time. */
function ticksOf(pid: number): number {
  return Number(fieldsOf(pid)[11] ?? 0) + Number(fieldsOf(pid)[12] ?? 0);
}
