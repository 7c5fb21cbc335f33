import { usePhoneState } from './use-phone-state.ts';

/** Whether the screen is wider than it is high (`Configuration.orientation`). Renders again when it is turned. */
export function useIsLandscape(): boolean {
  return usePhoneState(({ rotation, display }) => (rotation % 2 === 0) === display.width > display.height);
}
