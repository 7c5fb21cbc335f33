import { AndroidWorldError, type CallOptions, isAndroidWorldError, sh, waitUntil } from '@androidworld/core';
import { withDeadline } from '@androidworld/core/driver';
import type { DeviceLink } from './device-link.ts';

const timeoutMs = 20_000;

/**
 * Restarts adbd as root (`adb root`) and waits until the device is back; nothing happens where it runs as root already.
 *
 * @throws AW_DEVICE_STATE on builds that never give root, with what the device said
 */
export async function restartAsRoot(link: DeviceLink, options: CallOptions = {}): Promise<void> {
  const { serial, server } = link;
  const answer = await withDeadline(
    { timeoutMs, leaveMs: 0, ...options, what: `"root:" on ${serial}` },
    async (signal) => {
      const stream = await server.open(serial, 'root:', signal);
      const pieces: Buffer[] = [];
      try {
        for await (const piece of stream) pieces.push(piece);
      } catch (error) {
        // adbd leaves while it says so: the connection may break before the text has ended.
        if (signal.aborted) throw error;
      }
      return Buffer.concat(pieces).toString('utf8').trim();
    },
  );
  if (answer.includes('already running as root')) return;
  if (answer.includes('cannot run as root')) {
    throw new AndroidWorldError(
      'AW_DEVICE_STATE',
      `Device ${serial} does not let adbd run as root: "${answer}". Use an emulator image without Google Play ("Google APIs")`,
      { details: { serial, answer } },
    );
  }
  await waitUntil(() => runsAsRoot(link, options), {
    what: `adbd of ${serial} is back as root (it said "${answer}")`,
    timeoutMs: options.timeoutMs ?? timeoutMs,
    signal: options.signal,
  });
}

async function runsAsRoot(link: DeviceLink, options: CallOptions): Promise<boolean> {
  try {
    return (await link.shell(sh`id -u`, { ...options, repeatable: true })).stdout.trim() === '0';
  } catch (error) {
    // Between its two lives adbd cannot be reached; `until` ends the wait.
    if (isAndroidWorldError(error, 'AW_TRANSPORT') || isAndroidWorldError(error, 'AW_DEVICE_STATE')) return false;
    throw error;
  }
}
