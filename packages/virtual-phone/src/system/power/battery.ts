import type { SystemServices } from '../system-services.ts';

/** Full and charging, until the console says otherwise. */
export function createBattery(changed: () => void): SystemServices['battery'] {
  let level = 100;
  let charging = true;
  return {
    get level() {
      return level;
    },
    get charging() {
      return charging;
    },
    set(state) {
      level = state.level ?? level;
      charging = state.charging ?? charging;
      changed();
    },
  };
}
