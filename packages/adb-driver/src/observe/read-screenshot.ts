import { AndroidWorldError } from '@androidworld/core';
import type { Screenshot } from '@androidworld/core/driver';
import { findPngFault, pngSignature } from './find-png-fault.ts';

/**
 * Checks what `screencap -p` wrote and reads its size. Text before the picture is cut off: phones with folding
 * screens print a warning there.
 *
 * @throws AW_DEVICE_STATE if there is no picture; carries what the command said. AW_PARSE if it is not whole. Both may come
 * of the way here, which has no checks of its own: `details.again` says that looking again may help
 */
export function readScreenshot(output: Buffer, serial: string): Screenshot {
  const start = output.indexOf(pngSignature);
  if (start < 0) {
    const said = output.subarray(0, 300).toString('utf8').trim();
    throw new AndroidWorldError(
      'AW_DEVICE_STATE',
      `Device ${serial} gave no screenshot: "screencap -p" answered ${JSON.stringify(said)}. See whether its screen is on`,
      { details: { serial, answer: said, again: true } },
    );
  }
  const png = output.subarray(start);
  const fault = findPngFault(png);
  if (fault !== undefined) {
    throw new AndroidWorldError(
      'AW_PARSE',
      `The screenshot of ${serial} arrived broken: ${fault}. See whether the connection to the device is sound`,
      { details: { serial, fault, bytes: png.length, again: true } },
    );
  }
  return { bytes: png, mediaType: 'image/png', width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}
