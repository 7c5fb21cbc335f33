import type { AddressInfo, ListenOptions, Server, Socket } from 'node:net';

export interface Listening {
  /** Of TCP listeners. */
  readonly port: number;
  /** Stops listening and drops every connection. */
  close(): Promise<void>;
}

/**
 * Starts a server; resolves once it listens.
 *
 * @throws the system's error, e.g. with code `EADDRINUSE`
 */
export async function listen(server: Server, options: ListenOptions): Promise<Listening> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.setNoDelay(true);
    // A peer that resets the connection has left; `close` follows, which everything here listens to.
    socket.on('error', () => {});
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options, () => {
      server.off('error', reject);
      resolve();
    });
  });
  return {
    port: portOf(server.address()),
    close: () =>
      new Promise((resolve) => {
        // Its only error says that the server is closed already.
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

function portOf(address: AddressInfo | string | null): number {
  return address !== null && typeof address === 'object' ? address.port : 0;
}
