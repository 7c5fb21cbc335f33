import { openAdbDevice } from '@androidworld/adb-driver';
import type { VirtualApp } from '@androidworld/app-sdk';
import { AndroidWorldError, type Device, type Driver } from '@androidworld/core';
import type { DeviceTime, DoctorFinding, EmulatorConsole } from '@androidworld/core/driver';
import { checkOptions } from '@androidworld/core/internals';
import { z } from 'zod';
import { type AdbServer, serveAdb } from './adb/server.ts';
import { appSchema } from './check-apps.ts';
import { bootPhone, type Phone, type PhoneOptions } from './phone.ts';
import { mostPhones, warnOfMemory } from './phone-count.ts';
import type { ScreenFactory } from './screen/index.ts';
import type { LaunchOptions } from './screen/launch-options.ts';
import { SimulatedTime } from './system/time/simulated-time.ts';

/** Which virtual phones a driver offers, and what is on them. */
export interface VirtualPhoneOptions extends Pick<PhoneOptions, 'clockMs' | 'zone' | 'product' | 'avdName'> {
  /** What is on it when it is new. */
  readonly image?: readonly VirtualApp[];
  /** What is installed on it besides; other apps it cannot run. */
  readonly apps: readonly VirtualApp[];
  /** How many phones there are, at most 64; each is started when it is first opened. Default 1. */
  readonly count?: number;
  /** Chromium or Chrome to draw the screens with; default the one `CHROME_PATH` names, else the one that is shipped. */
  readonly executablePath?: string;
  /**
   * `simulated`: time stands still while nobody acts, and goes on as far as inputs and commands last and
   * `Device.time` lets it: what happens when does not depend on the computer. `real`: it runs with the world, for a phone
   * that a person uses. Default `simulated`.
   */
  readonly time?: 'simulated' | 'real';
}

/** The driver of virtual phones, which tells what they are. */
export interface VirtualPhoneDriver extends Driver {
  /** As given. `androidworld phone --config` starts the same phones for a person. */
  readonly phones: VirtualPhoneOptions;
}

const apps = z.array(appSchema, 'expected a list of apps');

const optionShape = {
  image: apps.optional(),
  apps,
  count: z
    .int('expected a number of phones')
    .min(1, 'expected at least 1 phone')
    .max(mostPhones, `expected at most ${mostPhones} phones`)
    .optional(),
  executablePath: z.string('expected a path').min(1, 'expected a path that is not empty').optional(),
  time: z.enum(['simulated', 'real'], 'expected "simulated" or "real"').optional(),
  clockMs: z.number('expected milliseconds since 1970').optional(),
  zone: z.string('expected the name of a time zone').optional(),
  product: z.looseObject({}, 'expected a product').optional(),
  avdName: z.string('expected a name').optional(),
} satisfies Record<keyof VirtualPhoneOptions, z.ZodType>;

const firstPort = 5554;

/**
 * Short: input returns when the page is at rest, its calls to the system answered and its animations over, and so does
 * a look. What is left to wait for is what the system does by itself, such as a broadcast that an app answers.
 */
const settleTimings = { intervalMs: 20, quietMs: 20, graceMs: 90, timeoutMs: 5_000 };

/**
 * Virtual phones in this process, each an Android phone as adb sees it.
 *
 * @throws AW_CONFIG_INVALID naming options that are wrong
 */
export function virtualPhone(options: VirtualPhoneOptions): VirtualPhoneDriver {
  checkOptions('the virtual phone', optionShape, options);
  const { count = 1 } = options;
  const serials = Array.from({ length: count }, (_, index) => `emulator-${firstPort + 2 * index}`);
  const fleet = new Fleet(options);
  return {
    name: 'virtual',
    phones: options,
    list: async () => serials.map((serial) => ({ serial, kind: 'virtual', state: 'device', model: 'virtual phone' })),
    async open(serial, call = {}): Promise<Device> {
      if (!serials.includes(serial)) {
        throw new AndroidWorldError(
          'AW_DEVICE_NOT_FOUND',
          `No virtual phone is called "${serial}"; there ${count === 1 ? 'is' : 'are'} ${serials.join(', ')}`,
          { details: { serial, serials } },
        );
      }
      const { phone, server, lost, time } = await fleet.phone(serial);
      call.signal?.throwIfAborted();
      return openAdbDevice({
        ...call,
        host: '127.0.0.1',
        port: server.port,
        connect: server.connect,
        serial,
        kind: 'virtual',
        settleTimings,
        console: emulatorConsole(phone),
        root: true,
        lost,
        time,
      });
    },
    close: () => fleet.close(),
    checks: () => [{ name: 'Chromium for virtual phones', run: () => checkBrowser(options.executablePath) }],
  };
}

/** The phones that run, with what they share: one Chromium, one adb server. */
class Fleet {
  readonly #options: VirtualPhoneOptions;
  readonly #phones = new Map<string, Promise<Phone>>();
  /** Aborted when the phone dies: what was opened before has lost it, also when it has started anew. */
  readonly #lives = new Map<string, AbortController>();
  readonly #times = new Map<string, SimulatedTime>();
  #server: Promise<AdbServer> | undefined;
  #screens: Promise<ScreenFactory> | undefined;

