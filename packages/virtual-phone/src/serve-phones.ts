import type { ServePhoneOptions } from './adb/serve-phone.ts';
import { servePhone } from './adb/serve-phone.ts';
import type { AppUpdates } from './develop/app-updates.ts';
import { bootPhone, type Phone, type PhoneOptions } from './phone.ts';
import { checkPhoneCount, warnOfMemory } from './phone-count.ts';
import { openScreenHost, type ScreenFactory } from './screen/index.ts';
import { onNextTurn } from './system/time/host-time.ts';

/** Which phones to start, and on which ports. */
export interface ServePhonesOptions
  extends Pick<PhoneOptions, 'image' | 'apps' | 'clockMs' | 'zone' | 'product' | 'avdName'>,
    Pick<ServePhoneOptions, 'serverPort' | 'tokenPath'> {
  /** How many phones, at most 64. Default 1. */
  readonly count?: number;
  /** Console port of the first phone, even; each phone takes two ports. Default 5554. */
  readonly port?: number;
  /** Chromium or Chrome to draw the screens with; default the one `CHROME_PATH` names, else the one that is shipped. */
  readonly executablePath?: string;
  /** Ends the start; phones that run already are closed again. */
  readonly signal?: AbortSignal;
}

/** Phones that adb clients and browsers of this computer can use. */
export interface ServedPhones {
  /** In the order of their ports. */
  readonly list: readonly {
    /** As adb names it, e.g. `emulator-5554`. */
    readonly serial: string;
    /** Where a person sees and uses it, in a browser of this computer. */
    readonly url: string;
    /** For somebody who develops its apps. */
    readonly updates: AppUpdates;
  }[];
  /** Resolves when the last phone has ended: `close()`, powered off, or `adb emu kill`. */
  readonly ended: Promise<void>;
  /** Closes all phones, and the Chromium that drew them. */
  close(): Promise<void>;
}

/**
 * Starts phones that any adb client of this computer can use as emulators, and a person in a browser.
 *
 * @throws AW_USAGE when there cannot be so many, or a port is taken or unfit; AW_DEVICE_STATE when Chromium does not start
 */
export async function servePhones(options: ServePhonesOptions): Promise<ServedPhones> {
  const { count = 1, port = 5554, executablePath, signal } = options;
  checkPhoneCount(count);
  warnOfMemory(count);
  signal?.throwIfAborted();
  const screens = await openScreenHost(executablePath === undefined ? {} : { executablePath });
  const starting = Array.from({ length: count }, (_, index) => startPhone(screens, port + 2 * index, options));
  const settled = await Promise.allSettled(starting);
  const started = settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const close = async () => {
    await Promise.all(started.map((phone) => phone.close()));
    await screens.close();
  };
  try {
    for (const result of settled) if (result.status === 'rejected') throw result.reason;
    signal?.throwIfAborted();
  } catch (error) {
    await close();
    throw error;
  }
  return {
    list: started.map(({ serial, url, updates }) => ({ serial, url, updates })),
    ended: Promise.all(started.map(({ ended }) => ended)).then(() => undefined),
    close,
  };
}

interface StartedPhone {
  readonly serial: string;
  readonly url: string;
  readonly updates: AppUpdates;
  readonly ended: Promise<void>;
  close(): Promise<void>;
}

async function startPhone(screens: ScreenFactory, port: number, options: ServePhonesOptions): Promise<StartedPhone> {
  const { image = [], apps, clockMs, zone, product, avdName, serverPort, tokenPath } = options;
  let url = '';
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const phone = await bootPhone({
    image,
    apps,
    serial: `emulator-${port}`,
    openScreen: async (host, initial) => {
      const control = await screens.open(host, initial);
      url = control.url;
      return control;
    },
    // One that gets no screen any more has ended.
    onDeath: (_, started) => void started.catch(() => close()),
    // The answer to who ended it goes out first: adb waits for it.
    onEnd: () => onNextTurn(() => void close()),
    ...(clockMs !== undefined && { clockMs }),
    ...(zone !== undefined && { zone }),
    ...(product !== undefined && { product }),
    ...(avdName !== undefined && { avdName }),
  });
  const served = await serveOrClose(phone, {
    port,
    ...(serverPort !== undefined && { serverPort }),
    ...(tokenPath !== undefined && { tokenPath }),
  });
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= served
      .close()
      .then(() => phone.close())
      .finally(end);
    return closing;
  };
  return { serial: served.serial, url, updates: phone.updates, ended, close };
}

async function serveOrClose(phone: Phone, options: ServePhoneOptions) {
  try {
    return await servePhone(phone.adb, options);
  } catch (error) {
    await phone.close();
    throw error;
  }
}
