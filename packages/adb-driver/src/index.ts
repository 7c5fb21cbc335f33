// The driver
export type { AdbOptions } from './adb.ts';
export { adb, adb as default } from './adb.ts';
// One device, for drivers built on adb
export type { ConsoleAddress } from './console.ts';
export { emulatorConsole } from './console.ts';
export type { OpenAdbDeviceOptions } from './open-adb-device.ts';
export { openAdbDevice, realSettleTimings } from './open-adb-device.ts';
export { adbServerPort } from './transport/adb-server-port.ts';
export type { AdbServerAddress } from './transport/transport.ts';
