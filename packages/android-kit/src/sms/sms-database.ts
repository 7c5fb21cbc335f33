import { type CallOptions, type Device, type ShellCommand, sh } from '@androidworld/core';
import { run } from '../shell/run.ts';

const database = '/data/data/com.android.providers.telephony/databases/mmssms.db';

/**
 * Runs SQL on the database of messages, beside its provider: that shows drafts and unsent messages to its default app
 * only, takes changes from nobody else, and runs in a process that must not be stopped. Needs root.
 *
 * @returns what `sqlite3` printed: a line per row, columns apart by `|`
 */
export async function querySmsDatabase(device: Device, sql: string, options: CallOptions = {}): Promise<string> {
  return await run(device, command(sql), { ...options, root: true });
}

/** The provider may be writing: a locked database is waited for. */
function command(sql: string): ShellCommand {
  return sh`sqlite3 -cmd ${'.timeout 5000'} ${database} ${sql}`;
}
