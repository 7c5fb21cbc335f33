import { totalmem } from 'node:os';
import { AndroidWorldError } from '@androidworld/core';

/** Of one process: with more, adb clients and processors are what is missing, not only memory. */
export const mostPhones = 64;

/** What Chromium, this process and the first phone take, and each more while it is used: docs/benchmarks.md. */
const firstMb = 450;
const eachMb = 90;

/** @throws AW_USAGE when there cannot be so many phones */
export function checkPhoneCount(count: number): void {
  if (Number.isInteger(count) && count >= 1 && count <= mostPhones) return;
  throw new AndroidWorldError('AW_USAGE', `Cannot start ${count} phones: expected a number from 1 to ${mostPhones}`);
}

/** Warns when phones would take more memory than there is: the system would end some, and not say why. */
export function warnOfMemory(count: number, memoryMb = memoryHereMb()): void {
  const needMb = firstMb + eachMb * (count - 1);
  if (needMb <= memoryMb) return;
  const fit = Math.max(1, Math.floor((memoryMb - firstMb) / eachMb) + 1);
  process.emitWarning(
    `${count} virtual phones take about ${gb(needMb)} GB of memory, and this computer has ${gb(memoryMb)} GB: it may end some of them. ${fit === 1 ? 'One fits' : `At most ${fit} fit`}.`,
    { type: 'AndroidWorldWarning', code: 'AW_MEMORY' },
  );
}

/** Of a container, what it may use. */
function memoryHereMb(): number {
  const limit = process.constrainedMemory?.() ?? 0;
  const all = totalmem();
  return (limit > 0 ? Math.min(limit, all) : all) / 1e6;
}

function gb(mb: number): string {
  return (mb / 1_000).toFixed(1);
}
