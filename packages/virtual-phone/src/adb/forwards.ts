import { createServer, type Socket } from 'node:net';
import { type AttachedDevice, hostAddress } from './attached-device.ts';
import { type Listening, listen } from './listen.ts';
import { reportBug } from './report-bug.ts';
import { findService } from './services/find-service.ts';
import { runService } from './transport.ts';

interface Route {
  device: AttachedDevice;
  remote: string;
}

interface Forward {
  readonly route: Route;
  readonly listening: Listening;
}

/** Sockets of this machine that lead to phones (`adb forward`), by the name of the local end. */
export class Forwards {
  readonly #byLocal = new Map<string, Forward>();

  has(local: string): boolean {
    return this.#byLocal.has(local);
  }

  list(): { readonly serial: string; readonly local: string; readonly remote: string }[] {
    return [...this.#byLocal].map(([local, { route }]) => ({
      serial: route.device.target.serial,
      local,
      remote: route.remote,
    }));
  }

  /**
   * Listens at `local`; when that leads to a phone already, only where it leads changes.
   *
   * @returns the TCP port, chosen for `tcp:0`; undefined when `local` names no socket
   * @throws the system's error when it cannot listen there
   */
  async add(device: AttachedDevice, local: string, remote: string): Promise<number | undefined> {
    const existing = this.#byLocal.get(local);
    if (existing !== undefined) {
      Object.assign(existing.route, { device, remote });
      return existing.listening.port;
    }
    const address = hostAddress(local);
    if (address === undefined) return undefined;
    const route: Route = { device, remote };
    const listening = await listen(
      createServer((socket) => {
        openRoute(route, socket).catch((error: unknown) => {
          socket.destroy();
          reportBug(error);
        });
      }),
      address,
    );
    this.#byLocal.set(local === 'tcp:0' ? `tcp:${listening.port}` : local, { route, listening });
    return listening.port;
  }

  /** @returns false when there is none */
  remove(local: string): boolean {
    const forward = this.#byLocal.get(local);
    if (forward === undefined) return false;
    this.#byLocal.delete(local);
    void forward.listening.close();
    return true;
  }

  /** Those that `isMeant` picks; all by default. */
  removeAll(isMeant: (device: AttachedDevice) => boolean = () => true): void {
    for (const [local, { route }] of [...this.#byLocal]) if (isMeant(route.device)) this.remove(local);
  }
}

async function openRoute({ device, remote }: Route, socket: Socket): Promise<void> {
  device.hold(socket);
  const service = await findService(device, remote);
  if (service === undefined) socket.destroy();
  else runService(service, socket);
}
