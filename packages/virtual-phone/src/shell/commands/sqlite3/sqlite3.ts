import type { LentDatabase, Revocation } from '../../../disk/disk.ts';
import { runSql } from '../../../sql/sql-process.ts';
import { momentNow } from '../../../sql/sql-sources.ts';
import type { OpenFile } from '../../files/open-file.ts';
import { defineProgram, type ProgramContext } from '../../program.ts';
import { resolvePath } from '../../resolve-path.ts';
import { zoneOf } from '../../zone-of.ts';
import { type CliRequest, parseCliRequest } from './cli-request.ts';

/** The CLI of SQLite 3.32, as userdebug images carry it; what it runs, it runs in a process of its own. */
export const sqlite3 = defineProgram({
  name: 'sqlite3',
  async run(context) {
    const request = parseCliRequest(context.args);
    if (request === 'version') {
      context.out('3.32.2 2021-07-12 15:00:17 bcd014c473794b09f61fbc0f4d9488365b023f16123b278dbbd49948c27calt2\n');
      return 0;
    }
    if ('error' in request) {
      context.err(`sqlite3: Error: ${request.error}\nUse -help for a list of options.\n`);
      return 1;
    }
    return await runCli(request, context);
  },
});

/** Of SQLite, where its process ended instead. */
const ends = {
  gone: { message: 'disk I/O error', code: 10 },
  full: { message: 'database or disk is full', code: 13 },
} as const;
const noMemory = { message: 'out of memory', code: 7 };

async function runCli(request: CliRequest, context: ProgramContext): Promise<number> {
  const { system, identity, cwd, signal } = context;
  const input = request.statements.length > 0 ? new Uint8Array() : await context.stdin.all();
  const lent: LentDatabase[] = [];
  let file: OpenFile | undefined;
  const ended = new AbortController();
  let revoked: Revocation | undefined;
  try {
    const result = await runSql(
      { kind: 'cli', request, input, moment: { ...momentNow(system.sqlSources), zone: zoneOf(context) } },
      {
        phone: system,
        signal: AbortSignal.any([signal, ended.signal]),
        host: {
          async out(bytes) {
            if (file === undefined) await context.out(bytes);
            else await file.write(bytes);
          },
          err: async (text) => context.err(text),
          async open(path) {
            const database = await system.disk.lendDatabase(resolvePath(cwd, path), identity, (why) => {
              revoked ??= why;
              ended.abort();
            });
            lent.push(database);
            const { host, readonly, room } = database;
            return { host, readonly, room };
          },
          read: async (path) => await (await context.open(path)).all(),
          async sendOutputTo(path) {
            file = path === null ? undefined : await context.create(path, 'write');
          },
        },
      },
    );
    if (result !== undefined && 'status' in result) return result.status;
    const { message, code } = revoked === undefined ? noMemory : ends[revoked];
    context.err(`Error: ${message}\n`);
    return code;
  } finally {
    for (const database of lent) database.release();
  }
}
