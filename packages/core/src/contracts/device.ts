import type { ShellCommand } from '../shell/sh.ts';
import type { Observation, Point } from './observation.ts';

/** Every call on a device ends: by its own time limit, or when `signal` aborts. */
export interface CallOptions {
  /** Ends the call, which then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Milliseconds; each driver has a default per call. */
  readonly timeoutMs?: number;
}

/** `emulator`: Android's own; `phone`: a real one; `virtual`: simulated in a process of this project. */
export type DeviceKind = (typeof deviceKinds)[number];

/** All kinds of devices there are, e.g. for a schema. */
export const deviceKinds = ['emulator', 'phone', 'virtual'] as const;

/** How a driver names a device it could open. */
export interface DeviceInfo {
  /** e.g. `emulator-5554` */
  readonly serial: string;
  /** As far as a list can tell; {@link DeviceFacts} know better. */
  readonly kind: DeviceKind;
  /** adb's state: `device` is ready; `offline`, `unauthorized`, … are not. */
  readonly state: string;
  /** e.g. `Pixel 6`; absent when the list does not say. */
  readonly model?: string;
}

/** What is recorded of a device with every run. */
export interface DeviceFacts {
  /** As in {@link DeviceInfo}, e.g. `emulator-5554`. */
  readonly serial: string;
  /** What the device itself says of its kind. */
  readonly kind: DeviceKind;
  /** e.g. `Pixel 6`: `ro.product.model` */
  readonly model: string;
  /** Of Android, e.g. 33 for Android 13. */
  readonly apiLevel: number;
  /** Which build of Android it has: `ro.build.fingerprint` */
  readonly buildFingerprint: string;
  /** Natural orientation, physical pixels. */
  readonly screen: { readonly width: number; readonly height: number; readonly densityDpi: number };
  /** Whether commands can be run as root. */
  readonly rooted: boolean;
}

/** What a finger or a key does. Core makes these from actions; drivers carry them out. Pixels of the upright screen. */
export type DeviceInput =
  | { readonly type: 'tap'; readonly at: Point }
  | { readonly type: 'double_tap'; readonly at: Point }
  | { readonly type: 'long_press'; readonly at: Point; readonly durationMs: number }
  | { readonly type: 'swipe'; readonly from: Point; readonly to: Point; readonly durationMs: number }
  /** `durationMs`: of the movement, after the long press that picks something up. */
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
  /** 0 for success. */
  readonly exitCode: number;
  /** As UTF-8 text, with the line break at its end. */
  readonly stdout: string;
  /** As UTF-8 text, apart from stdout. */
  readonly stderr: string;
}

/** How a shell command is run. */
export interface ShellOptions extends CallOptions {
  /** What the command reads; default nothing. */
  readonly stdin?: string | Uint8Array;
  /** Run as root: `su 0` or a rooted adbd, whichever the device has. Throws AW_DEVICE_STATE when neither. */
  readonly root?: boolean;
}

/** What is known of a file without reading it. */
export interface FileStat {
  /** A symbolic link is one itself, whatever it leads to. */
  readonly kind: 'file' | 'directory' | 'symlink' | 'other';
  /** Permission bits, e.g. `0o644`. */
  readonly mode: number;
  /** Bytes. */
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
  /** The way back of `pushFolder`, into a folder of the host. */
  pullFolder(path: string, localFolder: string, options?: CallOptions): Promise<void>;
}

/** An app with an icon in the launcher. */
export interface InstalledApp {
  /** e.g. `com.android.settings` */
  readonly packageName: string;
  /** As under its icon in the launcher. */
  readonly label: string;
  /** `package/class` of its launcher activity. */
  readonly component: string;
}

/** The apps of a device. */
export interface Apps {
  /** Apps with a launcher icon. */
  list(options?: CallOptions): Promise<readonly InstalledApp[]>;
  /**
   * Opens an app by the name a person would use: alias, launcher label or package.
   * @throws AW_APP_NOT_FOUND with near names; nothing has then happened on the device.
   */
  open(name: string, options?: CallOptions): Promise<InstalledApp>;
  /** Ends all processes of an app, as `am force-stop` does. */
  stop(packageName: string, options?: CallOptions): Promise<void>;
  /** From an APK file of the host, in place of an installed version; all its permissions are granted. */
  install(apk: string, options?: CallOptions): Promise<void>;
}

/** What only an emulator can do: events from outside the phone. */
export interface EmulatorConsole {
  /** Delivers a text message from this phone number. */
  sendSms(from: string, text: string, options?: CallOptions): Promise<void>;
  /** Lets the phone ring with a call from this number, until it is answered or ended. */
  call(from: string, options?: CallOptions): Promise<void>;
  /** Ends the call from this number, as its caller. Throws when there is none. */
  endCall(from: string, options?: CallOptions): Promise<void>;
  /** Degrees. */
  setLocation(location: { latitude: number; longitude: number }, options?: CallOptions): Promise<void>;
}

/** What an observation is to hold; what is left out need not be captured. */
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
  /** After so long a screen that still changes is taken as it is. */
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
  /** What the driver knows it by; unique among its devices, e.g. `emulator-5554`. */
  readonly serial: string;
  /** Recorded with every episode: scores of different kinds are not mixed unseen. */
  readonly kind: DeviceKind;
  /** Used where time runs by itself; a device with a time of its own says when it is at rest. */
  readonly settleTimings: SettleTimings;
  /** Read from the device at each call. */
  facts(options?: CallOptions): Promise<DeviceFacts>;
  /** Free of side effects on the device. */
  observe(options?: ObserveOptions): Promise<Observation>;
  /** Returns once the device has taken the input. */
  perform(input: DeviceInput, options?: CallOptions): Promise<void>;
  /** Runs a command in the device's shell; a non-zero exit is a result, not an error. */
  shell(command: ShellCommand, options?: ShellOptions): Promise<ShellResult>;
  /** Its files, shared storage and data of apps alike. */
  readonly files: Files;
  /** Its installed apps. */
  readonly apps: Apps;
  /** Absent where time runs by itself. */
  readonly time?: DeviceTime;
  /** Absent where events from outside cannot be made (a real phone). */
  readonly console?: EmulatorConsole;
  /** Lets go of the device, which stays as it is; the driver may open it again. */
  close(): Promise<void>;
}

/** Who has a device for itself. JSON. */
export interface LeaseOwner {
  /** Of the run, or the name of what else holds the device, e.g. `doctor`. */
  readonly runId: string;
  /** Name of the machine the run's process is on. */
  readonly host: string;
  /** Of the process, on that machine. */
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
  /** e.g. `adb`; as in the configuration, where it has a short name. */
  readonly name: string;
  /** All devices it knows, also those that are not ready. */
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

/** What a check may do, and how long it may take. */
export interface DoctorCheckOptions extends CallOptions {
  /** Whether it may start what is not running, such as an adb server; default true. */
  readonly mayStart?: boolean;
}

/** One question of `androidworld doctor`. */
export interface DoctorCheck {
  /** What is looked at, e.g. `adb server`; stands in front of the finding. */
  readonly name: string;
  /** Looks, and repairs nothing. What it throws is shown as a failed finding. */
  run(options: DoctorCheckOptions): Promise<DoctorFinding>;
}

/** The answer to a {@link DoctorCheck}. */
export interface DoctorFinding {
  /** `warning`: runs are possible, but not as they should be; `failed`: none is. */
  readonly status: 'ok' | 'warning' | 'failed';
  /** What was found, e.g. a version. */
  readonly message: string;
  /** What to do about it. */
  readonly fix?: string;
}
