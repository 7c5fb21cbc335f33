import type { PhoneState } from '@androidworld/app-sdk/host';
import type { LaunchOptions } from './launch-options.ts';
import { openPhoneScreen } from './phone-screen.ts';
import type { ScreenControl, ScreenHost } from './protocol.ts';
import { openScreenBrowser, type ScreenBrowser } from './screen-browser.ts';
import { startUiServer } from './ui-server.ts';
import { serveViewers } from './viewer/serve-viewers.ts';

/** How the Chromium that draws screens is started. */
export interface ScreenHostOptions extends LaunchOptions {
  /** Chromium or Chrome to use. Default: `CHROME_PATH` of the environment, else the one from `@sparticuz/chromium`. */
  readonly executablePath?: string;
}

/** Opens screens of phones. All share one Chromium and one loopback server. */
export interface ScreenFactory {
  /**
   * A phone's screen has the same address each time it is opened. A Chromium that has ended is started again.
   *
   * @throws {AndroidWorldError} AW_DEVICE_STATE when Chromium does not start
   */
  open(host: ScreenHost, initial: PhoneState): Promise<ScreenControl>;
  /** Ends Chromium and the server, and with them all screens. */
  close(): Promise<void>;
}

/** So many browsers may end while a screen is opened, before it is given up. */
const mostBrowsersLost = 2;

/** Starts what screens need: one Chromium, one server on a random port of the loopback interface. */
export async function openScreenHost(options: ScreenHostOptions = {}): Promise<ScreenFactory> {
  const executablePath = options.executablePath ?? process.env.CHROME_PATH;
  const server = await startUiServer();
  const viewers = serveViewers(server);
  const numbers = new WeakMap<ScreenHost, number>();
  let phones = 0;
  let browser = openScreenBrowser(executablePath, options);

  const runningBrowser = async (): Promise<ScreenBrowser> => {
    const last = browser;
    const found = await last.catch(() => undefined);
    if (found?.browser.isConnected()) return found;
    // Whichever phone first misses it starts the next for all.
    if (browser === last) browser = openScreenBrowser(executablePath, options);
    return browser;
  };
  const factory: ScreenFactory = {
    async open(host, initial) {
      const phone = numbers.get(host) ?? ++phones;
      numbers.set(host, phone);
      for (let lost = 0; ; lost += 1) {
        const running = await runningBrowser();
        try {
          return await openPhoneScreen({ phone, browser: running, server, viewers, host, initial });
        } catch (error) {
          // One that ended under way is no reason to do without.
          if (lost === mostBrowsersLost || !(await running.hasEnded())) throw error;
        }
      }
    },
    async close() {
      // One that did not start leaves nothing to close.
      await (await browser.catch(() => undefined))?.close();
      viewers.close();
      await server.close();
    },
  };
  try {
    await browser;
    return factory;
  } catch (error) {
    await factory.close();
    throw error;
  }
}
