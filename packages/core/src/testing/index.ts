// Stand-ins
export type { FakeCall, FakeDevice, FakeDeviceOptions, FakeFault } from './fake-device.ts';
export { fakeDevice } from './fake-device.ts';
export { fakeDriver } from './fake-driver.ts';
export type { FakePhone } from './fake-phone.ts';
export type { FakeNode, FakeScreen } from './fake-screen.ts';
export { fakeTime } from './fake-time.ts';
export { memoryRunStore } from './memory-run-store.ts';
export { observationOf } from './observation-of.ts';
