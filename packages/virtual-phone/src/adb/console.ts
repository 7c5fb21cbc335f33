import { createServer, type Socket } from 'node:net';
import { isSameSecret } from '../same-secret.ts';
import type { ConsoleTarget } from './adb-target.ts';
import { type ConsoleAnswer, splitWord } from './console/command.ts';
import { runCommand } from './console/run-command.ts';
import { defaultTokenPath, readConsoleToken } from './console-token.ts';
import { type Listening, listen } from './listen.ts';
import { reportBug } from './report-bug.ts';

export interface ConsoleOptions {
  /** 0 picks a free one. */
  readonly port: number;
  /** Made when it is missing; an empty file means that no token is asked for. Default: the emulator's, in the home folder. */
  readonly tokenPath?: string;
}

/**
 * Serves the emulator console of a phone on a TCP port of this machine (loopback only).
 *
 * @throws the system's error when it cannot listen there, or cannot read or make the token's file
 */
export async function serveConsole(phone: ConsoleTarget, options: ConsoleOptions): Promise<Listening> {
  const tokenPath = options.tokenPath ?? defaultTokenPath();
  // Read once, so that a broken file is told at the start.
  await readConsoleToken(tokenPath);
  const server = createServer((socket) => {
    new ConsoleSession(socket, phone, tokenPath).start().catch((error: unknown) => {
      // A client that resets the connection has left; that is no bug.
      if (!socket.destroyed) reportBug(error);
      socket.destroy();
    });
  });
  return listen(server, { port: options.port, host: '127.0.0.1' });
}

const prompt = "Android Console: type 'help' for a list of commands";

/** A line that begins as a browser's request does: a page must not be able to use the console. */
const httpRequest = /^(?:GET|HEAD|POST|PUT|DELETE|CONNECT|OPTIONS|TRACE|PATCH) /;

/** No command is this long; more is no console client. */
const maxLineLength = 64 * 1024;

class ConsoleSession {
  readonly #socket: Socket;
  readonly #phone: ConsoleTarget;
  readonly #tokenPath: string;
  #token = '';
  #authorized = false;

  constructor(socket: Socket, phone: ConsoleTarget, tokenPath: string) {
    this.#socket = socket;
    this.#phone = phone;
    this.#tokenPath = tokenPath;
  }

  async start(): Promise<void> {
    this.#token = await readConsoleToken(this.#tokenPath);
    this.#authorized = this.#token === '';
    this.#greet();
    for await (const line of linesOf(this.#socket)) {
      if (line === undefined) {
        this.#finish(['KO: Forbidden binary request. Aborting']);
        return;
      }
      if (httpRequest.test(line)) {
        this.#finish(['KO: Forbidden HTTP request. Aborting']);
        return;
      }
      const answer = await this.#answer(line);
      if ('farewell' in answer) {
        this.#finish(answer.farewell);
        answer.after?.();
        return;
      }
      this.#say([...(answer.lines ?? []), 'refusal' in answer ? `KO: ${answer.refusal}` : 'OK']);
    }
    this.#socket.end();
  }

  #greet(): void {
    if (this.#authorized) {
      this.#say([prompt, 'OK']);
      return;
    }
    this.#say([
      'Android Console: Authentication required',
      "Android Console: type 'auth <auth_token>' to authenticate",
      'Android Console: you can find your <auth_token> in ',
      `'${this.#tokenPath}'`,
      'OK',
    ]);
  }

  async #answer(line: string): Promise<ConsoleAnswer> {
    const [word, token] = splitWord(line);
    if (word !== 'auth') return runCommand(this.#phone, line, { authorized: this.#authorized });
    if (token === '') return { refusal: 'missing authentication token' };
    if (!isSameSecret(token, this.#token)) {
      return { refusal: 'authentication token does not match ~/.emulator_console_auth_token' };
    }
    this.#authorized = true;
    return { lines: [prompt] };
  }

  #say(lines: readonly string[]): void {
    if (this.#socket.writable) this.#socket.write(lines.map((line) => `${line}\r\n`).join(''));
  }

  #finish(lines: readonly string[]): void {
    this.#say(lines);
    this.#socket.end();
    // The rest of what was sent is read and dropped, so that the answer is not lost to a reset.
    this.#socket.resume();
  }
}

/** Lines without their end, as they arrive; undefined for one that is not UTF-8 or too long. */
async function* linesOf(socket: Socket): AsyncGenerator<string | undefined> {
  let buffered = Buffer.alloc(0);
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    buffered = Buffer.concat([buffered, chunk]);
    for (let end = buffered.indexOf('\n'); end >= 0; end = buffered.indexOf('\n')) {
      yield decode(buffered.subarray(0, end));
      buffered = buffered.subarray(end + 1);
    }
    if (buffered.length > maxLineLength) yield undefined;
  }
}

function decode(line: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(line).replaceAll('\r', '');
  } catch {
    // The decoder's only error: these bytes are no UTF-8.
    return undefined;
  }
}
