import type { Duplex } from 'node:stream';
import type { AdbTarget } from './adb-target.ts';
import { reportBug } from './report-bug.ts';
import type { Reverses } from './reverses.ts';

/** A host's connection to one phone: by adbd's TCP port, or made up by the in-process server. */
export interface Transport {
  readonly target: AdbTarget;
  /** Ports of the phone that lead to this host. */
  readonly reverses: Reverses;
  /** Connects to something on the host, for `adb reverse`; undefined when nothing listens there. */
  connectHost(spec: string): Promise<Duplex | undefined>;
  /** adbd ends: all streams end, and hosts have to connect again, which they can once `until` is fulfilled. */
  restart(until?: Promise<void>): void;
}

/**
 * Serves one stream. The stream's `end` and `close` both mean that the client left: adb knows no half-closed streams.
 * What it throws ends the stream.
 */
export type Service = (stream: Duplex) => void | Promise<void>;

/** What stands before the first colon, cut at commas, and what stands behind it. */
interface ServiceRequest {
  /** `shell` of `shell,v2,TERM=xterm,raw:ls` */
  readonly key: string;
  /** `['v2', 'TERM=xterm', 'raw']` */
  readonly flags: readonly string[];
  /** `ls` */
  readonly argument: string;
}

/** @returns undefined to refuse the stream */
export type OpenService = (
  transport: Transport,
  request: ServiceRequest,
) => Service | undefined | Promise<Service | undefined>;

/** Lets a service serve a stream; its failure ends the stream and is told to the process, since it is a bug. */
export function runService(service: Service, stream: Duplex): void {
  Promise.resolve()
    .then(() => service(stream))
    .catch((error: unknown) => {
      stream.destroy();
      reportBug(error);
    });
}
