import { statfs } from 'node:fs/promises';
import { AndroidWorldError } from '@androidworld/core';
import type { Browser } from 'playwright-core';

/** Keeps Chromium from doing anything but drawing our pages; with little memory and no network of its own. */
const QUIET_ARGUMENTS = [
  '--disable-background-networking',
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-extensions',
  '--disable-renderer-backgrounding',
  '--disable-sync',
  '--disable-gpu',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  '--mute-audio',
  '--no-first-run',
  '--no-pings',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-smooth-scrolling',
  // Phones share one renderer process: another phone costs some 45 MB instead of 75. A spare one would be of no use.
  '--process-per-site',
  // Web pages too, in whichever Chromium: the phone's page and theirs then draw in the same frame.
  '--disable-site-isolation-trials',
  // Flings of web pages by the older curve, which comes near Android's: the newer one goes twice as far.
  '--disable-features=SpareRendererForSitePerProcess,ExperimentalFlingAnimation',
];

/**
 * Starts the Chromium all phones of this process share.
 *
 * @param executablePath an installed Chromium or Chrome; without it the one from `@sparticuz/chromium` is unpacked
 * @throws {AndroidWorldError} DEVICE_STATE when it does not start
 */
export async function launchBrowser(executablePath: string | undefined): Promise<Browser> {
  // Both are large; a process that only talks adb never loads them.
  const { chromium } = await import('playwright-core');
  const path = executablePath ?? (await bundledChromium());
  try {
    return await chromium.launch({
      executablePath: path,
      args: [...QUIET_ARGUMENTS, '--no-sandbox', '--no-zygote', '--in-process-gpu'],
      ...((await hasRoomForPictures()) && { ignoreDefaultArgs: ['--disable-dev-shm-usage'] }),
      headless: true,
      timeout: 30_000,
      // Its own handlers end this process at once; ending in good order is the program's to do.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
  } catch (cause) {
    throw new AndroidWorldError(
      'DEVICE_STATE',
      `The screen of the virtual phone needs Chromium, and "${path}" did not start. Set CHROME_PATH to a Chromium or Chrome that runs on this computer.`,
      { details: { executablePath: path }, cause },
    );
  }
}

const roomForPicturesBytes = 512 * 2 ** 20;

/**
 * Whether memory that processes share has room for the pictures of some phones. Playwright has Chromium keep them in
 * files of the temporary folder, since containers often give it 64 MB; there, every frame is written to the disk.
 */
async function hasRoomForPictures(): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs('/dev/shm');
    return bavail * bsize >= roomForPicturesBytes;
  } catch {
    // Systems other than Linux have no such folder; Playwright's choice does not concern them.
    return false;
  }
}

async function bundledChromium(): Promise<string> {
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}
