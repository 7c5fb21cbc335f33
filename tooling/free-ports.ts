import { createServer } from 'node:net';

/**
 * Below the ports that operating systems hand out by themselves (from 32768 on Linux, 49152 elsewhere) and above those
 * that are known: what a test is told is free stays free until it listens there. A port that the system gave once
 * may be given to any other process a moment later, and adb waits without end for a server that is not one.
 */
const first = 10_000;
const last = 31_999;

/** Of each process: another place to begin, so that tests beside each other do not ask for the same. */
let next = first + ((process.pid * 64) % (last - first));

/** A TCP port of this computer's loopback where nothing listens. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = step(1);
    if (await isFree(port)) return port;
  }
}

/** An even port whose follower is free as well, as an emulator needs. */
export async function freePortPair(): Promise<number> {
  for (;;) {
    const port = step(2);
    if ((await isFree(port)) && (await isFree(port + 1))) return port;
  }
}

/** The next port that is a multiple of `of`. */
function step(of: 1 | 2): number {
  const port = Math.ceil(next / of) * of;
  next = port + of > last ? first : port + of;
  return port;
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(port, '127.0.0.1', resolve);
    });
  } catch {
    return false;
  }
  await new Promise((resolve) => server.close(resolve));
  return true;
}
