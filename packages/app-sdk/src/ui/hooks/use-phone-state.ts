import { phoneLink } from '../../runtime/phone-link.ts';
import type { PhoneState } from '../../runtime/phone-state.ts';
import { useStore } from '../../runtime/store.ts';

/** What the phone shows beside apps. Renders again when the part that `select` picks changes. */
export function usePhoneState<T>(select: (state: PhoneState) => T): T {
  return useStore(phoneLink.state, (state) => {
    if (state === null) throw new Error('The page has no phone state yet');
    return select(state);
  });
}
