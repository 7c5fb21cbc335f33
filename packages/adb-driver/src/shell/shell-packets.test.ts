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
