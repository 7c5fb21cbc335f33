import type { OpenService } from '../transport.ts';

/** `framebuffer:`: one picture of the screen, with a header that describes its pixels. */
export const framebuffer: OpenService =
  ({ target }) =>
  async (stream) => {
    const { width, height, rgba } = await target.screenshotRaw();
    stream.end(Buffer.concat([header({ width, height, size: rgba.length }), rgba]));
  };

/** @see AOSP `packages/modules/adb/daemon/framebuffer_service.cpp` */
function header(picture: { width: number; height: number; size: number }): Buffer {
  const bitsPerPixel = 32;
  const colorSpace = 0;
  const version = 2;
  // Offset and length in bits, in this order: red, blue, green, alpha.
  const channels = [0, 8, 16, 8, 8, 8, 24, 8];
  const fields = [version, bitsPerPixel, colorSpace, picture.size, picture.width, picture.height, ...channels];
  const bytes = Buffer.alloc(fields.length * 4);
  fields.forEach((field, index) => {
    bytes.writeUInt32LE(field, index * 4);
  });
  return bytes;
}
