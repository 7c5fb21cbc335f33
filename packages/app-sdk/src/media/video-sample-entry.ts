import { box, join, u16, u32, zeros } from './render-mp4.ts';

/**
 * How the pictures of a video track are coded: the sample entry of its `stsd` box (ISO/IEC 14496-15, "VP Codec ISO Media
 * File Format Binding").
 *
 * @param codec as WebCodecs names it: `avc1.42001f`, `vp09.00.31.08` (profile 0, 8 bits)
 * @param size pixels
 * @param description the codec's own record, where it has one (`avcC`)
 */
export function videoSampleEntry(
  codec: string,
  size: { readonly width: number; readonly height: number },
  description: Uint8Array | undefined,
): Uint8Array {
  if (codec.startsWith('avc1')) return box('avc1', visualEntry(size), box('avcC', description ?? zeros(0)));
  // Profile 0, 8 bits, 4:2:0, colours of BT.709; the level stands in the codec's name.
  const level = Number(codec.split('.')[2]);
  return box('vp09', visualEntry(size), box('vpcC', u32(0x0100_0000), Uint8Array.of(0, level, 0x82, 1, 1, 1, 0, 0)));
}

/** What all visual sample entries begin with: size, 72 dpi, one picture per sample, 24 bits. */
function visualEntry({ width, height }: { readonly width: number; readonly height: number }): Uint8Array {
  return join([
    zeros(6),
    u16(1),
    zeros(16),
    u16(width, height),
    u32(0x48_0000, 0x48_0000, 0),
    u16(1),
    zeros(32),
    u16(24, 0xffff),
  ]);
}
