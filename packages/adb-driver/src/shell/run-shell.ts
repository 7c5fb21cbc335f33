import { once } from 'node:events';
import type { Duplex } from 'node:stream';
import { AndroidWorldError } from '@androidworld/core';
import type { Saw, ShellResult } from '@androidworld/core/driver';
import type { AdbServer } from '../transport/transport.ts';
import { transportLost } from '../transport/transport-errors.ts';
import { encodeShellPacket, packetKind, shellPacketReader } from './shell-packets.ts';

export interface ShellRun {
  readonly server: AdbServer;
  readonly serial: string;
  readonly script: string;
  readonly stdin?: string | Uint8Array | undefined;
  /** Whether adbd speaks the shell protocol with packets and exit codes (Android 7 and newer). */
  readonly shellV2: boolean;
  readonly signal: AbortSignal;
  /** Told what the script has written so far. */
  readonly saw?: Saw;
}

/**
 * Runs a script in the device's shell. Devices without the shell protocol give stdout and stderr as one text.
 *
 * @throws AW_TRANSPORT when the stream ends without an exit code; `details.begun` says whether the script may have run
 */
export function runShell(run: ShellRun): Promise<ShellResult> {
  return run.shellV2 ? runWithPackets(run) : runWithTrailer(run);
}

async function runWithPackets({ server, serial, script, stdin, signal, saw }: ShellRun): Promise<ShellResult> {
  const stream = await server.open(serial, `shell,v2,raw:${script}`, signal);
  const stdout: Buffer[] = [];
  const stderr: Buffer[] = [];
  // A script that ends without reading its input breaks this write; the reader below sees its exit code or the loss.
  writeInput(stream, stdin, signal).catch(() => {});
  const read = shellPacketReader();
  try {
    // Left at the exit code, it would be ended by an error that is made for it, with its stack: at every command.
    for await (const piece of stream.iterator({ destroyOnReturn: false })) {
      for (const { kind, data } of read(piece)) {
        if (kind === packetKind.stdout) stdout.push(data);
        if (kind === packetKind.stderr) stderr.push(data);
        saw?.(() => data.toString('utf8'));
        if (kind === packetKind.exit) return { exitCode: data[0] ?? 255, stdout: text(stdout), stderr: text(stderr) };
      }
    }
  } catch (cause) {
    throw transportLost(script, true, cause);
  } finally {
    stream.destroy();
  }
  throw transportLost(script, true, new Error('the stream ended before the exit code'));
}

const inputPiece = 64 * 1024;

async function writeInput(stream: Duplex, stdin: string | Uint8Array = '', signal: AbortSignal): Promise<void> {
  const input = typeof stdin === 'string' ? Buffer.from(stdin, 'utf8') : stdin;
  for (let at = 0; at < input.length; at += inputPiece) {
    const packet = encodeShellPacket(packetKind.stdin, input.subarray(at, at + inputPiece));
    if (!stream.write(packet)) await once(stream, 'drain', { signal });
  }
  stream.write(encodeShellPacket(packetKind.closeStdin));
}

const exitMark = 'androidworld-exit:';

/** `exec:`, not `shell:`: before the shell protocol the latter ran on a terminal, which turns `\n` into `\r\n`. */
async function runWithTrailer({ server, serial, script, stdin, signal }: ShellRun): Promise<ShellResult> {
  if (stdin !== undefined) {
    const text = `Device ${serial} is older than Android 7 and takes no input for a shell command. Write it to a file first`;
    throw new AndroidWorldError('AW_UNSUPPORTED', text, { details: { serial } });
  }
  const output = (await runRaw({ server, serial, script: `(${script}\n)\necho "${exitMark}$?"`, signal })).toString(
    'utf8',
  );
  const trailer = /androidworld-exit:(\d+)\r?\n$/.exec(output);
  if (!trailer) throw transportLost(script, true, new Error('the stream ended before the exit code'));
  return { exitCode: Number(trailer[1]), stdout: output.slice(0, trailer.index), stderr: '' };
}

/** What a command writes, byte by byte; stdout and stderr are one, and there is no exit code. */
export async function runRaw(run: Pick<ShellRun, 'server' | 'serial' | 'script' | 'signal'>): Promise<Buffer> {
  const { server, serial, script, signal } = run;
  const stream = await server.open(serial, `exec:${script}`, signal);
  const pieces: Buffer[] = [];
  try {
    for await (const piece of stream) pieces.push(piece);
  } catch (cause) {
    throw transportLost(script, true, cause);
  } finally {
    stream.destroy();
  }
  return whole(pieces);
}

function text(pieces: readonly Buffer[]): string {
  return whole(pieces).toString('utf8');
}

/** A picture often comes in one piece, which nobody has to copy. */
function whole(pieces: readonly Buffer[]): Buffer {
  const [only] = pieces;
  return only !== undefined && pieces.length === 1 ? only : Buffer.concat(pieces);
}
