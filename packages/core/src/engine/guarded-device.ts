import type { Apps, CallOptions, Device, DeviceTime, EmulatorConsole, Files } from '../contracts/device.ts';
import { isAndroidWorldError } from '../contracts/errors.ts';
import type { Clock } from './clock.ts';
import { withDeadline } from './with-deadline.ts';

export interface GuardedDeviceOptions {
  /** When it aborts every call ends, and no later one reaches the device: abandoned code cannot touch it. */
  readonly signal: AbortSignal;
  /** Limit of a call that names none itself. */
  readonly callMs: number;
  readonly time: Clock;
  /** Told of every call that lost the connection, whatever its caller makes of it. */
  onLost?(error: unknown): void;
}

/** The same device, each call of which ends at its deadline or with the signal, whatever the driver does. */
export function guardedDevice(device: Device, options: GuardedDeviceOptions): Device {
  const call = <T>(name: string, given: CallOptions | undefined, run: (limits: CallOptions) => Promise<T>) =>
    guardCall({ ...options, what: `${name} on device "${device.serial}"`, given }, run);
  return {
    serial: device.serial,
    kind: device.kind,
    settleTimings: device.settleTimings,
    facts: (given) => call('Reading the facts', given, (limits) => device.facts(limits)),
    observe: (given) => call('Observing', given, (limits) => device.observe({ ...given, ...limits })),
    perform: (input, given) => call(`Input "${input.type}"`, given, (limits) => device.perform(input, limits)),
    shell: (command, given) =>
      call(`Command \`${command.script.slice(0, 200)}\``, given, (limits) =>
        device.shell(command, { ...given, ...limits }),
      ),
    files: guardedFiles(device.files, call),
    apps: guardedApps(device.apps, call),
    ...(device.time && { time: guardedTime(device.time, call) }),
    ...(device.console && { console: guardedConsole(device.console, call) }),
    close: () => call('Closing', undefined, () => device.close()),
  };
}

type Call = <T>(name: string, given: CallOptions | undefined, run: (limits: CallOptions) => Promise<T>) => Promise<T>;

function guardedFiles(files: Files, call: Call): Files {
  return {
    read: (path, given) => call(`Reading "${path}"`, given, (limits) => files.read(path, limits)),
    write: (path, content, given) =>
      call(`Writing "${path}"`, given, (limits) => files.write(path, content, { ...given, ...limits })),
    stat: (path, given) => call(`Looking up "${path}"`, given, (limits) => files.stat(path, limits)),
    list: (path, given) => call(`Listing "${path}"`, given, (limits) => files.list(path, limits)),
    pushFolder: (local, path, given) =>
      call(`Pushing to "${path}"`, given, (limits) => files.pushFolder(local, path, limits)),
    pullFolder: (path, local, given) =>
      call(`Pulling "${path}"`, given, (limits) => files.pullFolder(path, local, limits)),
  };
}

function guardedApps(apps: Apps, call: Call): Apps {
  return {
    list: (given) => call('Listing apps', given, (limits) => apps.list(limits)),
    open: (name, given) => call(`Opening app "${name}"`, given, (limits) => apps.open(name, limits)),
    stop: (name, given) => call(`Stopping app "${name}"`, given, (limits) => apps.stop(name, limits)),
    install: (apk, given) => call(`Installing "${apk}"`, given, (limits) => apps.install(apk, limits)),
  };
}

function guardedTime(time: DeviceTime, call: Call): DeviceTime {
  return {
    now: () => time.now(),
    pass: (ms, given) => call(`Letting ${ms} ms pass`, given, (limits) => time.pass(ms, limits)),
    settle: (given) => call('Coming to rest', given, (limits) => time.settle(limits)),
  };
}

function guardedConsole(emulator: EmulatorConsole, call: Call): EmulatorConsole {
  return {
    sendSms: (from, text, given) => call('Sending an SMS', given, (limits) => emulator.sendSms(from, text, limits)),
    call: (from, given) => call('Calling', given, (limits) => emulator.call(from, limits)),
    endCall: (from, given) => call('Ending a call', given, (limits) => emulator.endCall(from, limits)),
    setLocation: (location, given) =>
      call('Setting the location', given, (limits) => emulator.setLocation(location, limits)),
  };
}

/** A driver's own limit acts first, so that its better message is the one that is seen. */
const driverHeadStartMs = 1_000;

async function guardCall<T>(
  options: GuardedDeviceOptions & { what: string; given: CallOptions | undefined },
  run: (limits: CallOptions) => Promise<T>,
): Promise<T> {
  const { signal, callMs, time, what, given, onLost } = options;
  const timeoutMs = given?.timeoutMs === undefined ? callMs : given.timeoutMs + driverHeadStartMs;
  const stop = given?.signal ? AbortSignal.any([signal, given.signal]) : signal;
  const limits = given?.timeoutMs === undefined ? {} : { timeoutMs: given.timeoutMs };
  try {
    return await withDeadline((own) => run({ ...limits, signal: own }), { what, time, signal: stop, timeoutMs });
  } catch (error) {
    if (isAndroidWorldError(error, 'TRANSPORT')) onLost?.(error);
    throw error;
  }
}
