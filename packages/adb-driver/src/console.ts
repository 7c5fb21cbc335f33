import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { AndroidWorldError, type CallOptions } from '@androidworld/core';
import type { EmulatorConsole } from '@androidworld/core/driver';
import { withDeadline } from '@androidworld/core/driver';
import { shorten } from '@androidworld/core/internals';

/** Where an emulator's console listens, and the token that lets in. */
export interface ConsoleAddress {
  /** Default `127.0.0.1`. */
  readonly host?: string;
  /** The number in `emulator-5554`. */
  readonly port: number;
  /** Default: what `~/.emulator_console_auth_token` holds, read when the console asks for it. */
  readonly token?: string;
}

const consoleTimeoutMs = 10_000;
const tokenFile = '.emulator_console_auth_token';

/**
 * Events from outside through an emulator's console, one short conversation each.
 *
 * @throws AW_COMMAND_FAILED with the console's own words when it refuses, AW_DEVICE_STATE when it cannot be reached or entered
 * @see https://developer.android.com/studio/run/emulator-console
 */
export function emulatorConsole(address: ConsoleAddress): EmulatorConsole {
  const send = (command: string, options?: CallOptions) => converse(address, command, options);
  return {
    async sendSms(from, text, options) {
      await send(`sms send ${phoneNumber(from)} ${escapeSms(text)}`, options);
    },
    async call(from, options) {
      await send(`gsm call ${phoneNumber(from)}`, options);
    },
    async endCall(from, options) {
      await send(`gsm cancel ${phoneNumber(from)}`, options);
    },
    async setLocation({ latitude, longitude }, options) {
      await send(`geo fix ${longitude} ${latitude}`, options);
    },
  };
}

async function converse(address: ConsoleAddress, command: string, options: CallOptions = {}): Promise<void> {
  const { host = '127.0.0.1', port } = address;
  const what = `"${shorten(command)}" to the emulator console at ${host}:${port}`;
  await withDeadline({ timeoutMs: consoleTimeoutMs, leaveMs: 0, ...options, what }, async (signal) => {
    const socket = await dial({ host, port }, signal);
    const cut = () => socket.destroy();
    signal.addEventListener('abort', cut, { once: true });
    const answers = readAnswers(socket);
    try {
      const greeting = await nextAnswer(answers, 'the greeting');
      if (greeting.includes('Authentication required')) {
        socket.write(`auth ${await findToken(address, greeting)}\n`);
        await nextAnswer(answers, 'auth');
      }
      socket.write(`${command}\n`);
      await nextAnswer(answers, command);
    } finally {
      signal.removeEventListener('abort', cut);
      socket.destroy();
    }
  });
}

async function dial(place: { host: string; port: number }, signal: AbortSignal): Promise<Socket> {
  const socket = connect(place);
  try {
    await once(socket, 'connect', { signal });
    return socket;
  } catch (cause) {
    socket.destroy();
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new AndroidWorldError(
      'AW_DEVICE_STATE',
      `The emulator console at ${place.host}:${place.port} cannot be reached: ${reason}. It listens on the emulator's own machine only`,
      { details: place, cause },
    );
  }
}

/** Answers end in a line `OK` or `KO: why`. */
async function* readAnswers(socket: Socket): AsyncGenerator<{ ok: boolean; text: string }> {
  let held = '';
  for await (const piece of socket.setEncoding('utf8')) {
    held += piece;
    for (;;) {
      const end = /^(OK|KO: ?(.*?))\r?\n/m.exec(held);
      if (!end) break;
      const before = held.slice(0, end.index);
      held = held.slice(end.index + end[0].length);
      yield end[1] === 'OK' ? { ok: true, text: before } : { ok: false, text: end[2] ?? '' };
    }
  }
}

async function nextAnswer(answers: AsyncGenerator<{ ok: boolean; text: string }>, command: string): Promise<string> {
  const { value, done } = await answers.next();
  if (done) throw refused(command, 'the console closed the connection');
  if (!value.ok) throw refused(command, value.text);
  return value.text;
}

function refused(command: string, reason: string): AndroidWorldError {
  const shown = shorten(command);
  return new AndroidWorldError('AW_COMMAND_FAILED', `The emulator console refused "${shown}": ${reason}`, {
    details: { command: shown, answer: reason },
  });
}

async function findToken({ token }: ConsoleAddress, greeting: string): Promise<string> {
  if (token !== undefined) return token;
  const path = /'(.+?)'/.exec(greeting)?.[1] ?? join(homedir(), tokenFile);
  // The path in the greeting is one of the emulator's machine; only the file in our own home folder is ours to read.
  const own = join(homedir(), tokenFile);
  try {
    return (await readFile(own, 'utf8')).trim();
  } catch (cause) {
    throw new AndroidWorldError(
      'AW_DEVICE_STATE',
      `The emulator console wants a token, and ${own} cannot be read. On the emulator's machine it is in ${path}: copy it, or give it as "token"`,
      { details: { path: own }, cause },
    );
  }
}

/** The console takes `[+](0-9)*`: blanks, brackets and dashes go. */
function phoneNumber(number: string): string {
  const digits = number.replace(/[^\d+]/g, '');
  if (/^\+?\d+$/.test(digits)) return digits;
  throw new AndroidWorldError(
    'AW_COMMAND_FAILED',
    `"${number}" is no phone number: expected digits, with a + in front or none`,
    {
      details: { number },
    },
  );
}

/** One line of the console: line ends and other control characters are escaped, and so is the backslash. */
function escapeSms(text: string): string {
  return text
    .replaceAll('\\', String.raw`\\`)
    .replace(/\r\n?|\n/g, String.raw`\n`)
    .replace(/\p{Cc}/gu, (character) => `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`);
}