  constructor(options: VirtualPhoneOptions) {
    this.#options = options;
  }

  async phone(
    serial: string,
  ): Promise<{ phone: Phone; server: AdbServer; lost: AbortSignal; time: DeviceTime | undefined }> {
    this.#server ??= serveAdb();
    const server = await this.#server;
    let booting = this.#phones.get(serial);
    if (booting === undefined) {
      booting = this.#boot(serial, server);
      this.#phones.set(serial, booting);
      // A phone that did not start may be tried again.
      booting.catch(() => this.#phones.delete(serial));
    }
    const phone = await booting;
    const life = this.#lives.get(serial) ?? new AbortController();
    this.#lives.set(serial, life);
    return { phone, server, lost: life.signal, time: deviceTime(this.#times.get(serial)) };
  }

  async close(): Promise<void> {
    const phones = await Promise.allSettled(this.#phones.values());
    this.#phones.clear();
    const closing: (() => Promise<void> | undefined)[] = [];
    for (const phone of phones) if (phone.status === 'fulfilled') closing.push(() => phone.value.close());
    const [server, screens] = [this.#server, this.#screens];
    this.#server = undefined;
    this.#screens = undefined;
    closing.push(async () => (await server)?.close());
    closing.push(async () => (await screens)?.close());
    const failures: unknown[] = [];
    for (const close of closing) {
      try {
        await close();
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  }

  async #boot(serial: string, server: AdbServer): Promise<Phone> {
    const {
      executablePath,
      image = [],
      apps,
      clockMs,
      zone,
      product,
      avdName,
      time: mode = 'simulated',
    } = this.#options;
    if (this.#screens === undefined) warnOfMemory(this.#options.count ?? 1);
    this.#screens ??= openScreens(executablePath, { framesAtOnce: mode === 'simulated' });
    const screens = this.#screens;
    screens.catch(() => {
      this.#screens = undefined;
    });
    const time = mode === 'simulated' ? new SimulatedTime() : undefined;
    if (time !== undefined) this.#times.set(serial, time);
    const phone = await bootPhone({
      image,
      apps,
      serial,
      openScreen: async (host, initial) => (await screens).open(host, initial),
      onEnd: () => {
        server.detach(serial);
        this.#phones.delete(serial);
        // Nobody is left to be told; what is not closed is at the end of the process.
        phone.close().catch(() => undefined);
      },
      onDeath: (reason, started) => this.#died(serial, server, { reason, phone, started }),
      ...(time === undefined ? {} : { time }),
      ...(clockMs === undefined ? {} : { clockMs }),
      ...(zone === undefined ? {} : { zone }),
      ...(product === undefined ? {} : { product }),
      ...(avdName === undefined ? {} : { avdName }),
    });
    server.attach(phone.adb);
    return phone;
  }

  /** It starts anew by itself; who opens it waits for that. Who had opened it is told at the next call. */
  #died(
    serial: string,
    server: AdbServer,
    { reason, phone, started }: { reason: string; phone: Phone; started: Promise<void> },
  ): void {
    const message = `The virtual phone "${serial}" has died: its screen ${reason}. It starts anew; open it again`;
    this.#lives.get(serial)?.abort(new AndroidWorldError('AW_DEVICE_STATE', message, { details: { serial, reason } }));
    this.#lives.delete(serial);
    const again = started.then(() => phone);
    this.#phones.set(serial, again);
    again.catch(() => {
      server.detach(serial);
      if (this.#phones.get(serial) === again) this.#phones.delete(serial);
      // The next to open it gets another phone, or is told why there is none.
      phone.close().catch(() => undefined);
    });
  }
}

async function openScreens(executablePath: string | undefined, options: LaunchOptions): Promise<ScreenFactory> {
  const { openScreenHost } = await import('./screen/index.ts');
  return openScreenHost({ ...options, ...(executablePath === undefined ? {} : { executablePath }) });
}

function deviceTime(time: SimulatedTime | undefined): DeviceTime | undefined {
  if (time === undefined) return undefined;
  return {
    now: () => time.monotonicMs(),
    async pass(ms, { signal } = {}) {
      signal?.throwIfAborted();
      await time.pass(ms, signal);
      signal?.throwIfAborted();
    },
    async settle({ signal } = {}) {
      signal?.throwIfAborted();
      await time.settle({ moves: true });
      signal?.throwIfAborted();
    },
  };
}

/** Events from outside the phone, without the console's protocol in between. */
function emulatorConsole({ adb, system }: Phone): EmulatorConsole {
  return {
    sendSms: (from, text) => adb.console.sms(from, text),
    call: (from) => adb.console.call(from),
    async endCall(from) {
      if (await adb.console.endCall(from)) return;
      throw new AndroidWorldError('AW_DEVICE_STATE', `There is no call with ${from}`, { details: { from } });
    },
    async setLocation({ latitude, longitude }) {
      system.location.fix({ latitude, longitude, altitude: 0 });
    },
  };
}

async function checkBrowser(executablePath: string | undefined): Promise<DoctorFinding> {
  const { checkBrowser: check } = await import('./screen/browser/check-browser.ts');
  return check(executablePath);
}
