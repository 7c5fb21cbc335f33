import type { Contract } from './contract.ts';
import type { DeviceFixture } from './device-fixture.ts';
import { deviceInputCases } from './device-input-cases.ts';
import { deviceObserveCases } from './device-observe-cases.ts';
import { deviceSystemCases } from './device-system-cases.ts';

/** What every device must do, whatever its driver. */
export const deviceContract: Contract<DeviceFixture> = {
  name: 'device',
  cases: [...deviceObserveCases, ...deviceInputCases, ...deviceSystemCases],
};
