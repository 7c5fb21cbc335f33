import { createServer, type Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { emulatorConsole } from './console.ts';

describe('emulatorConsole()', () => {
  test('enters with the token and says one command', async () => {
    await using fake = await fakeConsole();
    await emulatorConsole(fake.address).sendSms('+1 (555) 123-4567', 'hi there');
    expect(fake.lines).toEqual(['auth secret', 'sms send +15551234567 hi there']);
  });

  test('X1: a message of several lines stays one command', async () => {
    await using fake = await fakeConsole();
    await emulatorConsole(fake.address).sendSms('555', 'one\nkill\r\nback\\slash\t名 😀');
    expect(fake.lines[1]).toBe(String.raw`sms send 555 one\nkill\nback\\slash\x09名 😀`);
  });

  test('sends the longitude first', async () => {
    await using fake = await fakeConsole();
    await emulatorConsole(fake.address).setLocation({ latitude: 47.4, longitude: 8.5 });
    expect(fake.lines[1]).toBe('geo fix 8.5 47.4');
  });

  test('lets the phone ring and hangs up', async () => {
    await using fake = await fakeConsole();
    await emulatorConsole(fake.address).call('555-1234');
    await emulatorConsole(fake.address).endCall('555-1234');
    expect(fake.lines.filter((line) => line.startsWith('gsm'))).toEqual(['gsm call 5551234', 'gsm cancel 5551234']);
  });

  test('reports what the console refuses in its own words', async () => {
    await using fake = await fakeConsole({ answer: "KO: no current call to/from number '1'" });
    await expect(emulatorConsole(fake.address).endCall('1')).rejects.toMatchObject({
      code: 'AW_COMMAND_FAILED',
      message: expect.stringContaining("no current call to/from number '1'"),
    });
  });

  test('reports a wrong token', async () => {
    await using fake = await fakeConsole();
    const console = emulatorConsole({ ...fake.address, token: 'wrong' });
    await expect(console.call('1')).rejects.toMatchObject({ message: expect.stringContaining('token does not match') });
  });

  test('needs no token where none is asked for', async () => {
    await using fake = await fakeConsole({ open: true });
    await emulatorConsole(fake.address).call('1');
    expect(fake.lines).toEqual(['gsm call 1']);
  });

  test('refuses what is no phone number before it connects', async () => {
    await expect(emulatorConsole({ port: 1 }).call('nobody')).rejects.toMatchObject({ code: 'AW_COMMAND_FAILED' });
  });

  test('says where it could not connect', async () => {
    const { address, ...fake } = await fakeConsole();
    await fake[Symbol.asyncDispose]();
    await expect(emulatorConsole(address).call('1')).rejects.toMatchObject({
      code: 'AW_DEVICE_STATE',
      message: expect.stringContaining(`127.0.0.1:${address.port}`),
    });
  });

  test('ends in time when the console is silent', async () => {
    await using fake = await fakeConsole({ answer: '' });
    await expect(emulatorConsole(fake.address).call('1', { timeoutMs: 50 })).rejects.toMatchObject({
      code: 'AW_TIMEOUT',
    });
  });
});

/** The emulator console's protocol (Android Emulator, `android-console.c`), with one answer for every command. */
async function fakeConsole({ open = false, answer = 'OK' } = {}) {
  const lines: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    const greeting = open
      ? "Android Console: type 'help' for a list of commands\r\n"
      : "Android Console: Authentication required\r\nAndroid Console: type 'auth <auth_token>' to authenticate\r\nAndroid Console: you can find your <auth_token> in \r\n'/home/x/.emulator_console_auth_token'\r\n";
    socket.write(`${greeting}OK\r\n`);
    let held = '';
    socket.setEncoding('utf8').on('data', (piece) => {
      held += piece;
      const whole = held.split('\n');
      held = whole.pop() ?? '';
      for (const line of whole) socket.write(reply(line));
    });
  });
  function reply(line: string): string {
    lines.push(line);
    if (line === 'auth secret') return "Android Console: type 'help' for a list of commands\r\nOK\r\n";
    if (line.startsWith('auth')) return 'KO: authentication token does not match ~/.emulator_console_auth_token\r\n';
    return answer === '' ? '' : `${answer}\r\n`;
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  return {
    address: { port: typeof at === 'object' && at ? at.port : 0, token: 'secret' },
    lines,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
