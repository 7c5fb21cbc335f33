import { setTimeout as delay } from 'node:timers/promises';
import { AndroidWorldError, isAndroidWorldError, type Observation, sh } from '@androidworld/core';
import type { ObserveOptions, Screenshot, Size } from '@androidworld/core/driver';
import { withDeadline } from '@androidworld/core/driver';
import type { DeviceLink } from '../device-link.ts';
import { readScreen, type ScreenReading } from './read-screen.ts';
import { readScreenshot } from './read-screenshot.ts';

/** One dump takes up to 10 s on a screen that moves: time for a second try. */
const observeTimeoutMs = 30_000;
const retryPauseMs = 100;
/** Looks whose picture or tree was not whole, until that is an error. */
const mostBroken = 3;

/**
 * Makes the `observe` of a device: two round trips side by side, the picture and everything else; one without picture.
 * A screen that cannot be read, or that was turned between picture and tree, is looked at again; so is one whose picture
 * or tree arrives broken, a few times.
 */
export function observer(link: DeviceLink): (options?: ObserveOptions) => Promise<Observation> {
  let captures = 0;

  return async function observe({ screenshot = true, tree = true, ...call } = {}) {
    const timeoutMs = call.timeoutMs ?? observeTimeoutMs;
    const limits = { ...call, leaveMs: 0, timeoutMs, what: `observing ${link.serial}` };
    let reason: string | undefined;
    let broken = 0;
    try {
      return await withDeadline(limits, async (signal) => {
        for (;;) {
          const startMs = performance.now();
          const look = await Promise.all([
            readScreen(link, { tree, signal, timeoutMs }),
            screenshot ? takeScreenshot(link, signal, timeoutMs) : undefined,
          ]).catch((error: unknown) => {
            broken += 1;
            if (broken === mostBroken || !mayBeOfTheWay(error)) throw error;
          });
          if (look === undefined) {
            await delay(retryPauseMs, undefined, { signal });
            continue;
          }
          const [reading, picture] = look;
          const captured = { startMs, endMs: performance.now() };
          reason = 'reason' in reading ? reading.reason : findDisagreement(reading, picture);
          if (reason === undefined && !('reason' in reading)) {
            captures += 1;
            return assemble({ id: captures, captured, reading, picture, serial: link.serial });
          }
          await delay(retryPauseMs, undefined, { signal });
        }
      });
    } catch (error) {
      // That time is up says less than what the device answered until then.
      throw reason !== undefined && isAndroidWorldError(error, 'AW_TIMEOUT')
        ? notReadable(link.serial, reason, error)
        : error;
    }
  };
}

/** A picture or tree that came cut or changed: nothing of it is used. */
function mayBeOfTheWay(error: unknown): boolean {
  return isAndroidWorldError(error, 'AW_PARSE') || (isAndroidWorldError(error) && error.details.again === true);
}

async function takeScreenshot(link: DeviceLink, signal: AbortSignal, timeoutMs: number): Promise<Screenshot> {
  return readScreenshot(await link.raw(sh`screencap -p`, { signal, timeoutMs }), link.serial);
}

/** Picture, tree and viewport are read one after another: the screen may have been turned in between. */
function findDisagreement({ viewport, dump }: ScreenReading, picture: Screenshot | undefined): string | undefined {
  if (viewport && dump && viewport.rotation !== dump.rotation) return 'the screen was being turned';
  if (viewport && picture && isWide(viewport.size) !== isWide(picture)) return 'the screen was being turned';
  return undefined;
}

function isWide({ width, height }: Size): boolean {
  return width > height;
}

interface Capture {
  readonly id: number;
  readonly captured: Observation['captured'];
  readonly reading: ScreenReading;
  readonly picture: Screenshot | undefined;
  readonly serial: string;
}

function assemble({ id, captured, reading, picture, serial }: Capture): Observation {
  const { viewport, dump, foreground } = reading;
  const screen = viewport?.size ?? (picture && { width: picture.width, height: picture.height }) ?? extentOf(dump);
  const rotation = viewport?.rotation ?? dump?.rotation;
  if (!screen || rotation === undefined) {
    throw new AndroidWorldError(
      'AW_PARSE',
      `Cannot tell how the screen of ${serial} is held: "dumpsys input" shows no logicalFrame. See "adb shell dumpsys input"`,
      { details: { serial, command: 'dumpsys input' } },
    );
  }
  return {
    id,
    captured,
    screen,
    rotation,
    ...(picture && { screenshot: picture }),
    tree: dump?.tree ?? [],
    elements: dump?.elements ?? [],
    ...(foreground && { foreground }),
  };
}

/** The last resort: windows begin at the origin, so the largest right and bottom edges span the screen. */
function extentOf(dump: ScreenReading['dump']): Size | undefined {
  const boxes = dump?.tree.flatMap(({ element }) => (element.bounds ? [element.bounds] : [])) ?? [];
  if (boxes.length === 0) return undefined;
  return { width: Math.max(...boxes.map((box) => box.right)), height: Math.max(...boxes.map((box) => box.bottom)) };
}

function notReadable(serial: string, reason: string, cause: unknown): AndroidWorldError {
  return new AndroidWorldError(
    'AW_DEVICE_STATE',
    `The screen of ${serial} could not be read: ${reason}. A screen that never rests (video, animation) has no tree: ` +
      'switch animations off ("settings put global animator_duration_scale 0"), or observe without the tree',
    { details: { serial, reason }, cause },
  );
}
