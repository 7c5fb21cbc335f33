import type { SystemServices } from '../system-services.ts';

/** Whether the screen is on. */
export function createPower(changed: (on: boolean) => void): SystemServices['power'] {
  let on = true;
  const put = (value: boolean) => {
    if (value === on) return;
    on = value;
    changed(on);
  };
  return {
    get on() {
      return on;
    },
    forcedIdle: null,
    wake: () => put(true),
    sleep: () => put(false),
  };
}
