import type { LocationFix, PhoneSystem } from '../phone-system.ts';

/** Where the phone was last told that it is. */
export function createLocation(): PhoneSystem['location'] {
  let last: LocationFix | null = null;
  return {
    get last() {
      return last;
    },
    fix(fix) {
      last = fix;
    },
  };
}
