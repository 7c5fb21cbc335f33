import { type Duplex, duplexPair } from 'node:stream';

type OnConnection = (socket: Duplex) => void;

/** The sockets inside one phone, by adb's names for them: `tcp:8080`, `localabstract:scrcpy`, `local:/dev/socket/x`. */
export class PhoneSockets {
  readonly #listeners = new Map<string, OnConnection>();

  /**
   * @param spec `tcp:0` picks a free port
   * @throws an error with code `EADDRINUSE` when something listens there already
   */
  listen(spec: string, onConnection: OnConnection): { readonly spec: string; close(): void } {
    const name = spec === 'tcp:0' ? this.#freePort() : canonicalName(spec);
    if (this.#listeners.has(name)) {
      throw Object.assign(new Error(`Something listens on ${name} of the phone already`), { code: 'EADDRINUSE' });
    }
    this.#listeners.set(name, onConnection);
    return {
      spec: name,
      close: () => {
        if (this.#listeners.get(name) === onConnection) this.#listeners.delete(name);
      },
    };
  }

  /** What listens, in the order in which it began to. */
  get names(): readonly string[] {
    return [...this.#listeners.keys()];
  }

  /** @returns undefined when nothing listens there */
  connect(spec: string): Duplex | undefined {
    const onConnection = this.#listeners.get(canonicalName(spec));
    if (onConnection === undefined) return undefined;
    const [near, far] = duplexPair();
    closeTogether(near, far);
    closeTogether(far, near);
    onConnection(far);
    return near;
  }

  #freePort(): string {
    // The range from which Linux takes ports for sockets that do not ask for one.
    for (let port = 32_768; port < 61_000; port += 1) {
      if (!this.#listeners.has(`tcp:${port}`)) return `tcp:${port}`;
    }
    throw Object.assign(new Error('Every port of the phone is taken'), { code: 'EADDRINUSE' });
  }
}

/** Dropping one end drops the other; ending it lets what was sent arrive. */
function closeTogether(one: Duplex, other: Duplex): void {
  one.once('close', () => {
    if (!one.writableFinished) other.destroy();
  });
}

function canonicalName(spec: string): string {
  return spec.replace(/^tcp:(?:localhost|127\.0\.0\.1):/, 'tcp:').replace(/^(?:local|localfilesystem):/, 'local:');
}
