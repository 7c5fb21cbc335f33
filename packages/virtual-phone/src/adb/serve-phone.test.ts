import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePortPair } from '../../../../tooling/free-ports.ts';
import { listen } from './listen.ts';
import { servePhone } from './serve-phone.ts';
import { type TestPhone, testPhone } from './testing/test-phone.ts';
import { transportClient } from './testing/transport-client.ts';

let phone: TestPhone;
let folder: string;

beforeEach(() => {
  phone = testPhone();
  folder = mkdtempSync(join(tmpdir(), 'serve-phone-'));
});

afterEach(() => {
  phone.dispose();
  rmSync(folder, { recursive: true });
});

describe('servePhone()', () => {
  it('serves console and adbd on neighbouring ports, and tells the adb server', async () => {
    let told = (_text: string) => {};
    const announcement = new Promise<string>((resolve) => {
      told = resolve;
    });
    const adbServer = await listen(
      createServer((socket) => socket.once('data', (data) => told(String(data)))),
      { port: 0, host: '127.0.0.1' },
    );
    const port = await freePortPair();
    const served = await servePhone(phone, { port, serverPort: adbServer.port, tokenPath: join(folder, 'token') });
    expect(served.serial).toBe(`emulator-${port}`);
    expect((await announcement).slice(4)).toBe(`host:emulator:${port + 1}`);
    const host = await transportClient(port + 1);
    expect(await host.connect()).toMatch(/^CNXN/);
    await served.close();
    expect(await host.next()).toBe('(closed)');
    await adbServer.close();
  });

  it('says which port is taken, and leaves the other one free', async () => {
    const port = await freePortPair();
    const other = await listen(createServer(), { port: port + 1, host: '127.0.0.1' });
    const options = { port, serverPort: other.port, tokenPath: join(folder, 'token') };
    await expect(servePhone(phone, options)).rejects.toMatchObject({
      code: 'AW_USAGE',
      message: expect.stringContaining(`Cannot serve emulator-${port}: port ${port + 1} of this machine is taken`),
    });
    await other.close();
    await (await servePhone(phone, { ...options, serverPort: port })).close();
  });

  it('wants an even port', async () => {
    await expect(servePhone(phone, { port: 5555 })).rejects.toMatchObject({ code: 'AW_USAGE' });
  });
});
