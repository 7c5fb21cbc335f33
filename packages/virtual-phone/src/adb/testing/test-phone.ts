import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deviceTree } from '../../disk/device-tree.ts';
import type { Disk, Identity } from '../../disk/disk.ts';
import { openDisk } from '../../disk/open-disk.ts';
import { sourcesAt } from '../../sql/sql-sources.ts';
import { PhoneSockets } from '../../system/phone-sockets.ts';
import type { AdbTarget, ConsoleTarget, PhoneProgram, ProgramOptions } from '../adb-target.ts';
import { hostProgram } from './host-program.ts';
import { type ScriptIo, scriptProgram } from './script-program.ts';

export interface TestPhone extends AdbTarget {
  readonly sockets: PhoneSockets;
  readonly disk: Disk;
  /** Programs that have not ended. */
  readonly running: ReadonlySet<string>;
  /** What its console was told to do. */
  readonly events: readonly unknown[];
  /** What `logcat` prints to all who follow. */
  log(line: string): void;
  setDebuggable(pids: readonly number[]): void;
  dispose(): void;
}

/**
 * A phone for tests of how adb reaches one: a real disk in a temporary folder, and a shell that knows a handful of
 * Android's commands and leaves the rest to the shell of this machine.
 */
export function testPhone(options: { serial?: string } = {}): TestPhone {
  const folder = mkdtempSync(join(tmpdir(), 'adb-phone-'));
  const now = () => Date.UTC(2023, 9, 15, 15, 34);
  const sqlSources = sourcesAt({ nowMs: now(), zone: 'UTC', seed: 1 });
  const trees = { '/dev': deviceTree(sqlSources.random) };
  const disk = openDisk({ folder, now, sqlSources, findOwner: () => undefined, trees });
  const sockets = new PhoneSockets();
  const running = new Set<string>();
  const events: unknown[] = [];
  const followers = new Set<(line: string) => void>();
  const debugListeners = new Set<() => void>();
  let identity: Identity = { uid: 2000 };
  let debuggable: readonly number[] = [];

  const track = (name: string, program: PhoneProgram) => {
    running.add(name);
    void program.exited.then(() => running.delete(name));
    return program;
  };
  const scripts: Record<string, (io: ScriptIo) => Promise<number>> = {
    whoami: async ({ out }) => {
      await out(identity.uid === 0 ? 'root\n' : 'shell\n');
      return 0;
    },
    remount: async ({ out }) => {
      await out(identity.uid === 0 ? 'remount succeeded\n' : 'Not running as root. Try "adb root" first.\n');
      return identity.uid === 0 ? 0 : 1;
    },
    'disable-verity': async ({ out }) => {
      await out('Device must be bootloader unlocked\n');
      return 1;
    },
    logcat: async ({ out, signal }) => {
      await out('--------- beginning of main\n');
      const follower = (line: string) => void out(`${line}\n`);
      followers.add(follower);
      if (!signal.aborted) await once(signal, 'abort');
      followers.delete(follower);
      return 129;
    },
  };
  const runAny = (command: string, programOptions: ProgramOptions): PhoneProgram => {
    const name = /(?:^|exec )(whoami|remount|disable-verity|logcat)\b/.exec(command)?.[1];
    const script = name === undefined ? undefined : scripts[name];
    return track(command, script ? scriptProgram(script, programOptions) : hostProgram(command, programOptions));
  };

  return {
    serial: options.serial ?? 'emulator-5554',
    product: { name: 'sdk_gphone64_x86_64', model: 'Pixel 6', device: 'emu64xa' },
    get identity() {
      return identity;
    },
    disk,
    sockets,
    running,
    events,
    now,
    run: runAny,
    runCommand: (args, programOptions) =>
      track(
        args.join(' '),
        scriptProgram((io) => packageService(args, io), programOptions),
      ),
    setRoot: (on) => {
      identity = { uid: on ? 0 : 2000 };
    },
    reboot: async () => {
      events.push('reboot');
    },
    connect: async (spec) => sockets.connect(spec),
    listen: (spec, onConnection) => sockets.listen(spec, onConnection),
    screenshotRaw: async () => ({ width: 2, height: 1, rgba: Uint8Array.of(255, 0, 0, 255, 0, 255, 0, 255) }),
    debuggable: () => debuggable,
    followDebuggable: (listener) => {
      debugListeners.add(listener);
      return () => debugListeners.delete(listener);
    },
    console: testConsole(events),
    log: (line) => {
      for (const follower of followers) follower(line);
    },
    setDebuggable: (pids) => {
      debuggable = pids;
      for (const listener of debugListeners) listener();
    },
    dispose: () => {
      disk.closeDatabases('/');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** `package install -S SIZE` and `package uninstall NAME`. */
async function packageService(args: readonly string[], { input, out }: ScriptIo): Promise<number> {
  if (args[1] === 'uninstall') {
    await out('Failure [DELETE_FAILED_INTERNAL_ERROR]\n');
    return 1;
  }
  const size = Number(args[args.indexOf('-S') + 1]);
  const pieces: Uint8Array[] = [];
  let received = 0;
  for await (const piece of input) {
    pieces.push(piece);
    received += piece.length;
    if (received >= size) break;
  }
  const isArchive = Buffer.concat(pieces).toString('latin1', 0, 2) === 'PK';
  await out(isArchive ? 'Success\n' : 'Failure [INSTALL_PARSE_FAILED_NOT_APK: not an archive]\n');
  return isArchive ? 0 : 1;
}

function testConsole(events: unknown[]): ConsoleTarget {
  const calls: { number: string; incoming: boolean; state: string }[] = [];
  const snapshots = new Set<string>();
  const battery = { level: 100, charging: true };
  return {
    avdName: 'Pixel_6',
    avdPath: '/avd/Pixel_6.avd',
    sms: async (from, text) => void events.push({ sms: { from, text } }),
    call: async (number) => void calls.push({ number, incoming: true, state: 'incoming' }),
    acceptCall: async (number) => {
      const call = calls.find((candidate) => candidate.number === number);
      if (call !== undefined) call.state = 'active';
      return call !== undefined;
    },
    endCall: async (number) => {
      const index = calls.findIndex((candidate) => candidate.number === number);
      if (index >= 0) calls.splice(index, 1);
      return index >= 0;
    },
    calls: () => calls,
    signal: (level) => void events.push({ signal: level }),
    location: (fix) => void events.push({ fix }),
    battery: {
      get level() {
        return battery.level;
      },
      get charging() {
        return battery.charging;
      },
      set: (state) => void Object.assign(battery, state),
    },
    rotate: () => void events.push('rotate'),
    touchEvents: async (touchEvents) => void events.push({ touchEvents }),
    text: async (text) => void events.push({ text }),
    snapshot: {
      list: async () => [...snapshots].map((name) => ({ name, savedMs: Date.UTC(2023, 9, 15), bytes: 3_145_728 })),
      save: async (name) => void snapshots.add(name),
      load: async (name) => snapshots.has(name),
      remove: async (name) => snapshots.delete(name),
    },
    kill: () => void events.push('kill'),
  };
}
