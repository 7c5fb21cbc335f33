/** A ZIP archive of one file, which is stored as it is. */
export function zipOf(name: string, content: Uint8Array): Uint8Array {
  const fileName = new TextEncoder().encode(name);
  const sizes = [crc32(content), content.length, content.length];
  const about = [...u16(20, 0, 0, 0, 0x21), ...u32(...sizes), ...u16(fileName.length, 0)];
  const local = [...u32(0x04034b50), ...about, ...fileName];
  const central = [...u32(0x02014b50), ...u16(20), ...about, ...u16(0, 0, 0), ...u32(0, 0), ...fileName];
  const start = local.length + content.length;
  const end = [...u32(0x06054b50), ...u16(0, 0, 1, 1), ...u32(central.length, start), ...u16(0)];
  const archive = new Uint8Array(start + central.length + end.length);
  archive.set(local);
  archive.set(content, local.length);
  archive.set(central, start);
  archive.set(end, start + central.length);
  return archive;
}

const u16 = (...values: number[]) => values.flatMap((value) => [value & 255, (value >> 8) & 255]);
const u32 = (...values: number[]) => values.flatMap((value) => [...u16(value & 0xffff), ...u16(value >>> 16)]);

function crc32(content: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of content) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}
