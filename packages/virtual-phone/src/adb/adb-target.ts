import type { Duplex } from 'node:stream';
import type { SignalLevel } from '@androidworld/app-sdk';
import type { Disk, Identity } from '../disk/disk.ts';
import type { InputEvent } from '../system/input/touch-device.ts';

/** A program running on the phone for somebody connected by adb. */
export interface PhoneProgram {
  /** Input; `end` closes it. */
  write(data: Uint8Array): void;
  end(): void;
  /** The client's window has this size; only a terminal heeds it. */
  resize?(rows: number, columns: number): void;
  /** SIGHUP: the client went away. */
  kill(): void;
  /** The client closed its end of a socket: what it sent is read to the end, what the program writes is EPIPE. */
  cutOff(): void;
  /** Resolves after the last output: exit status 0-255. */
  readonly exited: Promise<number>;
}

export interface ProgramOptions {
  readonly identity: Identity;
  /** A terminal: stderr is merged into stdout, an empty command is an interactive shell with a prompt. */
  readonly pty: boolean;
  readonly terminal?: string;
  /** Resolves when the client has room for more: what produces without end waits for it. */
  onStdout(data: Uint8Array): void | Promise<void>;
  onStderr(data: Uint8Array): void | Promise<void>;
}

/** What adbd (and the console) serve of a phone. */
export interface AdbTarget {
  /** `emulator-5554` */
  readonly serial: string;
  /** `ro.product.*`, as `adb devices -l` shows them. */
  readonly product: { readonly name: string; readonly model: string; readonly device: string };
  /** Of adbd: 2000, or 0 after `root:`. */
  readonly identity: Identity;
  /** What `adb push`, `pull` and `sync` read and write. */
  readonly disk: Disk;
  /** The phone's clock, milliseconds. */
  now(): number;
  /** `/system/bin/sh -c command` */
  run(command: string, options: ProgramOptions): PhoneProgram;
  /** `cmd` service call without a shell (abb_exec). */
  runCommand(args: readonly string[], options: ProgramOptions): PhoneProgram;
  /** `adb root` and `adb unroot`: changes `identity`. */
  setRoot(on: boolean): void;
  /** `adb reboot`; resolves when the phone is at its home screen again. */
  reboot(): Promise<void>;
  /** Calls `listener` whenever the phone starts anew by itself, with the end of that; returns a function that ends it. */
  followRestarts?(listener: (until: Promise<void>) => void): () => void;
  /** Connects to something that listens on the phone: `tcp:8080`, `localabstract:x`; undefined when nothing does. */
  connect(spec: string): Promise<Duplex | undefined>;
  /**
   * Listens on the phone, for `adb reverse`; without it reverse forwards are refused. `PhoneSockets` implements this
   * and `connect`. `tcp:0` picks a free port, told by `spec`.
   *
   * @throws an error with code `EADDRINUSE` when something listens there already
   */
  listen?(spec: string, onConnection: (socket: Duplex) => void): { readonly spec: string; close(): void };
  /** The screen's pixels, row by row, 4 bytes each (`framebuffer:`). @throws when it shows nothing */
  screenshotRaw(): Promise<{ width: number; height: number; rgba: Uint8Array }>;
  /** Processes that a debugger may attach to. */
  debuggable(): readonly number[];
  /** Calls `listener` whenever `debuggable()` changed; returns a function that ends it. */
  followDebuggable?(listener: () => void): () => void;
  /** What the emulator console asks of the phone. */
  readonly console: ConsoleTarget;
}

/** What the emulator console does to a phone. */
export interface ConsoleTarget {
  readonly avdName: string;
  readonly avdPath: string;
  sms(from: string, text: string): Promise<void>;
  call(from: string): Promise<void>;
  acceptCall(number: string): Promise<boolean>;
  endCall(number: string): Promise<boolean>;
  calls(): readonly { readonly number: string; readonly incoming: boolean; readonly state: string }[];
  /** Bars of the mobile network, 0 to 4. */
  signal(level: SignalLevel): void;
  location(fix: { latitude: number; longitude: number; altitude: number; speed?: number }): void;
  battery: {
    readonly level: number;
    readonly charging: boolean;
    set(state: { level?: number; charging?: boolean }): void;
  };
  rotate(): void;
  text(text: string): Promise<void>;
  /** Events of the touch screen's driver: numbers of type, code and value. */
  touchEvents(events: readonly InputEvent[]): Promise<void>;
  snapshot: {
    list(): Promise<readonly { readonly name: string; readonly savedMs: number; readonly bytes: number }[]>;
    save(name: string): Promise<void>;
    load(name: string): Promise<boolean>;
    remove(name: string): Promise<boolean>;
  };
  /** Ends the phone. */
  kill(): void;
}
