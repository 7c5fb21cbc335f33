import { AndroidWorldError } from '@androidworld/core';

/**
 * Where the adb server of this computer listens: as adb's own clients find it, by ANDROID_ADB_SERVER_PORT, else 5037.
 *
 * @throws AW_USAGE when that is no port
 */
export function adbServerPort(env: NodeJS.ProcessEnv = process.env): number {
  const { ANDROID_ADB_SERVER_PORT: given = '' } = env;
  if (given === '') return 5037;
  const port = Number(given);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new AndroidWorldError(
    'AW_USAGE',
    `The environment variable ANDROID_ADB_SERVER_PORT is ${JSON.stringify(given)}: expected the port of the adb server, from 1 to 65535`,
  );
}
