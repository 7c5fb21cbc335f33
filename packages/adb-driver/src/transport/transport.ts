import { once } from 'node:events';
import { connect as connectSocket, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { AndroidWorldError, type CallOptions, isAndroidWorldError } from '@androidworld/core';
import { withDeadline } from '@androidworld/core/driver';
import { adbServerPort } from './adb-server-port.ts';
import { startLocalServer, takeStarted } from './local-server.ts';
import { readExactly } from './read-exactly.ts';
import { refusedByServer, serverUnreachable, transportLost } from './transport-errors.ts';

/** Where an adb server listens. */
export interface AdbServerAddress {
  /** Default `127.0.0.1`. */
  readonly host?: string | undefined;
  /** Default: as ANDROID_ADB_SERVER_PORT says, else 5037. */
  readonly port?: number | undefined;
  /** The adb program that may start a server on this machine; looked for when absent. */
  readonly adbPath?: string | undefined;
}

/** An adb server of this process: a connection to it needs no network. */
export interface AdbServerHere extends AdbServerAddress {
  readonly connect?: (() => Duplex) | undefined;
}

export interface ListedDevice {
  readonly serial: string;
  readonly state: string;
  readonly model?: string;
}

/** An adb server, and through it the services of its devices. Every call ends by time or signal. */
export interface AdbServer {
  readonly host: string;
  readonly port: number;
  version(options?: CallOptions): Promise<number>;
  devices(options?: CallOptions): Promise<readonly ListedDevice[]>;
  /** adbd's features, e.g. `shell_v2`. */
  features(serial: string, options?: CallOptions): Promise<ReadonlySet<string>>;
  /** Resolves when the device is in state `device`. */
  waitForDevice(serial: string, options?: CallOptions): Promise<void>;
  /**
   * Opens a device service (`shell,v2,raw:…`, `exec:…`, `sync:`) and hands over its raw stream. Aborting `signal`
   * destroys the stream at any time.
   *
   * @throws AW_ADB_SERVER_UNREACHABLE, AW_DEVICE_NOT_FOUND, AW_DEVICE_STATE, or AW_TRANSPORT, whose `details.begun` says whether the
   * device may have begun
   */
  open(serial: string, service: string, signal: AbortSignal): Promise<Duplex>;
  /** Ends the server if this process has started it. */
  close(): Promise<void>;
}

const requestTimeoutMs = 10_000;
const longestService = 0xffff;

/**
 * Speaks to an adb server; a local one is started when none answers. Nothing is connected before the first call.
 *
 * @see AOSP `packages/modules/adb/OVERVIEW.TXT` and `SERVICES.TXT`
 */
export function adbServer(address: AdbServerHere = {}): AdbServer {
  const { host = '127.0.0.1', port = adbServerPort(), adbPath, connect: connectHere } = address;
  const place = { host, port };

  async function connectByNetwork(signal: AbortSignal): Promise<Socket> {
    try {
      return await connected(place, signal);
    } catch (refused) {
      signal.throwIfAborted();
      try {
        if (isRefused(refused) && (await startLocalServer({ ...place, adbPath })))
          return await connected(place, signal);
      } catch (cause) {
        throw serverUnreachable(place, cause);
      }
      throw serverUnreachable(place, refused);
    }
  }

  async function connect(signal: AbortSignal) {
    const socket = connectHere?.() ?? (await connectByNetwork(signal));
    if (signal.aborted) {
      socket.destroy();
      throw signal.reason;
    }
    const cut = () => socket.destroy();
    signal.addEventListener('abort', cut, { once: true });
    socket.once('close', () => signal.removeEventListener('abort', cut));

    async function ask(service: string): Promise<void> {
      try {
        socket.write(encodeService(service));
        await expectOkay();
      } catch (error) {
        socket.destroy();
        // A device service may have begun before its OKAY was lost; a refusal says that it has not.
        throw isAndroidWorldError(error) ? error : transportLost(service, !service.startsWith('host'), error);
      }
      async function expectOkay(): Promise<void> {
        const status = await readText(4);
        if (status === 'OKAY') return;
        if (status !== 'FAIL')
          throw new Error(`Expected OKAY or FAIL from the adb server, found ${JSON.stringify(status)}`);
        throw refusedByServer(service, await readValue());
      }
    }
    const readText = async (length: number) => (await readExactly(socket, length)).toString('utf8');
    /** A text, after its length. */
    const readValue = async () => readText(Number.parseInt(await readText(4), 16));
    return { socket, ask, readText, readValue };
  }

  function request(
    service: string,
    options: CallOptions,
    afterOkay: 'text' | 'okay' | 'end' = 'text',
  ): Promise<string> {
    const what = `"${service}" to the adb server at ${host}:${port}`;
    return withDeadline(
      { what, leaveMs: 0, ...options, timeoutMs: options.timeoutMs ?? requestTimeoutMs },
      async (signal) => {
        const connection = await connect(signal);
        try {
          await connection.ask(service);
          if (afterOkay === 'end') return '';
          return await (afterOkay === 'text' ? connection.readValue() : connection.readText(4));
        } catch (error) {
          throw isAndroidWorldError(error) ? error : transportLost(service, false, error);
        } finally {
          connection.socket.destroy();
        }
      },
    );
  }

  async function devices(options: CallOptions = {}): Promise<readonly ListedDevice[]> {
    const list = await request('host:devices-l', options);
    return list
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map(parseDeviceLine);
  }

  return {
    host,
    port,
    version: async (options = {}) => Number.parseInt(await request('host:version', options), 16),
    devices,
    async features(serial, options = {}) {
      const features = await named(serial, () => request(`host-serial:${serial}:features`, options));
      return new Set(features.split(',').filter((feature) => feature !== ''));
    },
    async waitForDevice(serial, options = {}) {
      await request(`host-serial:${serial}:wait-for-any-device`, options, 'okay');
    },
    open: (serial, service, signal) =>
      named(serial, async () => {
        const { socket, ask } = await connect(signal);
        await ask(`host:transport:${serial}`);
        await ask(service);
        return socket;
      }),
    async close() {
      // One that has ended meanwhile is what was wanted.
      if (connectHere === undefined && takeStarted(place)) await request('host:kill', {}, 'end').catch(() => undefined);
    },
  };

  /** The server says only that there is no such device; which there are is what helps. */
  async function named<T>(serial: string, call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      if (!isAndroidWorldError(error, 'AW_DEVICE_NOT_FOUND')) throw error;
      throw await deviceNotFound(serial, place, devices, error);
    }
  }
}

