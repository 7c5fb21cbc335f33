import type { ShellCommand } from '../shell/sh.ts';
import type { Observation, Point } from './observation.ts';

/** Every call on a device ends: by its own time limit, or when `signal` aborts. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Milliseconds; each driver has a default per call. */
  readonly timeoutMs?: number;
}

export type DeviceKind = (typeof deviceKinds)[number];

export const deviceKinds = ['emulator', 'phone', 'virtual'] as const;

/** How a driver names a device it could open. */
export interface DeviceInfo {
  /** e.g. `emulator-5554` */
  readonly serial: string;
  readonly kind: DeviceKind;
  /** adb's state: `device` is ready; `offline`, `unauthorized`, … are not. */
  readonly state: string;
  readonly model?: string;
}

/** What is recorded of a device with every run. */
export interface DeviceFacts {
  readonly serial: string;
  readonly kind: DeviceKind;
  readonly model: string;
  readonly apiLevel: number;
  readonly buildFingerprint: string;
  /** Natural orientation, physical pixels. */
  readonly screen: { readonly width: number; readonly height: number; readonly densityDpi: number };
  readonly rooted: boolean;
}

/** What a finger or a key does. Core makes these from actions; drivers carry them out. Pixels of the upright screen. */
export type DeviceInput =
  | { readonly type: 'tap'; readonly at: Point }
  | { readonly type: 'double_tap'; readonly at: Point }
  | { readonly type: 'long_press'; readonly at: Point; readonly durationMs: number }
  | { readonly type: 'swipe'; readonly from: Point; readonly to: Point; readonly durationMs: number }
  | { readonly type: 'drag'; readonly from: Point; readonly to: Point; readonly durationMs: number }
  /** `KEYCODE_HOME`, … (android.view.KeyEvent) */
  | { readonly type: 'key'; readonly keycode: string }
  | {
      readonly type: 'text';
      readonly text: string;
      /** Tapped first, to give it the focus. */
      readonly at?: Point;
      /** Empty the field before typing. */
      readonly clear: boolean;
      /** Press ENTER afterwards. */
      readonly enter: boolean;
    };

