import type { SystemServices } from '../../../system/system-services.ts';

/** `dumpsys thermalservice`: the one sensor and the one cooler that the emulator's HAL makes believe. */
export function dumpThermal({ power: { thermalStatus } }: SystemServices): string {
  const sensor = '\tTemperature{mValue=30.8, mType=3, mName=test temperature sensor, mStatus=0}\n';
  return [
    `IsStatusOverride: ${thermalStatus !== null}\n`,
    `ThermalEventListeners:\n\tcallbacks: 0\n\tkilled: false\n\tbroadcasts count: -1\n`,
    `ThermalStatusListeners:\n\tcallbacks: 0\n\tkilled: false\n\tbroadcasts count: -1\n`,
    `Thermal Status: ${thermalStatus ?? 0}\n`,
    `Cached temperatures:\n${sensor}`,
    'HAL Ready: true\nHAL connection:\n\tThermalHAL 2.0 connected: yes\n',
    `Current temperatures from HAL:\n${sensor}`,
    'Current cooling devices from HAL:\n\tCoolingDevice{mValue=0, mType=0, mName=test cooling device}\n',
  ].join('');
}
