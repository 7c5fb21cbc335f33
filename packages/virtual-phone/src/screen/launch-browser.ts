import { rm, statfs } from 'node:fs/promises';
import { AndroidWorldError } from '@androidworld/core';
import { makeTempFolder } from '@androidworld/core/host';
import type { Browser } from 'playwright-core';
import { bundledChromium, type ChromiumProgram } from './browser/bundled-chromium.ts';
import { launchOnceMore } from './browser/launch-once-more.ts';
import { launchInSandbox, type Sandbox, sandboxArguments, sandboxOf, warnWithoutSandbox } from './browser/sandbox.ts';
import { tempVariable } from './browser/temp-variable.ts';
import { withinTempFolder } from './browser/within-temp-folder.ts';
import type { LaunchOptions } from './launch-options.ts';

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
  // No policy of a page stops WebRTC: without a proxy for UDP it sends nothing. Over TCP it meets the context's proxy.
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  // Each character as wide as Android lays it out: a whole number of pixels.
  '--font-render-hinting=medium',
  '--disable-lcd-text',
  '--disable-smooth-scrolling',
  // Each phone has a renderer of its own, since contexts share none; a spare one would be of no use. What WebViews of an
  // app show is in another one, in whichever Chromium: a script in it may wait for a person, who sees and uses the phone
  // meanwhile.
  '--site-per-process',
  // What a script may keep; beyond it, its renderer ends.
  '--js-flags=--max-old-space-size=512',
  // Flings of web pages by the older curve, which comes near Android's: the newer one goes twice as far. Pictures are taken
  // of what is drawn already, not of a surface made for each: one buffer of the screen's size less. A page that is loaded
  // keeps its view of the browser: with a new one, Chromium asks for hundreds of empty frames at each picture. What a page
  // has to do after an input is not put off until a frame (docs/benchmarks.md).
  '--disable-features=SpareRendererForSitePerProcess,ExperimentalFlingAnimation,CDPScreenshotNewSurface,RenderDocument,DeferRendererTasksAfterInput',
];

/**
 * Starts a Chromium for the phones of this process; in its sandbox wherever this computer has one for it.
 *
 * @param executablePath an installed Chromium or Chrome; without it the one from `@sparticuz/chromium` is unpacked
 * @param options.quiet says nothing when there is no sandbox: the caller does
 * @throws {AndroidWorldError} AW_DEVICE_STATE when it does not start
 */
export async function launchBrowser(
  executablePath: string | undefined,
  options: LaunchOptions & { quiet?: boolean } = {},
): Promise<Browser> {
  const program = executablePath === undefined ? await bundledChromium() : { executablePath, env: {} };
  try {
    const browser = await launchInSandbox(program.executablePath, (sandbox) =>
      launchOnceMore(() => launch(program, sandbox, { ...options, hasWindows: executablePath !== undefined })),
    );
    if (!options.quiet) warnWithoutSandbox(sandboxOf(browser));
    return browser;
  } catch (cause) {
    const path = program.executablePath;
    throw new AndroidWorldError(
      'AW_DEVICE_STATE',
      `The screen of the virtual phone needs Chromium, and "${path}" did not start. Set CHROME_PATH to a Chromium or Chrome that runs on this computer.`,
      { details: { executablePath: path }, cause },
    );
  }
}

async function launch(
  { executablePath, env }: ChromiumProgram,
  sandbox: Sandbox,
  { framesAtOnce = false, hasWindows }: LaunchOptions & { readonly hasWindows: boolean },
): Promise<Browser> {
  // Large; a process that only talks adb never loads it.
  const { chromium } = await import('playwright-core');
  const folder = makeTempFolder('chromium');
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  try {
    const options = {
      executablePath,
      // The zone phones begin with: until a page has been told of its phone's, no script in it sees this computer's.
      env: { ...process.env, ...env, ...tempVariable(folder, { hasWindows }), TZ: 'UTC' },
      args: [
        ...QUIET_ARGUMENTS,
        '--in-process-gpu',
        // Large tiles: half as much to put together as with the usual ones of 256 by 256. Of a layer narrower than one, as in
        // portrait, Chromium makes tiles 512 pixels high; of a wider one, as high as is said here.
        '--default-tile-width=1088',
        '--default-tile-height=608',
        // What scrolls is drawn with what is around it, where it is not in a layer anyway: half as many to put together.
        '--disable-prefer-compositing-to-lcd-text',
        // A tile is drawn whole, not over what it showed before: at rounded edges, that would shine through, and what it
        // was depends on which frames the computer was quick enough to draw.
        '--disable-partial-raster',
        // A large picture is drawn with what is around it, not in a frame after that.
        '--disable-checker-imaging',
        ...(framesAtOnce ? ['--disable-frame-rate-limit'] : []),
        ...sandboxArguments(sandbox),
      ],
      chromiumSandbox: sandbox.on,
      ignoreDefaultArgs: await unwantedDefaults(),
      headless: true,
      timeout: 30_000,
      // Its own handlers end this process at once; ending in good order is the program's to do.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    };
    // What is left of its files when this process is killed is removed by the next.
    const browser = await withinTempFolder(folder, () => chromium.launch(options));
    // A process that ends meanwhile leaves the folder to the next one.
    browser.once('disconnected', () => void removeFolder().catch(() => undefined));
    return browser;
  } catch (error) {
    await removeFolder();
    throw error;
  }
}

/** What Playwright starts Chromium with, and we do not. */
async function unwantedDefaults(): Promise<string[]> {
  // A page that writes its history without end keeps Chromium, and with it all phones, from anything else.
  const always = ['--disable-ipc-flooding-protection'];
  return (await hasRoomForPictures()) ? [...always, '--disable-dev-shm-usage'] : always;
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
