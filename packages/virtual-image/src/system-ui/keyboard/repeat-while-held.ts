import { phoneTime } from '@androidworld/app-sdk/ui';

const REPEAT_MS = 50;

/** Does it now and again and again, until the finger that holds the key leaves. */
export function repeatWhileHeld(act: () => void): void {
  act();
  const timer = phoneTime.every(REPEAT_MS, act);
  const end = () => {
    timer.cancel();
    window.removeEventListener('pointerup', end, true);
    window.removeEventListener('pointercancel', end, true);
  };
  window.addEventListener('pointerup', end, true);
  window.addEventListener('pointercancel', end, true);
}
