import { setTimeout as delay } from 'node:timers/promises';
import { AndroidWorldError, type CallOptions, isAndroidWorldError, type ShellCommand, sh } from '@androidworld/core';
import {
  type DeviceTime,
  type Saw,
  type ShellOptions,
  type ShellResult,
  withDeadline,
} from '@androidworld/core/driver';
import { shorten } from '@androidworld/core/internals';
import { rootShell } from './shell/root-shell.ts';
import { runRaw, runShell } from './shell/run-shell.ts';
import { SyncRefusal, type SyncSession, syncSession } from './transport/sync-session.ts';
import type { AdbServer } from './transport/transport.ts';
import { transportLost } from './transport/transport-errors.ts';

/** The connection to one device that everything else is built on. */
export interface DeviceLink {
  readonly serial: string;
  readonly server: AdbServer;
  /** What is waited by for the device to do something: its own time where it owns one. */
  readonly time: DeviceTime;
  /** Runs a command; one that may run twice without harm is `repeatable` and survives a dropped connection. */
  shell(command: ShellCommand, options?: ShellOptions & Repeatable): Promise<ShellResult>;
  /** What a command writes to stdout and stderr, as bytes. Always repeatable. */
  raw(command: ShellCommand, options?: CallOptions): Promise<Buffer>;
  /** Notes which start of the device this is: if it comes back as another, calls are not repeated but fail. */
  watchBoot(options?: CallOptions): Promise<void>;
  /**
   * Compares what `bootCommand` printed with that start; nothing printed tells nothing.
   *
   * @throws AW_DEVICE_STATE when the device was started anew since, though no call failed: between two there is no connection
   */
  expectBoot(printed: string): void;
  /** A conversation over one `sync:` stream. Always repeatable. */
  sync<T>(what: string, run: (session: SyncSession) => Promise<T>, options?: CallOptions): Promise<T>;
}

interface Repeatable {
  readonly repeatable?: boolean;
}

/** Of devices whose time runs by itself. */
const runningTime: DeviceTime = {
  now: () => performance.now(),
  pass: (ms, { signal } = {}) => delay(ms, undefined, signal ? { signal } : {}),
  settle: async () => undefined,
};

/** Drawn by the kernel at every start; the virtual phone does the same. */
export const bootCommand = sh`cat /proc/sys/kernel/random/boot_id 2>/dev/null`;

const shellTimeoutMs = 30_000;
const syncTimeoutMs = 120_000;
/** adbd needs up to 3 s to return after a restart, the stock client waits 12 s for it. */
const reconnectTimeoutMs = 15_000;
const reconnectPauseMs = 100;

export interface DeviceLinkOptions {
  /** adbd is to run as root: a refusal because it no longer does is AW_DEVICE_STATE. Default false. */
  readonly root?: boolean | undefined;
  /** Awaited before each call; what it throws is thrown instead. */
  readonly before?: ((options: CallOptions) => Promise<void>) | undefined;
  /** Aborts, with an error of this project, when the device is known to be gone: every call then fails with that. */
  readonly lost?: AbortSignal | undefined;
  /** Of a device that owns it. */
  readonly time?: DeviceTime | undefined;
}

