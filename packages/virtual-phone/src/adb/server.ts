import { createServer } from 'node:net';
import type { Duplex } from 'node:stream';
import type { AdbTarget } from './adb-target.ts';
import { DeviceList } from './device-list.ts';
import { Forwards } from './forwards.ts';
import type { AdbServerState } from './host-commands.ts';
import { listen } from './listen.ts';
import { reportBug } from './report-bug.ts';
import { serveSmartSocket } from './smart-socket.ts';
import { socketPair } from './socket-pair.ts';

/** An adb server of this process. */
export interface AdbServer {
  /** What clients are given: `adb -P PORT`. */
  readonly port: number;
  /** A connection as one to the port is, without the network: for clients of this process. */
  connect(): Duplex;
  /** Adds a phone to the list, in place of one with the same serial. */
  attach(target: AdbTarget): void;
  /** Takes a phone off the list and ends its connections; of no effect for others. */
  detach(serial: string): void;
  /** Detaches all phones, ends all connections and closes the port. */
  close(): Promise<void>;
}

/**
 * An adb server in this process, for phones in this process: no adb program is needed. Speaks the protocol of adb's
 * clients (version 41) on loopback.
 *
 * @param options.port 0, the default, picks a free one
 * @throws the system's error when it cannot listen there, e.g. with code `EADDRINUSE`
 * @see AOSP `packages/modules/adb/SERVICES.TXT`
 */
export async function serveAdb(
  targets: readonly AdbTarget[] = [],
  options: { port?: number } = {},
): Promise<AdbServer> {
  const devices = new DeviceList();
  const forwards = new Forwards();
  devices.follow(() => {
    const present = new Set(devices.all());
    forwards.removeAll((device) => !present.has(device));
  });
  for (const target of targets) devices.attach(target);

  const state: AdbServerState = { devices, forwards, shutDown: () => void close() };
  const serve = (socket: Duplex) => {
    serveSmartSocket(socket, state).catch((error: unknown) => {
      socket.destroy();
      reportBug(error);
    });
  };
  const server = createServer(serve);
  const here = new Set<Duplex>();
  const listening = await listen(server, { port: options.port ?? 0, host: '127.0.0.1' });

  const close = async () => {
    for (const { target } of devices.all()) devices.detach(target.serial);
    for (const socket of here) socket.destroy();
    await listening.close();
  };
  return {
    port: listening.port,
    connect() {
      const [client, socket] = socketPair();
      here.add(socket);
      socket.once('close', () => here.delete(socket));
      serve(socket);
      return client;
    },
    attach: (target) => devices.attach(target),
    detach: (serial) => devices.detach(serial),
    close,
  };
}
