import { connect as connectSocket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { AdbTarget } from './adb-target.ts';
import { Reverses } from './reverses.ts';
import type { Transport } from './transport.ts';

/** A phone as the in-process server has it: under a transport id that is its own until it goes offline. */
export class AttachedDevice implements Transport {
  readonly id: number;
  readonly target: AdbTarget;
  readonly reverses: Reverses;
  readonly restart: (until?: Promise<void>) => void;
  readonly #streams = new Set<Duplex>();

  constructor(id: number, target: AdbTarget, restart: (until?: Promise<void>) => void) {
    this.id = id;
    this.target = target;
    this.restart = restart;
    this.reverses = new Reverses(target, (spec) => this.connectHost(spec));
  }

  /** Ends the stream when the device goes offline. */
  hold(stream: Duplex): void {
    this.#streams.add(stream);
    stream.once('close', () => this.#streams.delete(stream));
  }

  goOffline(): void {
    this.reverses.clear();
    for (const stream of this.#streams) stream.destroy();
  }

  async connectHost(spec: string): Promise<Duplex | undefined> {
    const address = hostAddress(spec);
    if (address === undefined) return undefined;
    return new Promise((resolve) => {
      const socket = connectSocket(address);
      socket.once('connect', () => resolve(socket));
      // Nothing listens there: told by the answer. Later errors are followed by `close`.
      socket.on('error', () => resolve(undefined));
      this.hold(socket);
    });
  }
}

/** Where a socket of this machine is that adb names `tcp:8080`, `local:/tmp/x`, `localabstract:x`. */
export function hostAddress(spec: string): { host: string; port: number } | { path: string } | undefined {
  const tcp = /^tcp:(?:(.+):)?(\d+)$/.exec(spec);
  if (tcp !== null) return { host: tcp[1] ?? '127.0.0.1', port: Number(tcp[2]) };
  const local = /^(local|localfilesystem|localabstract):(.+)$/s.exec(spec);
  if (local === null) return undefined;
  // Linux's abstract sockets have names that begin with a NUL.
  return { path: `${local[1] === 'localabstract' ? '\0' : ''}${local[2]}` };
}