export function deviceLink(server: AdbServer, serial: string, options: DeviceLinkOptions = {}): DeviceLink {
  const { before, lost, time = runningTime, root: expectsRoot = false } = options;
  let features: ReadonlySet<string> | undefined;
  let boot: string | undefined;

  /** Of what `script` printed; not wrapped, repeated or guarded. */
  async function ask(script: string, signal: AbortSignal): Promise<string> {
    const shellV2 = await hasShellV2(signal);
    return (await runShell({ server, serial, script, shellV2, signal })).stdout.trim();
  }

  async function checkRoot(what: string, signal: AbortSignal): Promise<void> {
    if ((await ask('id -u', signal)) !== '0') throw rootLost(serial, what);
  }

  /** A device that comes back as another one than it went has lost what was done on it. */
  async function checkBoot(signal: AbortSignal): Promise<void> {
    if (boot !== undefined) link.expectBoot(await ask(bootCommand.script, signal));
  }

  async function hasShellV2(signal: AbortSignal): Promise<boolean> {
    features ??= await server.features(serial, { signal });
    return features.has('shell_v2');
  }

  /**
   * Runs a call again when the connection was lost, after the device is back. What may already have happened on the
   * device is repeated only if it is repeatable. The adb server is never restarted: it serves other devices too.
   */
  function call<T>(
    what: string,
    options: CallOptions & Repeatable & { timeoutMs: number },
    run: (signal: AbortSignal, saw: Saw) => Promise<T>,
  ): Promise<T> {
    const ends = [options.signal, lost].filter((signal) => signal !== undefined);
    const limits = { ...options, signal: AbortSignal.any(ends), what: `"${shorten(what)}" on ${serial}`, leaveMs: 0 };
    return withDeadline(limits, async (signal, saw) => {
      let lostSinceMs = Number.POSITIVE_INFINITY;
      let cameBack = false;
      for (;;) {
        try {
          await before?.({ signal });
          if (cameBack) await checkBoot(signal);
          return await run(signal, saw);
        } catch (error) {
          if (!isLost(error) || (hasBegun(error) && !options.repeatable)) throw error;
          lostSinceMs = Math.min(lostSinceMs, performance.now());
          const patienceMs = lostSinceMs + reconnectTimeoutMs - performance.now();
          if (patienceMs <= 0) throw stayedAway(serial, what, error);
          await server.waitForDevice(serial, { signal, timeoutMs: patienceMs }).catch((cause: unknown) => {
            throw stayedAway(serial, what, signal.aborted ? cause : error);
          });
          await delay(reconnectPauseMs, undefined, { signal });
          cameBack = true;
        }
      }
    });
  }

  const link: DeviceLink = {
    serial,
    server,
    time,
    async shell(command, { root = false, stdin, repeatable = false, ...options } = {}) {
      const { script } = root ? await asRoot(command, options) : command;
      const timeoutMs = options.timeoutMs ?? shellTimeoutMs;
      return call(script, { ...options, repeatable, timeoutMs }, async (signal, saw) => {
        const shellV2 = await hasShellV2(signal);
        const result = await runShell({ server, serial, script, stdin, shellV2, signal, saw });
        const isRefused = result.exitCode !== 0 && isRefusal(result.stderr + result.stdout);
        if (isRefused && expectsRoot) await checkRoot(script, signal);
        return result;
      });
    },
    async watchBoot(options = {}) {
      boot = (await link.shell(bootCommand, { ...options, repeatable: true })).stdout.trim() || undefined;
    },
    expectBoot(printed) {
      if (boot !== undefined && printed.trim() !== '' && printed.trim() !== boot) throw restarted(serial);
    },
    raw: ({ script }, options = {}) =>
      call(script, { ...options, repeatable: true, timeoutMs: options.timeoutMs ?? shellTimeoutMs }, (signal) =>
        runRaw({ server, serial, script, signal }),
      ),
    sync: (what, run, options = {}) =>
      call(what, { ...options, repeatable: true, timeoutMs: options.timeoutMs ?? syncTimeoutMs }, async (signal) => {
        const stream = await server.open(serial, 'sync:', signal);
        // An error outside of a read would end the process; reads see it as well.
        stream.on('error', () => {});
        try {
          return await run(syncSession(stream));
        } catch (error) {
          if (expectsRoot && error instanceof SyncRefusal && isRefusal(error.message)) await checkRoot(what, signal);
          throw isStreamError(error) ? transportLost(what, true, error) : error;
        } finally {
          stream.destroy();
        }
      }),
  };
  const asRoot = rootShell({
    serial,
    run: (command, options) => link.shell(command, { ...options, repeatable: true }),
  });
  return link;
}

function isLost(error: unknown): boolean {
  if (isAndroidWorldError(error, 'AW_TRANSPORT') || isAndroidWorldError(error, 'AW_DEVICE_NOT_FOUND')) return true;
  return (
    isAndroidWorldError(error, 'AW_DEVICE_STATE') && ['offline', 'connecting'].includes(String(error.details.state))
  );
}

function hasBegun(error: unknown): boolean {
  return isAndroidWorldError(error) && error.details.begun === true;
}

/** Anything that is not ours and not an answer of the device came from the socket. */
function isStreamError(error: unknown): boolean {
  return !isAndroidWorldError(error) && !(error instanceof Error && error.name === 'SyncRefusal');
}

function stayedAway(serial: string, what: string, cause: unknown): AndroidWorldError {
  return new AndroidWorldError(
    'AW_TRANSPORT',
    `Device ${serial} was lost during "${shorten(what)}" and did not come back within ${reconnectTimeoutMs} ms. ` +
      'See whether it still runs ("adb devices")',
    { details: { serial, request: shorten(what) }, cause },
  );
}

function isRefusal(output: string): boolean {
  return /permission denied|operation not permitted|must be root|not running as root/i.test(output);
}

function rootLost(serial: string, what: string): AndroidWorldError {
  return new AndroidWorldError(
    'AW_DEVICE_STATE',
    `Device ${serial} has lost root, so "${shorten(what)}" was refused: adbd or the device was restarted. It has it again when it is opened anew`,
    { details: { serial, request: shorten(what) } },
  );
}

function restarted(serial: string): AndroidWorldError {
  return new AndroidWorldError(
    'AW_DEVICE_STATE',
    `Device ${serial} was restarted: what was done on it may be lost, and what runs on it has ended. Open it anew`,
    { details: { serial } },
  );
}
