import type { AdbTarget, ConsoleTarget } from './adb/adb-target.ts';
import type { Identity } from './disk/disk.ts';
import { rootIdentity, shellIdentity } from './disk/identity.ts';
import type { PhoneSnapshots } from './phone-snapshots.ts';
import { decodePng } from './shell/commands/decode-png.ts';
import { runServiceCommand, runShell } from './shell/index.ts';
import type { SystemServer } from './system/system-server.ts';

export interface PhoneAdbTarget extends AdbTarget {
  close(): Promise<void>;
}

/** A phone as adbd and the emulator's console serve it. */
export function phoneAdbTarget(options: {
  system: SystemServer;
  serial: string;
  product: AdbTarget['product'];
  snapshots: PhoneSnapshots;
  reboot: () => Promise<void>;
  followRestarts: NonNullable<AdbTarget['followRestarts']>;
  end: () => void;
}): PhoneAdbTarget {
  const { system, serial, product, snapshots } = options;
  const { sockets } = system;
  let identity: Identity = shellIdentity;
  return {
    serial,
    product,
    get identity() {
      return identity;
    },
    disk: system.disk,
    now: () => system.clock.now(),
    run: (command, program) => runShell(system, command, program),
    runCommand: (args, program) => runServiceCommand(system, args, program),
    setRoot(on) {
      identity = on ? rootIdentity : shellIdentity;
      system.properties.put('service.adb.root', on ? '1' : '0');
    },
    reboot: options.reboot,
    followRestarts: options.followRestarts,
    connect: async (spec) => sockets.connect(spec),
    listen: (spec, onConnection) => sockets.listen(spec, onConnection),
    screenshotRaw: () => screenshotRaw(system),
    debuggable: () => system.processes.list().map(({ pid }) => pid),
    console: consoleTarget(system, snapshots, options.end),
    async close() {
      snapshots.close();
    },
  };
}

async function screenshotRaw(system: SystemServer): Promise<{ width: number; height: number; rgba: Uint8Array }> {
  return decodePng((await system.screen?.screenshot()) ?? new Uint8Array());
}

function consoleTarget(system: SystemServer, snapshot: PhoneSnapshots, end: () => void): ConsoleTarget {
  const { telephony } = system;
  return {
    avdName: system.avdName,
    avdPath: `/avd/${system.avdName}.avd`,
    sms: (from, text) => telephony.receiveSms(from, text),
    call: (from) => telephony.incomingCall(from),
    acceptCall: (number) => telephony.remoteAccept(number),
    endCall: (number) => telephony.remoteEnd(number),
    calls: () => {
      const { call } = telephony;
      return call === null ? [] : [{ number: call.number, incoming: call.incoming, state: call.state }];
    },
    signal: (level) => system.radios.setSignalLevel(level),
    location: (fix) => system.location.fix(fix),
    battery: system.battery,
    rotate: () => system.turn(),
    touchEvents: (events) => system.touchDevice.write(events),
    text: async (text) => system.screen?.text(text),
    snapshot,
    kill: end,
  };
}
