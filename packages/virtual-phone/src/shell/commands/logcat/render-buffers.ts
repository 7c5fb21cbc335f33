import type { Log, LogEntry } from '../../../system/system-services.ts';

type Buffer = LogEntry['buffer'];

/** `logcat -g` */
export function renderSizes(log: Log, buffers: readonly Buffer[]): string {
  return buffers
    .map((buffer) => {
      const { size, consumed, readable } = log.usage(buffer);
      return (
        `${buffer}: ring buffer is ${amount(size)} (${amount(consumed)} consumed, ${amount(readable)} readable),` +
        ' max entry is 5120 B, max payload is 4068 B\n'
      );
    })
    .join('');
}

/** `logcat -S`: bytes and entries of each buffer. */
export function renderStatistics(log: Log, buffers: readonly Buffer[]): string {
  const columns = buffers.map((buffer) => ({
    title: buffer as string,
    bytes: log.usage(buffer).readable,
    entries: log.entries([buffer]).length,
  }));
  const total = { title: 'Total', bytes: 0, entries: 0 };
  for (const { bytes, entries } of columns) {
    total.bytes += bytes;
    total.entries += entries;
  }
  const row = (name: string, cells: readonly string[]) =>
    `${name.padEnd(9)}${cells.map((cell) => cell.padEnd(19)).join('')}`.trimEnd();
  const shown = [...columns, total];
  const counts = shown.map(({ bytes, entries }) => `${bytes}/${entries}`);
  return `${row(
    'size/num',
    shown.map(({ title }) => title),
  )}\n${row('Now', counts)}\n`;
}

/** In the largest unit that leaves a number other than 0. */
function amount(bytes: number): string {
  const units = ['B', 'KiB', 'MiB', 'GiB'];
  const power = bytes < 1_024 ? 0 : Math.min(3, Math.floor(Math.log2(bytes) / 10));
  return `${Math.floor(bytes / 1_024 ** power)} ${units[power]}`;
}
