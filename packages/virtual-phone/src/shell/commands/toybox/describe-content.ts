/** What toybox's file says of bytes; it knows few formats, and calls the others data. */
export function describeContent(bytes: Buffer): string {
  if (bytes.length === 0) return 'empty';
  const starts = (text: string, at = 0) => bytes.toString('latin1', at, at + text.length) === text;
  if (starts('\x7fELF')) return describeElf(bytes);
  if (starts('!<arch>\n')) return 'ar archive';
  if (starts('BZh')) return `bzip2 compressed data, block size = ${String.fromCharCode(bytes[3] ?? 0x39)}00k`;
  if (starts('\x1f\x8b')) return 'gzip compressed data';
  if (starts('\xfd7zXZ\0')) return 'xz compressed data';
  if (starts('\xca\xfe\xba\xbe')) return describeClass(bytes);
  if (starts('dex\n') && bytes[7] === 0) return `Android dex file, version ${bytes.toString('latin1', 4, 7)}`;
  if (/^07070[12]/.test(bytes.toString('latin1', 0, 6))) {
    return `ASCII cpio archive (SVR4 with ${bytes[5] === 0x32 ? '' : 'no '}CRC)`;
  }
  if (starts('GIF87a') || starts('GIF89a')) return describeGif(bytes);
  if (starts('\xff\xd8')) return 'JPEG image data';
  if (starts('\x89PNG\r\n\x1a\n')) return describePng(bytes);
  if (starts('PK\x03\x04')) {
    const version = bytes[4] ?? 0;
    return `Zip archive data, requires at least v${Math.floor(version / 10)}.${version % 10} to extract`;
  }
  if (starts('BM') && bytes.length > 30) return describeBitmap(bytes);
  if (starts('OggS')) return 'Ogg data';
  if (starts('RIFF') && starts('WAVEfmt ', 8) && bytes.length > 36) return describeWave(bytes);
  if (starts('OTTO')) return 'OpenType font';
  if (starts('\0\x01\0\0')) return 'TrueType font';
  if (starts('ustar', 257)) return `POSIX tar archive${starts('ustar  ', 257) ? ' (GNU)' : ''}`;
  if (starts('-----BEGIN CERTIFICATE-----')) return 'PEM certificate';
  return describeText(bytes);
}

function describeText(bytes: Buffer): string {
  const script = /^#! *(\S+) *([^\n]*)/.exec(bytes.toString('latin1', 0, 256));
  if (script !== null) {
    const [, path = '', rest = ''] = script;
    return `${path.endsWith('/env') && rest !== '' ? rest.split(' ')[0] : path} script`;
  }
  if (bytes.some((byte) => byte === 0x7f || (byte < 0x20 && (byte < 0x07 || byte > 0x0d)))) return 'data';
  if (bytes.every((byte) => byte < 0x80)) return 'ASCII text';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'UTF-8 text';
  } catch {
    return 'data';
  }
}

const machines: Readonly<Record<number, string>> = { 3: '386', 40: 'arm', 62: 'x86-64', 183: 'arm64', 243: 'riscv' };

function describeElf(bytes: Buffer): string {
  const isLittle = bytes[5] !== 2;
  const short = (at: number) =>
    at + 2 > bytes.length ? 0 : isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at);
  const kind =
    { 1: 'relocatable', 2: 'executable', 3: 'shared object', 4: 'core dump' }[short(16)] ?? `unknown type ${short(16)}`;
  const bits = bytes[4] === 1 ? '32' : '64';
  const machine = machines[short(18)] ?? `unknown arch ${short(18)}`;
  return `ELF ${kind}, ${bits}-bit ${isLittle ? 'LSB' : 'MSB'} ${machine}, static, stripped`;
}

function describeClass(bytes: Buffer): string {
  if (bytes.length < 8) return 'data';
  const major = bytes.readUInt16BE(6);
  return `Java class file, version ${major}.${bytes.readUInt16BE(4)} (Java 1.${major - 44})`;
}

function describeGif(bytes: Buffer): string {
  if (bytes.length < 10) return 'data';
  const size = `${bytes.readUInt16LE(6)} x ${bytes.readUInt16LE(8)}`;
  return `GIF image data, version ${bytes.toString('latin1', 3, 6)}, ${size}`;
}

const pngColours: Readonly<Record<number, string>> = {
  0: 'grayscale',
  2: 'color RGB',
  3: 'indexed color',
  4: 'grayscale with alpha',
  6: 'color RGBA',
};

function describePng(bytes: Buffer): string {
  if (bytes.length < 29) return 'data';
  const size = `${bytes.readUInt32BE(16)} x ${bytes.readUInt32BE(20)}`;
  const colour = pngColours[bytes[25] ?? 0] ?? 'unknown color';
  return `PNG image data, ${size}, ${bytes[24]}-bit/${colour}, ${bytes[28] === 0 ? 'non-' : ''}interlaced`;
}

function describeBitmap(bytes: Buffer): string {
  return `BMP image, ${bytes.readInt32LE(18)} x ${bytes.readInt32LE(22)}, ${bytes.readUInt16LE(28)} bpp`;
}

function describeWave(bytes: Buffer): string {
  const channels = bytes.readUInt16LE(22);
  const heard = channels === 1 ? 'mono' : channels === 2 ? 'stereo' : `${channels} channels`;
  const format = { 1: 'PCM', 3: 'IEEE float', 6: 'A-law', 7: 'u-law' }[bytes.readUInt16LE(20)] ?? 'unknown format';
  return `WAV audio, LE, ${heard}, ${bytes.readUInt32LE(24)} Hz, ${format}`;
}
