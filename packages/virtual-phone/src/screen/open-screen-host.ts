import { AndroidWorldError } from '@androidworld/core';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './launch-browser.ts';
import { NATURAL_SIZE, openPhoneScreen } from './phone-screen.ts';
import type { PhoneState, ScreenControl, ScreenHost } from './protocol.ts';
import { startUiServer, type UiServer } from './ui-server.ts';
import { serveViewers } from './viewer/serve-viewers.ts';

export interface ScreenHostOptions {
  /** Chromium or Chrome to use. Default: `CHROME_PATH` of the environment, else the one from `@sparticuz/chromium`. */
  readonly executablePath?: string;
}

/** Opens screens of phones. All share one Chromium and one loopback server. */
export interface ScreenFactory {
  /** @throws {AndroidWorldError} DEVICE_STATE when the browser is gone */
  open(host: ScreenHost, initial: PhoneState): Promise<ScreenControl>;
  close(): Promise<void>;
}

/** Starts what screens need: one Chromium, one server on a random port of the loopback interface. */
export async function openScreenHost(options: ScreenHostOptions = {}): Promise<ScreenFactory> {
  const [browser, server] = await startBoth(options.executablePath ?? process.env.CHROME_PATH);
  // Pages of one context may share a process; they have nothing to hide from one another.
  const context = await browser.newContext({
    viewport: NATURAL_SIZE,
    deviceScaleFactor: 1,
    hasTouch: true,
    locale: 'en-US',
  });
  const viewers = serveViewers(server);
  let phones = 0;
  return {
    async open(host, initial) {
      if (!browser.isConnected()) {
        throw new AndroidWorldError(
          'DEVICE_STATE',
          'Chromium, which draws the screens of the virtual phones, has ended; open a new screen host',
        );
      }
      const phone = ++phones;
      return openPhoneScreen({ phone, context, server, viewers, host, initial });
    },
    async close() {
      await browser.close();
      viewers.close();
      await server.close();
    },
  };
}

async function startBoth(executablePath: string | undefined): Promise<readonly [Browser, UiServer]> {
  const server = await startUiServer();
  try {
    return [await launchBrowser(executablePath), server];
  } catch (error) {
    await server.close();
    throw error;
  }
}
