/** Each picture is a JPEG: these the player takes out of the file itself. */
export const jpegCodings: ReadonlySet<string> = new Set(['jpeg', 'mjpg', 'mjpa', 'MJPG']);

/** What VLC calls codings, by their names in sample descriptions. */
const descriptions: Readonly<Record<string, string>> = {
  mp4v: 'MPEG-4 Video',
  avc1: 'H264 - MPEG-4 AVC (part 10)',
  avc3: 'H264 - MPEG-4 AVC (part 10)',
  hev1: 'MPEG-H Part2/HEVC (H.265)',
  hvc1: 'MPEG-H Part2/HEVC (H.265)',
  av01: "AOMedia's AV1 Video",
  vp08: "Google/On2's VP8 Video",
  vp09: "Google/On2's VP9 Video",
  s263: 'H263',
  xvid: 'Xvid MPEG-4 Video',
};

/** What VLC says of pictures it cannot decode. @param coding undefined: nobody knows it */
export function notSupported(coding: string | undefined): string {
  if (coding === undefined) return 'Unidentified codec: VLC could not identify the audio or video codec';
  const description = descriptions[coding] ?? 'No description for this codec';
  return `Codec not supported: VLC could not decode the format "${coding}" (${description})`;
}
