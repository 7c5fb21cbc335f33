import { box, fullBox, join, type Mp4Sample, renderMp4, u16, u32, zeros } from '@androidworld/app-sdk';
import type { RecordingSettings } from './recording-settings.ts';

/**
 * What the microphone of a phone in a silent room records: a whole file of the format, rate and channels that are set,
 * with silence in it.
 */
export function silentRecording(settings: RecordingSettings, durationMs: number, createdMs: number): Uint8Array {
  switch (settings.format) {
    case 'wav':
      return wav(settings, durationMs);
    case '3gp':
      return threeGpp(settings, durationMs, createdMs);
    case 'm4a':
      return m4a(settings, durationMs, createdMs);
  }
}

/** 16 bit PCM. */
function wav({ sampleRate, channels }: RecordingSettings, durationMs: number): Uint8Array {
  const blockSize = channels * 2;
  const size = Math.round((durationMs * sampleRate) / 1000) * blockSize;
  const file = new Uint8Array(44 + size);
  const view = new DataView(file.buffer);
  const text = (at: number, letters: string) => file.set(new TextEncoder().encode(letters), at);
  text(0, 'RIFF');
  view.setUint32(4, 36 + size, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, channels, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * blockSize, true);
  view.setUint16(32, blockSize, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, size, true);
  return file;
}

const samplesPerPacket = 1024;

/** How long one packet of AAC lasts, in whole milliseconds: nothing shorter is recorded. */
export function packetMs({ sampleRate }: RecordingSettings): number {
  return Math.ceil((samplesPerPacket / sampleRate) * 1000);
}

/** AAC-LC. */
function m4a(settings: RecordingSettings, durationMs: number, createdMs: number): Uint8Array {
  const { sampleRate, channels } = settings;
  const packet: Mp4Sample = { data: channels === 1 ? silentMono : silentStereo, duration: samplesPerPacket };
  return renderMp4({
    brands: ['mp42', 'isom', 'mp42'],
    createdMs,
    track: {
      kind: 'audio',
      timescale: sampleRate,
      sampleEntry: box('mp4a', audioEntry(channels, sampleRate), elementaryStream(settings)),
      samples: repeated(packet, (durationMs * sampleRate) / 1000),
    },
  });
}

/** A packet of one channel, or of a pair, whose spectrum is empty (ISO/IEC 14496-3, raw_data_block). */
const silentMono = Uint8Array.of(0x00, 0xc8, 0x00, 0x80, 0x23, 0x80);
const silentStereo = Uint8Array.of(0x21, 0x00, 0x49, 0x90, 0x02, 0x19, 0x00, 0x23, 0x80);

/** Sampling frequencies by their index in AudioSpecificConfig. */
const frequencies = [96000, 88200, 64000, 48000, 44100, 32000, 24000, 22050, 16000, 12000, 11025, 8000, 7350];

/** `esds`: the descriptors of an AAC-LC stream (ISO/IEC 14496-1, 14496-3). */
function elementaryStream({ sampleRate, channels, bitrate }: RecordingSettings): Uint8Array {
  const aacLc = 2;
  const config = u16((aacLc << 11) | (frequencies.indexOf(sampleRate) << 7) | (channels << 3));
  const descriptor = (tag: number, ...parts: Uint8Array[]) => {
    const content = join(parts);
    return join([Uint8Array.of(tag, content.length), content]);
  };
  const [mpeg4Audio, audioStream] = [0x40, 0x15];
  const decoder = descriptor(
    4,
    Uint8Array.of(mpeg4Audio, audioStream, 0, 0x03, 0),
    u32(bitrate, bitrate),
    descriptor(5, config),
  );
  return fullBox('esds', 0, descriptor(3, Uint8Array.of(0, 0, 0), decoder, descriptor(6, Uint8Array.of(2))));
}

/** AMR, 20 ms in a packet, narrow band at 8 kHz, else wide band. A packet of type 15 holds no data. */
function threeGpp({ sampleRate }: RecordingSettings, durationMs: number, createdMs: number): Uint8Array {
  const [type, timescale] = sampleRate === 8000 ? (['samr', 8000] as const) : (['sawb', 16000] as const);
  const [allModes, framesPerPacket] = [0x81ff, 1];
  const damr = box('damr', zeros(5), u16(allModes), Uint8Array.of(0, framesPerPacket));
  return renderMp4({
    brands: ['3gp4', 'isom', '3gp4'],
    createdMs,
    track: {
      kind: 'audio',
      timescale,
      sampleEntry: box(type, audioEntry(1, timescale), damr),
      samples: repeated({ data: Uint8Array.of(0x7c), duration: timescale / 50 }, (durationMs * timescale) / 1000),
    },
  });
}

/** What all audio sample entries begin with. */
function audioEntry(channels: number, sampleRate: number): Uint8Array {
  return join([zeros(6), u16(1), zeros(8), u16(channels, 16), zeros(4), u32(sampleRate * 0x1_0000)]);
}

/** As many packets as fill a duration in units of the timescale, at least one. */
function repeated(packet: Mp4Sample, duration: number): Mp4Sample[] {
  return Array.from({ length: Math.max(1, Math.round(duration / packet.duration)) }, () => packet);
}
