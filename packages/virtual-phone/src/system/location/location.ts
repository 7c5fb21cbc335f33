import type { LocationFix, SystemServices } from '../system-services.ts';

/** Where the phone was last told that it is. */
export function createLocation(): SystemServices['location'] {
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
