import { Buffer } from 'node:buffer';

/** A WAV file that is silent for as long, with title and artist in it. */
export function songFile({ seconds, title, artist }: { seconds: number; title: string; artist: string }): Uint8Array {
  const samplesPerSecond = 100;
  const format = Buffer.alloc(16);
  format.writeUInt16LE(1, 0); // PCM
  format.writeUInt16LE(1, 2); // one channel
  format.writeUInt32LE(samplesPerSecond, 4);
  format.writeUInt32LE(samplesPerSecond, 8);
  format.writeUInt16LE(1, 12);
  format.writeUInt16LE(8, 14); // bits of a sample
  const info = Buffer.concat([Buffer.from('INFO'), chunk('INAM', padded(title)), chunk('IART', padded(artist))]);
  const silence = Buffer.alloc(seconds * samplesPerSecond, 128);
  const content = [Buffer.from('WAVE'), chunk('fmt ', format), chunk('LIST', info), chunk('data', silence)];
  return chunk('RIFF', Buffer.concat(content));
}

/** Chunks are of even length. */
function padded(text: string): Buffer {
  const bytes = Buffer.from(`${text}\0`);
  return bytes.length % 2 === 0 ? bytes : Buffer.concat([bytes, Buffer.alloc(1)]);
}

function chunk(id: string, content: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(content.length);
  return Buffer.concat([Buffer.from(id, 'latin1'), size, content]);
}
