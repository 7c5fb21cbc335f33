import { expect, it, vi } from 'vitest';
import { checkPhoneCount, warnOfMemory } from './phone-count.ts';

it('checkPhoneCount() refuses what cannot be', () => {
  for (const count of [1, 64]) expect(() => checkPhoneCount(count)).not.toThrow();
  for (const count of [0, -1, 1.5, 65, 999])
    expect(() => checkPhoneCount(count)).toThrow(`Cannot start ${count} phones: expected a number from 1 to 64`);
});

it('warnOfMemory() says how many fit', () => {
  const warned = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
  try {
    warnOfMemory(8, 2_000);
    expect(warned).not.toHaveBeenCalled();
    warnOfMemory(64, 2_000);
    warnOfMemory(2, 400);
    expect(warned.mock.calls.map(([text]) => text)).toEqual([
      '64 virtual phones take about 6.1 GB of memory, and this computer has 2.0 GB: it may end some of them. At most 18 fit.',
      '2 virtual phones take about 0.5 GB of memory, and this computer has 0.4 GB: it may end some of them. One fits.',
    ]);
  } finally {
    warned.mockRestore();
  }
});
