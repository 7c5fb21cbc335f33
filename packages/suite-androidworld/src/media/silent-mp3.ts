import { Buffer } from 'node:buffer';

export interface Mp3Tags {
  readonly title: string;
  readonly artist: string;
}

/** MPEG-2.5, Layer III, no checksum; 8 kbit/s, 11,025 Hz, no padding; one channel. */
const frameHeader = [0xff, 0xe3, 0x10, 0xc0];
const samplesPerSecond = 11_025;
const samplesPerFrame = 576;
const bytesPerFrame = Math.floor((samplesPerFrame / 8 / samplesPerSecond) * 8000);
/** Bytes of side information of one channel. All zero: no coefficients follow, which is silence. */
const sideInformation = 9;

/**
 * An MP3 file that is silent for as long as told, up to a frame of 52 ms: constant bit rate, with a header that says how
 * many frames there are, and ID3v2.4 tags.
 *
 * @see ISO/IEC 13818-3; "MP3 Info Tag" of Xing; ID3v2.4.0
 */
export function silentMp3(durationMs: number, tags: Mp3Tags): Uint8Array {
  const frames = Math.max(1, Math.round((durationMs / 1000) * (samplesPerSecond / samplesPerFrame)));
  const audio = Buffer.alloc(bytesPerFrame * (frames + 1));
  for (let frame = 0; frame <= frames; frame += 1) audio.set(frameHeader, frame * bytesPerFrame);
  // The first frame tells of the others: `Info`, with the counts of frames and bytes.
  const info = frameHeader.length + sideInformation;
  audio.write('Info', info, 'latin1');
  audio.writeUInt32BE(3, info + 4);
  audio.writeUInt32BE(frames, info + 8);
  audio.writeUInt32BE(audio.length, info + 12);
  return Buffer.concat([id3(tags), audio]);
}

function id3({ title, artist }: Mp3Tags): Buffer {
  const frames = Buffer.concat([textFrame('TIT2', title), textFrame('TPE1', artist)]);
  return Buffer.concat([Buffer.from('ID3\x04\0\0', 'latin1'), synchsafe(frames.length), frames]);
}

function textFrame(id: string, text: string): Buffer {
  const utf8 = 3;
  const content = Buffer.concat([Buffer.from([utf8]), Buffer.from(text, 'utf8')]);
  return Buffer.concat([Buffer.from(id, 'latin1'), synchsafe(content.length), Buffer.alloc(2), content]);
}

/** Seven bits to each byte, so that no size looks like the beginning of a frame. */
function synchsafe(size: number): Buffer {
  return Buffer.from([21, 14, 7, 0].map((bits) => (size >> bits) & 0x7f));
}
