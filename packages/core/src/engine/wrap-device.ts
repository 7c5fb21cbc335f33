import type { Apps, CallOptions, Device, DeviceTime, EmulatorConsole, Files } from '../contracts/device.ts';
import { renderValue } from '../messages/render-value.ts';

/** A call on a device that is about to be made. */
export interface DeviceCall {
  /** In words, for messages: `Reading "/sdcard/a.txt"`. */
  readonly what: string;
  /** As the caller gave them. */
  readonly options: CallOptions | undefined;
}

/**
 * What is done around every call: make it by `next`, once, several times or not at all, with other limits, in a log.
 *
 * @param next makes the call with these limits in place of the caller's; `next(call.options ?? {})` leaves those
 */
export type AroundCall = <T>(call: DeviceCall, next: (limits: CallOptions) => Promise<T>) => Promise<T>;

/**
 * The same device, with something around each of its calls: what a driver needs that adds to another one, such as a log,
 * faults or limits. What the device lacks (`time`, `console`), the wrapped one lacks.
 */
export function wrapDevice(device: Device, around: AroundCall): Device {
  const call = <T>(what: string, options: CallOptions | undefined, next: (limits: CallOptions) => Promise<T>) =>
    around({ what, options }, next);
  return {
    serial: device.serial,
    kind: device.kind,
    settleTimings: device.settleTimings,
    facts: (given) => call('Reading the facts', given, (limits) => device.facts(limits)),
    observe: (given) => call('Observing', given, (limits) => device.observe({ ...given, ...limits })),
    perform: (input, given) => call(`Input "${input.type}"`, given, (limits) => device.perform(input, limits)),
    shell: async (command, given) =>
      call(`Command \`${scriptOf(command).slice(0, 200)}\``, given, (limits) =>
        device.shell(command, { ...given, ...limits }),
      ),
    files: wrapFiles(device.files, call),
    apps: wrapApps(device.apps, call),
    ...(device.time && { time: wrapTime(device.time, call) }),
    ...(device.console && { console: wrapConsole(device.console, call) }),
    close: () => call('Closing', undefined, () => device.close()),
  };
}

/** Plain JavaScript lets anything through, and a text is what one would try first. */
function scriptOf(command: unknown): string {
  if (isCommand(command)) return command.script;
  throw new TypeError(`shell() of a device got ${renderValue(command)}: expected a command, as sh\`ls /sdcard\``);
}

function isCommand(command: unknown): command is { readonly script: string } {
  return typeof command === 'object' && command !== null && 'script' in command && typeof command.script === 'string';
}

type Call = <T>(
  what: string,
  options: CallOptions | undefined,
  next: (limits: CallOptions) => Promise<T>,
) => Promise<T>;

function wrapFiles(files: Files, call: Call): Files {
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

function wrapApps(apps: Apps, call: Call): Apps {
  return {
    list: (given) => call('Listing apps', given, (limits) => apps.list(limits)),
    open: (name, given) => call(`Opening app "${name}"`, given, (limits) => apps.open(name, limits)),
    stop: (name, given) => call(`Stopping app "${name}"`, given, (limits) => apps.stop(name, limits)),
    install: (apk, given) => call(`Installing "${apk}"`, given, (limits) => apps.install(apk, limits)),
  };
}

function wrapTime(time: DeviceTime, call: Call): DeviceTime {
  return {
    now: () => time.now(),
    pass: (ms, given) => call(`Letting ${ms} ms pass`, given, (limits) => time.pass(ms, limits)),
    settle: (given) => call('Coming to rest', given, (limits) => time.settle(limits)),
  };
}

function wrapConsole(emulator: EmulatorConsole, call: Call): EmulatorConsole {
  return {
    sendSms: (from, text, given) => call('Sending an SMS', given, (limits) => emulator.sendSms(from, text, limits)),
    call: (from, given) => call('Calling', given, (limits) => emulator.call(from, limits)),
    endCall: (from, given) => call('Ending a call', given, (limits) => emulator.endCall(from, limits)),
    setLocation: (location, given) =>
      call('Setting the location', given, (limits) => emulator.setLocation(location, limits)),
  };
}
