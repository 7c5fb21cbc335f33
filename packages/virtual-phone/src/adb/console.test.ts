import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serveConsole } from './console.ts';
import type { Listening } from './listen.ts';
import { type TestPhone, testPhone } from './testing/test-phone.ts';

let folder: string;
let tokenPath: string;
let phone: TestPhone;
let listening: Listening | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'console-'));
  tokenPath = join(folder, 'token');
  phone = testPhone();
});

afterEach(async () => {
  await listening?.close();
  listening = undefined;
  phone.dispose();
  rmSync(folder, { recursive: true });
});

/** All that the console answers to these lines, up to its closing the connection. */
async function type(...lines: (string | Uint8Array)[]): Promise<string> {
  listening ??= await serveConsole(phone.console, { port: 0, tokenPath });
  const socket = connect({ port: listening.port, host: '127.0.0.1' });
  for (const line of [...lines, 'quit']) {
    socket.write(line);
    socket.write('\n');
  }
  const pieces: Uint8Array[] = [];
  for await (const piece of socket) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

/** The same, without a token and without the greeting. */
async function answers(...lines: string[]): Promise<string> {
  writeFileSync(tokenPath, '');
  const greeting = "Android Console: type 'help' for a list of commands\r\nOK\r\n";
  const all = await type(...lines);
  expect(all.startsWith(greeting)).toBe(true);
  return all.slice(greeting.length).replaceAll('\r\n', '\n').trimEnd();
}

describe('serveConsole()', () => {
  it('makes a token for its owner only, and asks for it', async () => {
    const answer = await type('sms send 1 x');
    const token = readFileSync(tokenPath, 'utf8');
    expect(token.length).toBeGreaterThanOrEqual(16);
    expect(statSync(tokenPath).mode & 0o777).toBe(0o600);
    expect(answer.replace(tokenPath, 'TOKEN_PATH').split('\r\n')).toEqual([
      'Android Console: Authentication required',
      "Android Console: type 'auth <auth_token>' to authenticate",
      'Android Console: you can find your <auth_token> in ',
      "'TOKEN_PATH'",
      'OK',
      "KO: unknown command, try 'help'",
      '',
    ]);
    expect(phone.events).toEqual([]);
    expect(await type(`auth ${token}`, 'sms send 1 x')).toMatch(/list of commands\r\nOK\r\nOK\r\n$/);
    expect(phone.events).toEqual([{ sms: { from: '1', text: 'x' } }]);
  });

  it('answers only harmless commands to those without the token', async () => {
    writeFileSync(tokenPath, 'secret\n');
    const lines = ['auth', 'auth wrong', 'ping', 'avd name', 'avd path', 'avd snapshot save x', 'kill', 'geo fix 1 2'];
    const [, ...rest] = (await type(...lines)).split("token'\r\nOK\r\n");
    expect(rest.join('').replaceAll('\r\n', '\n')).toMatchInlineSnapshot(`
      "KO: missing authentication token
      KO: authentication token does not match ~/.emulator_console_auth_token
      I am alive!
      OK
      Pixel_6
      OK
      allows you to ask for and to keep the state of the virtual device

      available sub-commands:
         avd name               query virtual device name
      KO:  bad sub-command
      allows you to ask for and to keep the state of the virtual device

      available sub-commands:
         avd name               query virtual device name
      KO:  bad sub-command
      KO: unknown command, try 'help'
      KO: unknown command, try 'help'
      "
    `);
    expect(phone.events).toEqual([]);
  });

  it('says what it can do, within the 1024 characters that tools read', async () => {
    const help = await answers('help');
    expect(help).toMatchInlineSnapshot(`
      "Android console command help:

          help
          help-verbose
          ping
          event
          geo
          gsm
          kill
          power
          quit
          exit
          sms
          avd
          rotate

      try 'help <command>' for command-specific help
      OK"
    `);
    expect((await answers('help-verbose')).length).toBeLessThan(1024);
  });

  it('explains commands', async () => {
    expect(await answers('help sms', 'sms', 'sms nonsense', 'help nonsense', '')).toMatchInlineSnapshot(`
      "allows you to simulate an inbound SMS

      available sub-commands:
         sms send               send inbound SMS text message
      OK
      allows you to simulate an inbound SMS

      available sub-commands:
         sms send               send inbound SMS text message
      KO: missing sub-command
      allows you to simulate an inbound SMS

      available sub-commands:
         sms send               send inbound SMS text message
      KO:  bad sub-command
      KO: unknown command, try 'help'
      KO: unknown command, try 'help'"
    `);
  });

  it('brings messages', async () => {
    expect(
      await answers(
        'sms send +15551234 two  words',
        String.raw`sms send 555 a\nb\\\x41é`,
        'sms send 555',
        'sms send Bob hi',
        String.raw`sms send 555 \q`,
      ),
    ).toMatchInlineSnapshot(`
      "OK
      OK
      KO: missing argument, try 'sms send <phonenumber> <text message>'
      KO: bad phone number format, must be [+](0-9)*
      KO: badly formatted text"
    `);
    expect(phone.events).toEqual([
      { sms: { from: '+15551234', text: 'two  words' } },
      { sms: { from: '555', text: 'a\nb\\Aé' } },
    ]);
  });

  it('makes calls', async () => {
    expect(
      await answers('gsm call 5551234', 'gsm list', 'gsm accept 5551234', 'gsm list', 'gsm cancel 5551234', 'gsm list'),
    ).toMatchInlineSnapshot(`
      "OK
      inbound from 5551234    : incoming
      OK
      OK
      inbound from 5551234    : active
      OK
      OK
      OK"
    `);
    expect(await answers('gsm cancel 1', 'gsm call', 'gsm call Bob', 'gsm status')).toMatchInlineSnapshot(`
      "KO: no current call to/from number '1'
      KO: missing argument, try 'gsm call <phonenumber>'
      KO: bad phone number format, use digits, # and + only
      gsm voice state: home
      gsm data state:  home
      OK"
    `);
  });

  it('sets the strength of the signal, by profile or as the modem measures it', async () => {
    expect(
      await answers(
        'gsm signal-profile 2',
        'gsm signal 9',
        'gsm signal 31 7',
        'gsm signal 99 99',
        'gsm signal-profile 0',
      ),
    ).toBe('OK\nOK\nOK\nOK\nOK');
    expect(phone.events).toEqual([{ signal: 2 }, { signal: 3 }, { signal: 4 }, { signal: 0 }, { signal: 0 }]);
    expect(
      await answers('gsm signal 32', 'gsm signal 5 8', 'gsm signal', 'gsm signal-profile 5'),
    ).toMatchInlineSnapshot(`
        "KO: invalid RSSI - must be 0..31 or 99
        KO: invalid BER - must be 0..7 or 99
        KO: not enough arguments: see 'help gsm signal' for details
        KO: invalid signal strength - must be 0..4"
      `);
  });

  it('gives the touch screen events of its driver, by name or number', async () => {
    expect(
      await answers('event send EV_ABS:ABS_MT_SLOT:0 3:57:7 EV_ABS:53:100', 'event send EV_SYN:SYN_REPORT:0'),
    ).toBe('OK\nOK');
    expect(phone.events).toEqual([
      {
        touchEvents: [
          [3, 47, 0],
          [3, 57, 7],
          [3, 53, 100],
        ],
      },
      { touchEvents: [[0, 0, 0]] },
    ]);
    expect(
      await answers('event send EV_ABS:ABS_Z:1', 'event send', 'event types', 'event codes EV_KEY', 'event codes x'),
    ).toMatchInlineSnapshot(`
      "KO: invalid event 'EV_ABS:ABS_Z:1' in 'event send'
      KO: Usage: event send <type>:<code>:<value> ...
      event <type> can be an integer or one of the following aliases
          EV_SYN   (1 code aliases)
          EV_KEY   (1 code aliases)
          EV_ABS   (8 code aliases)
      OK
      type EV_KEY code aliases:
          BTN_TOUCH
      OK
      KO: bad argument, see 'event types'"
    `);
  });

  it('moves the phone, longitude first', async () => {
    expect(
      await answers('geo fix -122.08 37.42 5', 'geo fix 7 8', 'geo fix 7', 'geo fix 181 0', 'geo fix 0 x'),
    ).toMatchInlineSnapshot(`
      "OK
      OK
      KO: not enough arguments: see 'help geo fix' for details
      KO: invalid longitude value. Should be in [-180,+180] range
      KO: invalid latitude value. Should be in [-90,+90] range"
    `);
    expect(phone.events).toEqual([
      { fix: { longitude: -122.08, latitude: 37.42, altitude: 5 } },
      { fix: { longitude: 7, latitude: 8, altitude: 0 } },
    ]);
  });

  it('changes the battery', async () => {
    expect(
      await answers('power ac off', 'power capacity 42', 'power display', 'power capacity 101', 'power ac maybe'),
    ).toMatchInlineSnapshot(`
      "OK
      OK
      AC: offline
      status: Discharging
      health: Good
      present: true
      capacity: 42
      OK
      KO: Usage: "capacity <percentage>"
      KO: Usage: "ac on" or "ac off""
    `);
  });

  it('keeps snapshots', async () => {
    expect(
      await answers('avd snapshot list', 'avd snapshot save one', 'avd snapshot list', 'avd snapshot load two'),
    ).toMatchInlineSnapshot(`
      "There is no snapshot available.
      OK
      OK
      List of snapshots present on all disks:
      ID        TAG                 VM SIZE                DATE       VM CLOCK
      --        one                    3.0M 2023-10-15 00:00:00   00:00:00.000
      OK
      KO: no snapshot named 'two'"
    `);
  });

  it('turns the screen and types', async () => {
    expect(await answers('rotate', 'event text Hello there', 'event text é')).toBe('OK\nOK\nKO: text must be ASCII');
    expect(phone.events).toEqual(['rotate', { text: 'Hello there' }]);
  });

  it('ends the phone after having said so', async () => {
    expect(await answers('kill')).toBe('OK: killing emulator, bye bye');
    expect(phone.events).toEqual(['kill']);
  });

  it('refuses web pages and binary data', async () => {
    expect(await answers('POST / HTTP/1.1', 'kill')).toBe('KO: Forbidden HTTP request. Aborting');
    expect(await type(Uint8Array.of(0xff, 0xfe))).toMatch(/KO: Forbidden binary request. Aborting\r\n$/);
    expect(phone.events).toEqual([]);
  });
});
