import type { LogEntry } from '../../../system/system-services.ts';

const priorities = 'VDIWEFS';

/** struct logger_entry and its payload. */
export function binaryEntry(entry: LogEntry): Uint8Array {
  const payload = Buffer.concat([
    Buffer.from([priorities.indexOf(entry.priority) + 2]),
    Buffer.from(`${entry.tag}\0${entry.message}\0`),
  ]);
  const header = Buffer.alloc(28);
  header.writeUInt16LE(payload.length, 0);
  header.writeUInt16LE(header.length, 2);
  header.writeInt32LE(entry.pid, 4);
  header.writeUInt32LE(entry.tid, 8);
  header.writeUInt32LE(Math.floor(entry.timeMs / 1000), 12);
  header.writeUInt32LE(Math.round((entry.timeMs % 1000) * 1e6), 16);
  header.writeUInt32LE({ main: 0, radio: 1, events: 2, system: 3, crash: 4 }[entry.buffer], 20);
  header.writeUInt32LE(entry.uid, 24);
  return Buffer.concat([header, payload]);
}
