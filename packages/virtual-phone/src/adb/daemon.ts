import { createServer } from 'node:net';
import type { AdbTarget } from './adb-target.ts';
import { AdbdConnection } from './adbd-connection.ts';
import { type Listening, listen } from './listen.ts';

/**
 * Serves a phone as adbd does: the adb transport protocol on a TCP port of this machine (loopback only).
 *
 * @param options.port 0 picks a free one
 * @throws the system's error when it cannot listen there, e.g. with code `EADDRINUSE`
 * @see AOSP `packages/modules/adb/protocol.txt`
 */
export async function serveAdbd(target: AdbTarget, options: { port: number }): Promise<Listening> {
  const connections = new Set<AdbdConnection>();
  let restarts = 0;

  const restart = (until?: Promise<void>) => {
    for (const connection of connections) connection.drop();
    if (until === undefined) return;
    restarts += 1;
    const done = () => {
      restarts -= 1;
    };
    // A phone that failed to boot is told of where it was asked to.
    until.then(done, done);
  };

  const server = createServer((socket) => {
    if (restarts > 0) {
      socket.destroy();
      return;
    }
    const connection = new AdbdConnection(socket, target, restart);
    connections.add(connection);
    socket.once('close', () => connections.delete(connection));
  });
  const listening = await listen(server, { port: options.port, host: '127.0.0.1' });
  const unfollow = target.followRestarts?.(restart);
  return {
    ...listening,
    close() {
      unfollow?.();
      return listening.close();
    },
  };
}
