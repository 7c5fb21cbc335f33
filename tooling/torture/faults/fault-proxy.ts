import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Random } from '../../../packages/core/src/index.ts';

/** What may become of bytes on their way: the connection breaks, they come late, as noise, or one side falls silent. */
export const transportFaults = ['cut', 'delay', 'garble', 'half-close'] as const;
type TransportFault = (typeof transportFaults)[number];

export interface FaultProxy extends AsyncDisposable {
  readonly port: number;
  /**
   * Strikes a connection that carries bytes: the next piece that flows towards the client, after up to 64 KiB.
   *
   * @returns when it has struck; false when nothing flowed within 5 s
   */
  strike(fault: TransportFault, random: Random): Promise<boolean>;
}

const silenceMs = 5_000;
/** Longer than a frame, shorter than any deadline of a call. */
const delayMs = 3_000;

/** A proxy on loopback before a TCP server on loopback. */
export async function openFaultProxy(targetPort: number): Promise<FaultProxy> {
  const sockets = new Set<Socket>();
  let armed: Strike | undefined;
  const server = createServer({ allowHalfOpen: true }, (client) => {
    const upstream = connect({ host: '127.0.0.1', port: targetPort, allowHalfOpen: true });
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.once('close', () => sockets.delete(socket));
    }
    // A side that breaks takes the other with it, as a router would.
    client.on('error', () => upstream.destroy()).once('close', () => upstream.destroy());
    upstream.on('error', () => client.destroy()).once('close', () => client.end());
    client.pipe(upstream);
    upstream.on('end', () => client.end());
    upstream.on('data', (bytes: Buffer) => {
      const strike = armed;
      if (strike === undefined || !strike.isDue(bytes.length)) return void client.write(bytes);
      armed = undefined;
      hit(strike.fault, bytes, { client, upstream, random: strike.random });
      strike.done();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    strike: (fault, random) =>
      new Promise<boolean>((resolve) => {
        let bytesLeft = random.integer(0, 65_536);
        const over = (struck: boolean) => {
          clearTimeout(timer);
          armed = undefined;
          resolve(struck);
        };
        const timer = setTimeout(() => over(false), silenceMs);
        const isDue = (bytes: number) => {
          bytesLeft -= bytes;
          return bytesLeft <= 0;
        };
        armed = { fault, random, isDue, done: () => over(true) };
      }),
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Strike {
  readonly fault: TransportFault;
  readonly random: Random;
  isDue(bytes: number): boolean;
  done(): void;
}

function hit(
  fault: TransportFault,
  bytes: Buffer,
  { client, upstream, random }: { client: Socket; upstream: Socket; random: Random },
): void {
  const at = random.integer(0, bytes.length - 1);
  if (fault === 'cut') {
    client.write(bytes.subarray(0, at), () => client.destroy());
    upstream.destroy();
  } else if (fault === 'half-close') {
    // The client is told that no more comes, while the other side goes on sending into nothing.
    client.end(bytes.subarray(0, at));
    upstream.removeAllListeners('data').resume();
  } else if (fault === 'garble') {
    client.write(garbled(bytes, at, random));
  } else {
    upstream.pause();
    setTimeout(() => {
      client.write(bytes);
      upstream.resume();
    }, delayMs);
  }
}

/** Noise, as of a broken memory or cable: a burst of random bytes. */
function garbled(bytes: Buffer, at: number, random: Random): Buffer {
  const noise = Buffer.from(bytes);
  const end = Math.min(bytes.length, at + 64);
  for (let place = at; place < end; place += 1) noise[place] = random.integer(0, 255);
  return noise;
}
