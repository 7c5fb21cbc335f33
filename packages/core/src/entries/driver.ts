// For those who write drivers: all that a device is made of.
export type {
  Apps,
  DeviceFacts,
  DeviceInfo,
  DeviceInput,
  DeviceKind,
  DeviceLease,
  DeviceTime,
  DoctorCheck,
  DoctorCheckOptions,
  DoctorFinding,
  EmulatorConsole,
  FileStat,
  Files,
  InstalledApp,
  LeaseOwner,
  ObserveOptions,
  SettleTimings,
  ShellOptions,
  ShellResult,
} from '../contracts/device.ts';
export type { ErrorCode } from '../contracts/errors.ts';
export type { ForegroundActivity, Point, Rect, Rotation, Screenshot, Size, UiNode } from '../contracts/observation.ts';
export { withLease } from '../engine/with-lease.ts';
export type { AroundCall, DeviceCall } from '../engine/wrap-device.ts';
export { wrapDevice } from '../engine/wrap-device.ts';
export type { Clock } from '../wait/clock.ts';
export { systemClock } from '../wait/clock.ts';
export type { Saw } from '../wait/last-seen.ts';
export type { WaitUntilOptions } from '../wait/wait-until.ts';
export type { DeadlineOptions } from '../wait/with-deadline.ts';
export { withDeadline } from '../wait/with-deadline.ts';
