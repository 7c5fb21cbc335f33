import { describe, expect, it } from 'vitest';
import { memoryTerminal } from '../../test/memory-terminal.ts';
import { closeDriver } from './close-driver.ts';

describe('closeDriver()', () => {
  it('does not wait for ever for a driver that hangs', async () => {
    const terminal = memoryTerminal({ cwd: '/' });
    const driver = { name: 'stuck', close: () => new Promise<never>(() => undefined) };
    await closeDriver(driver, terminal, 5);
    expect(terminal.err).toBe('Driver "stuck" did not close within 0.005 s; it was left behind\n');
  });

  it('closes one that has something to close, and passes on its error', async () => {
    const terminal = memoryTerminal({ cwd: '/' });
    await closeDriver({ name: 'plain' }, terminal);
    const failing = { name: 'broken', close: async () => Promise.reject(new Error('no')) };
    await expect(closeDriver(failing, terminal)).rejects.toThrow('no');
    expect(terminal.err).toBe('');
  });
});
