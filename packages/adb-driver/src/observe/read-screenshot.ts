import { AndroidWorldError, type Screenshot } from '@androidworld/core';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const endOfImage = Buffer.from('IEND', 'ascii');

/**
 * Checks what `screencap -p` wrote and reads its size. Text before the picture is cut off: phones with folding
 * screens print a warning there.
 *
 * @throws DEVICE_STATE if there is no whole picture; carries what the command said
 */
export function readScreenshot(output: Buffer, serial: string): Screenshot {
  const start = output.indexOf(signature);
  const png = start > 0 ? output.subarray(start) : output;
  // The last chunk is "length IEND crc"; without it the connection ended early.
  if (start < 0 || png.length < 33 || png.lastIndexOf(endOfImage) < png.length - 64) {
    const said =
      start < 0 ? output.subarray(0, 300).toString('utf8').trim() : `a picture cut off after ${png.length} bytes`;
    throw new AndroidWorldError(
      'DEVICE_STATE',
      `Device ${serial} gave no screenshot: "screencap -p" answered ${JSON.stringify(said)}. See whether its screen is on`,
      { details: { serial, answer: said } },
    );
  }
  return { png, width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}
