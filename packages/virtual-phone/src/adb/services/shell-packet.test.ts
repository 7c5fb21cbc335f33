import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitAnywhere } from '../testing/split-anywhere.ts';
import { encodeShellPacket, packetKind, ShellPacketParser } from './shell-packet.ts';

const anyPacket = fc.record({
  kind: fc.constantFrom(packetKind.stdin, packetKind.closeStdin, packetKind.windowSize),
  data: fc.uint8Array({ maxLength: 200 }),
});

describe('ShellPacketParser', () => {
  it('reads the same input however the bytes are cut', () => {
    const packetsAndChunks = fc.array(anyPacket, { maxLength: 6 }).chain((packets) =>
      splitAnywhere(Buffer.concat(packets.map(({ kind, data }) => encodeShellPacket(kind, data)))).map((chunks) => ({
        packets,
        chunks,
      })),
    );
    fc.assert(
      fc.property(packetsAndChunks, ({ packets, chunks }) => {
        const parser = new ShellPacketParser();
        const read = chunks.flatMap((chunk) => parser.push(chunk));
        expect(inputOf(read)).toEqual(inputOf(packets));
      }),
    );
  });

  it('passes on data before their packet is complete', () => {
    const bytes = encodeShellPacket(packetKind.stdin, Buffer.from('hello'));
    expect(new ShellPacketParser().push(bytes.subarray(0, 8))).toEqual([{ kind: 0, data: Buffer.from('hel') }]);
  });
});

/** Kinds in order with all their bytes: pieces of one kind count as one. */
function inputOf(packets: readonly { kind: number; data: Uint8Array }[]): string[] {
  const runs: string[] = [];
  let last = -1;
  for (const { kind, data } of packets) {
    if (kind !== last) runs.push(`${kind}:`);
    runs[runs.length - 1] += Buffer.from(data).toString('hex');
    last = kind;
  }
  return runs;
}
