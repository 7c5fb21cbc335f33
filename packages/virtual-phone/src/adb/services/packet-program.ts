import type { PhoneProgram } from '../adb-target.ts';
import type { Service } from '../transport.ts';
import { writeTo } from '../write-to.ts';
import { type ProgramOutput, runProgram } from './run-program.ts';
import { encodeShellPacket, packetKind, ShellPacketParser } from './shell-packet.ts';

/** Clients read a packet into a buffer of their own; adbd never sends more than it reads from a pipe at once. */
const maxPacketData = 64 * 1024;

/** A program whose input, output, errors and exit status travel in packets of the shell protocol. */
export function packetProgram(
  start: (output: ProgramOutput) => PhoneProgram,
  options: { readonly pty: boolean } = { pty: false },
): Service {
  return async (stream) => {
    const send = (kind: number) => async (data: Uint8Array) => {
      for (let at = 0; at < data.length; at += maxPacketData) {
        await writeTo(stream, encodeShellPacket(kind, data.subarray(at, at + maxPacketData)));
      }
    };
    const parser = new ShellPacketParser();
    const program = start({ onStdout: send(packetKind.stdout), onStderr: send(packetKind.stderr) });
    const status = await runProgram(stream, program, {
      onInput(chunk) {
        for (const { kind, data } of parser.push(chunk)) {
          if (kind === packetKind.stdin) program.write(data);
          // The end of a terminal's input is a character (^D).
          else if (kind === packetKind.closeStdin && !options.pty) program.end();
          else if (kind === packetKind.windowSize) resize(program, data);
        }
      },
      onLeave: () => program.kill(),
    });
    stream.end(encodeShellPacket(packetKind.exit, Uint8Array.of(status)));
  };
}

/** `24x80,0x0`: rows and columns, then pixels. A client that sends half of it is told nothing. */
function resize(program: PhoneProgram, data: Buffer): void {
  const [, rows, columns] = /^(\d{1,4})x(\d{1,4}),/.exec(data.toString('latin1')) ?? [];
  if (Number(rows) > 0 && Number(columns) > 0) program.resize?.(Number(rows), Number(columns));
}