/** A non-zero exit is a result, not an error. */
export interface ShellResult {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface ShellOptions extends CallOptions {
  readonly stdin?: string | Uint8Array;
  /** Run as root: `su 0` or a rooted adbd, whichever the device has. Throws AW_DEVICE_STATE when neither. */
  readonly root?: boolean;
}

export interface FileStat {
  readonly kind: 'file' | 'directory' | 'symlink' | 'other';
  readonly mode: number;
  readonly size: number;
  /** Milliseconds since the epoch, by the device's clock. */
  readonly modifiedMs: number;
}

/** Files of the device, by absolute path, with the rights of adbd (root where it runs as root). */
export interface Files {
  /** @throws AW_COMMAND_FAILED if there is no such file or it cannot be read; carries the path. */
  read(path: string, options?: CallOptions): Promise<Uint8Array>;
  /** Creates missing parents; replaces the file. `mode` as in `0o644`. */
  write(path: string, content: Uint8Array | string, options?: CallOptions & { mode?: number }): Promise<void>;
  /** `undefined` when nothing is there. Does not follow symbolic links. */
  stat(path: string, options?: CallOptions): Promise<FileStat | undefined>;
  /** Names in a directory, without `.` and `..`; empty when it is missing. */
  list(path: string, options?: CallOptions): Promise<readonly string[]>;
  /** Copies a folder of the host to the device, or back, whole. */
  pushFolder(localFolder: string, path: string, options?: CallOptions): Promise<void>;
  pullFolder(path: string, localFolder: string, options?: CallOptions): Promise<void>;
}

export interface InstalledApp {
  readonly packageName: string;
  /** As under its icon in the launcher. */
  readonly label: string;
  /** `package/class` of its launcher activity. */
  readonly component: string;
}

export interface Apps {
  /** Apps with a launcher icon. */
  list(options?: CallOptions): Promise<readonly InstalledApp[]>;
  /**
   * Opens an app by the name a person would use: alias, launcher label or package.
   * @throws AW_APP_NOT_FOUND with near names; nothing has then happened on the device.
   */
  open(name: string, options?: CallOptions): Promise<InstalledApp>;
  stop(packageName: string, options?: CallOptions): Promise<void>;
  install(apk: string, options?: CallOptions): Promise<void>;
}

/** What only an emulator can do: events from outside the phone. */
export interface EmulatorConsole {
  sendSms(from: string, text: string, options?: CallOptions): Promise<void>;
  call(from: string, options?: CallOptions): Promise<void>;
  endCall(from: string, options?: CallOptions): Promise<void>;
  /** Degrees. */
  setLocation(location: { latitude: number; longitude: number }, options?: CallOptions): Promise<void>;
}

export interface ObserveOptions extends CallOptions {
  /** Default true. */
  readonly screenshot?: boolean;
  /** Default true. */
  readonly tree?: boolean;
}

/** How long this kind of device needs to react. Milliseconds. */
export interface SettleTimings {
  /** Between two looks. */
  readonly intervalMs: number;
  /** The screen must have looked the same for this long. */
  readonly quietMs: number;
  /** An action that changes nothing is believed to have done nothing after this long. */
  readonly graceMs: number;
  readonly timeoutMs: number;
}

/**
 * The time of a device that owns it: it stands still while nobody acts, and goes on as far as inputs and commands last
 * and `pass` lets it. Such a device returns from an input when nothing goes on any more but what moves by itself, or waits
 * for its clock.
 */
export interface DeviceTime {
  /** Milliseconds from a start of its own; no clock setting moves it. */
  now(): number;
  /** Lets so many milliseconds pass, with all that happens in them. */
  pass(ms: number, options?: CallOptions): Promise<void>;
  /** Lets time pass until nothing moves by itself any more (a fling, an animation that ends), or for some seconds. */
  settle(options?: CallOptions): Promise<void>;
}

/** One connected phone. */
export interface Device {
  readonly serial: string;
  readonly kind: DeviceKind;
  readonly settleTimings: SettleTimings;
  facts(options?: CallOptions): Promise<DeviceFacts>;
  /** Free of side effects on the device. */
  observe(options?: ObserveOptions): Promise<Observation>;
  /** Returns once the device has taken the input. */
  perform(input: DeviceInput, options?: CallOptions): Promise<void>;
  shell(command: ShellCommand, options?: ShellOptions): Promise<ShellResult>;
  readonly files: Files;
  readonly apps: Apps;
  /** Absent where time runs by itself. */
  readonly time?: DeviceTime;
  /** Absent where events from outside cannot be made (a real phone). */
  readonly console?: EmulatorConsole;
  close(): Promise<void>;
}

/** Who has a device for itself. JSON. */
export interface LeaseOwner {
  readonly runId: string;
  /** Name of the machine the run's process is on. */
  readonly host: string;
  readonly pid: number;
  /** ISO 8601, UTC: when the run, or what else holds it, began. */
  readonly startedAt: string;
}

/** A device that one owner has for itself, until it gives it back. */
export interface DeviceLease {
  /** Gives the device back; of no effect the second time. */
  release(): Promise<void>;
  /** Aborts when another owner has taken the device over: it must not be touched any more. */
  readonly lost: AbortSignal;
}

/** Finds and opens devices of one kind. */
export interface Driver {
  readonly name: string;
  list(options?: CallOptions): Promise<readonly DeviceInfo[]>;
  /**
   * Takes a device for one owner, before it is opened. Absent where a device can have but one user. A lease whose owner
   * is gone (no such process, no heartbeat) is taken over.
   * @throws AW_DEVICE_BUSY naming who holds it
   */
  lease?(serial: string, owner: LeaseOwner, options?: CallOptions): Promise<DeviceLease>;
  /** @throws AW_DEVICE_NOT_FOUND when there is no such serial; lists those there are. */
  open(serial: string, options?: CallOptions): Promise<Device>;
  /** Ends what the driver itself started. */
  close?(): Promise<void>;
  /** What `androidworld doctor` asks. */
  checks?(): readonly DoctorCheck[];
}

export interface DoctorCheckOptions extends CallOptions {
  /** Whether it may start what is not running, such as an adb server; default true. */
  readonly mayStart?: boolean;
}

export interface DoctorCheck {
  readonly name: string;
  run(options: DoctorCheckOptions): Promise<DoctorFinding>;
}

export interface DoctorFinding {
  readonly status: 'ok' | 'warning' | 'failed';
  readonly message: string;
  /** What to do about it. */
  readonly fix?: string;
}