export async function deviceNotFound(
  serial: string,
  place: { host: string; port: number },
  devices: () => Promise<readonly ListedDevice[]>,
  cause?: unknown,
): Promise<AndroidWorldError> {
  const there = await devices();
  const list = there.length === 0 ? 'none' : there.map((device) => `${device.serial} (${device.state})`).join(', ');
  return new AndroidWorldError(
    'AW_DEVICE_NOT_FOUND',
    `No device "${serial}" at the adb server ${place.host}:${place.port}. Devices there: ${list}. ` +
      'Start the emulator or plug in the phone, or name one of these',
    { details: { serial, ...place, devices: there.map((device) => device.serial) }, cause },
  );
}

/** Nobody listens there; any other failure is not mended by starting a server. */
function isRefused(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
}

/** @throws the system's error, or the signal's reason */
async function connected(
  place: { readonly host: string; readonly port: number },
  signal: AbortSignal,
): Promise<Socket> {
  // Requests and files go in small pieces: none waits for the acknowledgement of the one before.
  const socket = connectSocket({ ...place, noDelay: true });
  try {
    await once(socket, 'connect', { signal });
  } catch (error) {
    socket.destroy();
    throw signal.aborted ? signal.reason : error;
  }
  // Who reads the socket sees its errors; Node ends the process when nobody listens.
  socket.on('error', () => {});
  return socket;
}

function encodeService(service: string): Buffer {
  const body = Buffer.from(service, 'utf8');
  if (body.length > longestService) {
    throw new AndroidWorldError(
      'AW_UNSUPPORTED',
      `A command of ${body.length} bytes is longer than adb can carry (${longestService}): write it to a file, then run that`,
      { details: { bytes: body.length, longest: longestService } },
    );
  }
  return Buffer.concat([Buffer.from(body.length.toString(16).padStart(4, '0'), 'ascii'), body]);
}

/** `emulator-5580          device product:p model:Pixel_6 device:emu64xa transport_id:2` */
function parseDeviceLine(line: string): ListedDevice {
  const [serial = '', state = 'unknown', ...fields] = line.trim().split(/\s+/);
  const model = fields.find((field) => field.startsWith('model:'))?.slice('model:'.length);
  return { serial, state, ...(model && { model }) };
}
