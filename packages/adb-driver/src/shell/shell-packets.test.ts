import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeShellPacket, packetKind, shellPacketReader } from './shell-packets.ts';

const packets = fc.array(
  fc.record({ kind: fc.constantFrom(...Object.values(packetKind)), data: fc.uint8Array({ maxLength: 200 }) }),
);

test('shellPacketReader() gives back what was encoded, wherever the stream is cut', () => {
  fc.assert(
    fc.property(packets, fc.array(fc.nat({ max: 3_000 })), (sent, cuts) => {
      const stream = Buffer.concat(sent.map(({ kind, data }) => encodeShellPacket(kind, data)));
      const places = [0, ...cuts.map((cut) => Math.min(cut, stream.length)).sort((a, b) => a - b), stream.length];
      const read = shellPacketReader();
      const received = places.slice(1).flatMap((end, index) => [...read(stream.subarray(places[index], end))]);
      expect(received.map(({ kind, data }) => [kind, data.toString('hex')])).toEqual(
        sent.map(({ kind, data }) => [kind, Buffer.from(data).toString('hex')]),
      );
    }),
  );
});

test('shellPacketReader() yields nothing of a packet that is not whole', () => {
  const read = shellPacketReader();
  const packet = encodeShellPacket(packetKind.stdout, Buffer.from('abc'));
  expect([...read(packet.subarray(0, packet.length - 1))]).toEqual([]);
  expect([...read(packet.subarray(packet.length - 1))]).toEqual([{ kind: 1, data: Buffer.from('abc') }]);
});

/** A header by itself: what it announces has not come yet. */
function header(kind: number, length: number): Buffer {
  const bytes = encodeShellPacket(kind);
  bytes.writeUInt32LE(length, 1);
  return bytes;
}

const mebibytes = 1024 * 1024;

test('shellPacketReader() waits for all there may be: each kind, up to 16 MiB', () => {
  for (const kind of [...Object.values(packetKind), 5]) {
    expect([...shellPacketReader()(header(kind, 16 * mebibytes))]).toEqual([]);
  }
});

test.each([
  ['a kind there is not', 6, 3],
  ['more than 16 MiB', 1, 16 * mebibytes + 1],
])('shellPacketReader() does not wait for %s: the stream is broken', (_, kind, length) => {
  expect(() => [...shellPacketReader()(header(kind, length))]).toThrow(
    `the stream is broken: a packet of kind ${kind} with ${length} bytes`,
  );
});
