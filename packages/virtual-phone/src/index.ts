// The driver

// Serving phones to adb
export type { AdbTarget } from './adb/adb-target.ts';
export { type ServedPhone, type ServePhoneOptions, servePhone } from './adb/serve-phone.ts';
export { type AdbServer, serveAdb } from './adb/server.ts';
// Inside a phone
export type { AppUpdates } from './develop/app-updates.ts';
export type { Disk } from './disk/disk.ts';
// One phone, without a driver
export { bootPhone, defaultClockMs, type Phone, type PhoneOptions } from './phone.ts';
export {
  openScreenHost,
  type ScreenControl,
  type ScreenFactory,
  type ScreenHost,
  type ScreenHostOptions,
} from './screen/index.ts';
export { type ServedPhones, type ServePhonesOptions, servePhones } from './serve-phones.ts';
export { runtimePermissions } from './system/permissions/permissions.ts';
export type { SystemServices } from './system/system-services.ts';
export {
  type VirtualPhoneDriver,
  type VirtualPhoneOptions,
  virtualPhone,
  virtualPhone as default,
} from './virtual-phone.ts';
