import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** Where the emulator and adb look for the token. */
export function defaultTokenPath(): string {
  return join(homedir(), '.emulator_console_auth_token');
}

/**
 * Reads the token that clients of the console must show; a missing file is made, with a random one, for its owner only.
 *
 * @returns an empty text when none is required
 */
export async function readConsoleToken(path: string): Promise<string> {
  try {
    await writeFile(path, randomBytes(12).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    // Made before: by an emulator, by the user, or by us.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return (await readFile(path, 'utf8')).trim();
}
