import { AndroidWorldError } from '@androidworld/core';
import type { AdbTarget } from './adb-target.ts';
import { announce } from './announce.ts';
import { serveConsole } from './console.ts';
import { serveAdbd } from './daemon.ts';
import type { Listening } from './listen.ts';

/** Which ports a phone is served on. */
export interface ServePhoneOptions {
  /** Of the console, even; adbd takes the next one. A stock adb server finds 5554 to 5584 by itself. */
  readonly port: number;
  /** Of the adb server that is told; default 5037, or as the environment says. */
  readonly serverPort?: number;
  /** Of the console, made when missing; empty: none is asked for. Default `~/.emulator_console_auth_token`. */
  readonly tokenPath?: string;
}

/** A phone with its console and adbd, served on two TCP ports of this computer. */
export interface ServedPhone {
  /** How adb names it, e.g. `emulator-5554`. */
  readonly serial: string;
  /** Closes both ports; the phone itself runs on. */
  close(): Promise<void>;
}

/**
 * Serves a phone as a running emulator does: console, adbd, and a word to the adb server.
 *
 * @throws AW_USAGE when a port is taken or unfit; carries the port
 */
export async function servePhone(target: AdbTarget, options: ServePhoneOptions): Promise<ServedPhone> {
  const { port } = options;
  const serial = `emulator-${port}`;
  if (!Number.isInteger(port) || port % 2 !== 0 || port < 1024 || port > 65_534) {
    throw new AndroidWorldError(
      'AW_USAGE',
      `Cannot serve a phone on port ${port}: expected an even port from 1024 to 65534, such as 5554`,
      { details: { port } },
    );
  }
  const console = await orSayWhy(serial, port, () =>
    serveConsole(target.console, { port, ...(options.tokenPath !== undefined && { tokenPath: options.tokenPath }) }),
  );
  try {
    const adbd = await orSayWhy(serial, port + 1, () => serveAdbd(target, { port: port + 1 }));
    announce(adbd.port, options.serverPort === undefined ? {} : { serverPort: options.serverPort });
    return {
      serial,
      close: async () => {
        await Promise.all([adbd.close(), console.close()]);
      },
    };
  } catch (error) {
    await console.close();
    throw error;
  }
}

async function orSayWhy(serial: string, port: number, serve: () => Promise<Listening>): Promise<Listening> {
  try {
    return await serve();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    throw new AndroidWorldError(
      'AW_USAGE',
      `Cannot serve ${serial}: port ${port} of this machine is taken, most likely by a running emulator or another virtual phone. Close it, or choose another even port (5554, 5556, … 5584).`,
      { details: { serial, port }, cause: error },
    );
  }
}
