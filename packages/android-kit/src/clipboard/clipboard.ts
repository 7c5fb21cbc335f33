import { AndroidWorldError, type CallOptions, type Device, sh, waitUntil } from '@androidworld/core';
import { foregroundActivity } from '../apps/foreground.ts';
import { sendBroadcast } from '../intents/send-broadcast.ts';
import { run } from '../shell/run.ts';

const clipper = 'ca.zgrs.clipper';

/**
 * The text on the clipboard; empty when there is none. Android lets only the app in front read it, so the Clipper
 * helper app is brought there and left by BACK: the screen changes.
 *
 * @throws AW_DEVICE_STATE if Clipper is missing or gets no access
 */
export async function readClipboard(device: Device, options: CallOptions = {}): Promise<string> {
  return withClipper(device, options, () => askClipper(device, sh`-a clipper.get`, options));
}

/** Puts text on the clipboard, through the Clipper helper app. */
export async function writeClipboard(device: Device, text: string, options: CallOptions = {}): Promise<void> {
  await withClipper(device, options, async () => {
    await askClipper(device, sh`-a clipper.set -e text ${text}`, options);
  });
}

async function withClipper<T>(device: Device, options: CallOptions, work: () => Promise<T>): Promise<T> {
  await run(device, sh`am start -W -n ${`${clipper}/ca.zgrs.clipper.Main`}`, options);
  await waitUntil(
    async (saw) => {
      const front = await foregroundActivity(device, options);
      saw(() => `${front?.packageName ?? 'nothing'} in front`);
      return front?.packageName === clipper;
    },
    {
      device,
      what: `the Clipper helper app is in front on ${device.serial} (is it installed and set up?)`,
      ...options,
    },
  );
  try {
    return await work();
  } finally {
    await device.perform({ type: 'key', keycode: 'KEYCODE_BACK' }, options);
  }
}

/** @throws AW_DEVICE_STATE when Clipper refused or did not answer */
async function askClipper(device: Device, intent: ReturnType<typeof sh>, options: CallOptions): Promise<string> {
  const { code, data = '' } = await sendBroadcast(device, intent, options);
  if (code === -1) return data;
  throw new AndroidWorldError(
    'AW_DEVICE_STATE',
    `Expected Clipper on ${device.serial} to answer with result -1; found ${code}${data && `, "${data}"`}. Is the Clipper app (${clipper}) installed, set up and in front?`,
    { details: { serial: device.serial, code, data } },
  );
}
