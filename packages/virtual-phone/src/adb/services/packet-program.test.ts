import { expect, it } from 'vitest';
import type { PhoneProgram } from '../adb-target.ts';
import { socketPair } from '../socket-pair.ts';
import { packetProgram } from './packet-program.ts';
import { encodeShellPacket, packetKind } from './shell-packet.ts';

it('a client tells how large its window is, each time it changes', async () => {
  const sizes: string[] = [];
  const [client, phone] = socketPair();
  let end: (status: number) => void = () => {};
  const program: PhoneProgram = {
    write() {},
    end() {},
    kill() {},
    cutOff() {},
    resize: (rows, columns) => void sizes.push(`${rows}x${columns}`),
    exited: new Promise((resolve) => {
      end = resolve;
    }),
  };
  const served = packetProgram(() => program, { pty: true })(phone);
  for (const text of ['50x132,0x0', '0x0,0x0', 'nonsense', '24x80,640x480']) {
    client.write(encodeShellPacket(packetKind.windowSize, Buffer.from(text)));
  }
  await new Promise((resolve) => setImmediate(resolve));
  client.resume();
  end(0);
  await served;
  expect(sizes).toEqual(['50x132', '24x80']);
});
