import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

export interface FindAdbOptions {
  /** Looked at first, and alone when given. */
  readonly adbPath?: string | undefined;
  /** Default: the environment, home folder and platform of this process. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly home?: string;
  readonly platform?: NodeJS.Platform;
}

/**
 * Path of an adb program on this machine: the one named, else from ANDROID_HOME, ANDROID_SDK_ROOT, PATH or the folder
 * where the SDK is installed by default; `undefined` when there is none.
 */
export async function findAdb(options: FindAdbOptions = {}): Promise<string | undefined> {
  const { adbPath } = options;
  for (const candidate of adbPath ? [adbPath] : candidates(options)) {
    if (await isExecutable(candidate)) return candidate;
  }
  return undefined;
}

function candidates({ env = process.env, home = homedir(), platform = process.platform }: FindAdbOptions): string[] {
  const program = platform === 'win32' ? 'adb.exe' : 'adb';
  const sdks = [env.ANDROID_HOME, env.ANDROID_SDK_ROOT].filter((folder) => folder !== undefined && folder !== '');
  const path = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return [
    ...sdks.map((sdk) => join(String(sdk), 'platform-tools', program)),
    ...path.map((folder) => join(folder, program)),
    ...defaultSdks(home, platform, env).map((sdk) => join(sdk, 'platform-tools', program)),
  ];
}

function defaultSdks(home: string, platform: NodeJS.Platform, env: NonNullable<FindAdbOptions['env']>): string[] {
  if (platform === 'darwin') return [join(home, 'Library/Android/sdk')];
  if (platform === 'win32') return [join(env.LOCALAPPDATA ?? join(home, 'AppData/Local'), 'Android/Sdk')];
  return [join(home, 'Android/Sdk'), '/usr/lib/android-sdk', '/opt/android-sdk'];
}

async function isExecutable(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
    return true;
  } catch {
    // Missing or not executable: both only mean that the search goes on.
    return false;
  }
}
