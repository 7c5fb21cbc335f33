import type { SystemServices } from '../system-services.ts';
import { DeviceIdle } from './device-idle.ts';

/** Whether the screen is on, and how idle the phone is while it is not. @param isCharging asked when it is used */
export function createPower(changed: (on: boolean) => void, isCharging: () => boolean): SystemServices['power'] {
  let on = true;
  const idle = new DeviceIdle(() => on || isCharging());
  const put = (value: boolean) => {
    if (value === on) return;
    on = value;
    idle.check();
    changed(on);
  };
  return {
    get on() {
      return on;
    },
    idle,
    thermalStatus: null,
    wake: () => put(true),
    sleep: () => put(false),
  };
}
