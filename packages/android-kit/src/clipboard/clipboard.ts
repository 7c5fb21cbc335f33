import { AndroidWorldError, type CallOptions, type Device, sh, until } from '@androidworld/core';
import { foregroundActivity } from '../apps/foreground.ts';
import { run } from '../shell/run.ts';

const clipper = 'ca.zgrs.clipper';

/**
 * The text on the clipboard; empty when there is none. Android lets only the app in front read it, so the Clipper
 * helper app is brought there and left by BACK: the screen changes.
 *
 * @throws DEVICE_STATE if Clipper is missing or gets no access
 */
export async function readClipboard(device: Device, options: CallOptions = {}): Promise<string> {
  return withClipper(device, options, async () =>
    parseBroadcastData(await broadcast(device, sh`-a clipper.get`, options)),
  );
}

/** Puts text on the clipboard, through the Clipper helper app. */
export async function writeClipboard(device: Device, text: string, options: CallOptions = {}): Promise<void> {
  await withClipper(device, options, async () => {
    parseBroadcastData(await broadcast(device, sh`-a clipper.set -e text ${text}`, options));
  });
}

async function withClipper<T>(device: Device, options: CallOptions, work: () => Promise<T>): Promise<T> {
  await run(device, sh`am start -W -n ${`${clipper}/ca.zgrs.clipper.Main`}`, options);
  await until(async () => (await foregroundActivity(device, options))?.packageName === clipper, {
    what: `the Clipper helper app is in front on ${device.serial} (is it installed?)`,
    ...options,
  });
  try {
    return await work();
  } finally {
    await device.perform({ type: 'key', keycode: 'KEYCODE_BACK' }, options);
  }
}

async function broadcast(device: Device, intent: ReturnType<typeof sh>, options: CallOptions): Promise<string> {
  return run(device, sh`am broadcast ${intent}`, options);
}

/**
 * The data an ordered broadcast came back with: everything between the first `data="` and the last quote, since it is
 * printed without escapes.
 *
 * @throws DEVICE_STATE when the receiver answered 0 or nobody answered
 */
export function parseBroadcastData(output: string): string {
  const [, code, data] = /Broadcast completed: result=(-?\d+)(?:, data="([\s\S]*)")?/.exec(output) ?? [];
  if (code === '-1') return data ?? '';
  throw new AndroidWorldError(
    'DEVICE_STATE',
    `Expected Clipper to answer with "Broadcast completed: result=-1, data=…"; found ${JSON.stringify(output.trim().slice(-200))}. Is the Clipper app (${clipper}) installed, set up and in front?`,
    { details: { output } },
  );
}
