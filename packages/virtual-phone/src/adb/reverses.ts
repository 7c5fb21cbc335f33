import type { Duplex } from 'node:stream';
import type { AdbTarget } from './adb-target.ts';
import { joinStreams } from './join-streams.ts';

interface Reverse {
  host: string;
  close(): void;
}

/** The listeners on a phone that lead to one host (`adb reverse`). */
export class Reverses {
  readonly #target: AdbTarget;
  readonly #connectHost: (spec: string) => Promise<Duplex | undefined>;
  readonly #byDevice = new Map<string, Reverse>();

  constructor(target: AdbTarget, connectHost: (spec: string) => Promise<Duplex | undefined>) {
    this.#target = target;
    this.#connectHost = connectHost;
  }

  has(device: string): boolean {
    return this.#byDevice.has(device);
  }

  /**
   * Listens on the phone; when this host listens there already, only where it leads changes.
   *
   * @returns the phone's end, with the port chosen for `tcp:0`
   * @throws an error with code `EADDRINUSE`, or `EOPNOTSUPP` when the phone cannot listen
   */
  add(device: string, host: string): string {
    const existing = this.#byDevice.get(device);
    if (existing !== undefined) {
      existing.host = host;
      return device;
    }
    if (this.#target.listen === undefined) {
      throw Object.assign(new Error('This phone cannot listen'), { code: 'EOPNOTSUPP' });
    }
    const reverse: Reverse = { host, close: () => {} };
    const listener = this.#target.listen(device, (socket) => void this.#accept(socket, reverse.host));
    reverse.close = () => listener.close();
    this.#byDevice.set(listener.spec, reverse);
    return listener.spec;
  }

  /** @returns false when there is none */
  remove(device: string): boolean {
    this.#byDevice.get(device)?.close();
    return this.#byDevice.delete(device);
  }

  clear(): void {
    for (const device of [...this.#byDevice.keys()]) this.remove(device);
  }

  list(): { readonly device: string; readonly host: string }[] {
    return [...this.#byDevice].map(([device, { host }]) => ({ device, host }));
  }

  async #accept(socket: Duplex, host: string): Promise<void> {
    const hostSocket = await this.#connectHost(host);
    if (hostSocket === undefined) socket.destroy();
    else joinStreams(socket, hostSocket);
  }
}
