import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { homedir, tmpdir } from 'node:os';
import { basename, dirname, isAbsolute, join } from 'node:path';
import { AndroidWorldError } from '@androidworld/core';
import { makeTempFolder } from '@androidworld/core/host';
import { usePrivateFolder } from './private-folder.ts';
import { type Archive, unpackOnce } from './unpack-archives.ts';

const require = createRequire(import.meta.url);

/** A Chromium, and what its environment needs beside this process's. */
export interface ChromiumProgram {
  readonly executablePath: string;
  readonly env: Readonly<Record<string, string>>;
}

/**
 * The Chromium of `@sparticuz/chromium`, unpacked for this user. Its own function for that takes whatever is called
 * `chromium` in the temporary folder, where every user of the computer may put something, and unpacks in place.
 *
 * @throws {AndroidWorldError} AW_DEVICE_STATE when there is no folder it could be unpacked to
 */
export async function bundledChromium(): Promise<ChromiumProgram> {
  const { archives, name } = await findArchives();
  const failures: string[] = [];
  for (const folder of cacheFolders()) {
    try {
      return await programIn(await unpackOnce({ archives, name, into: await folder() }));
    } catch (error) {
      failures.push(error instanceof Error ? error.message : String(error));
    }
  }
  throw new AndroidWorldError(
    'AW_DEVICE_STATE',
    `The screen of the virtual phone needs Chromium, which could not be unpacked: ${failures.join('; ')}. It takes 220 MB in a folder that only this user can write to. Name one in XDG_CACHE_HOME, or an installed Chromium or Chrome in CHROME_PATH.`,
    { details: { failures } },
  );
}

/**
 * Where it may be unpacked to, the best first: the user's cache, a folder of the user in the temporary one (systems with
 * a read-only home), one for this process alone (when somebody else has made that).
 */
function cacheFolders(): readonly (() => Promise<string>)[] {
  const { XDG_CACHE_HOME: cache } = process.env;
  const user = cache !== undefined && isAbsolute(cache) ? cache : join(homedir(), '.cache');
  return [
    () => usePrivateFolder(join(user, 'androidworld')),
    () => usePrivateFolder(join(tmpdir(), `androidworld-cache-${process.getuid?.() ?? 'user'}`)),
    async () => makeTempFolder('unpacked'),
  ];
}

/** The archive's own names folders below /tmp. */
const FONTS_CONF = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

async function findArchives(): Promise<{ archives: readonly Archive[]; name: string }> {
  const root = join(dirname(require.resolve('@sparticuz/chromium')), '../..');
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  const bin = join(root, 'bin');
  const archives: readonly Archive[] = [
    { path: join(bin, 'chromium.br') },
    // Looked for beside the program.
    { path: join(bin, 'swiftshader.tar.br') },
    { path: join(bin, 'fonts.tar.br'), folder: 'fonts', instead: { 'fonts.conf': FONTS_CONF } },
    { path: join(bin, 'al2023.tar.br'), folder: 'al2023' },
  ];
  const hash = createHash('sha256').update(version);
  for (const { path } of archives) hash.update(` ${basename(path)} ${(await stat(path)).size}`);
  return { archives, name: `chromium-${version}-${hash.digest('hex').slice(0, 12)}` };
}

async function programIn(folder: string): Promise<ChromiumProgram> {
  const env = (await isAmazonLinux()) ? amazonEnvironment(folder) : {};
  return { executablePath: join(folder, 'chromium'), env };
}

/** AWS Lambda and what is built on it have neither fonts nor the libraries of Network Security Services. */
function amazonEnvironment(folder: string): Readonly<Record<string, string>> {
  const { LD_LIBRARY_PATH, FONTCONFIG_PATH } = process.env;
  const libraries = join(folder, 'al2023/lib');
  return {
    LD_LIBRARY_PATH: LD_LIBRARY_PATH ? `${libraries}:${LD_LIBRARY_PATH}` : libraries,
    FONTCONFIG_PATH: FONTCONFIG_PATH ?? join(folder, 'fonts'),
  };
}

/** By os-release(5). */
async function isAmazonLinux(): Promise<boolean> {
  try {
    return /^ID="?amzn"?$/m.test(await readFile('/etc/os-release', 'utf8'));
  } catch {
    // Not a Linux of today.
    return false;
  }
}
