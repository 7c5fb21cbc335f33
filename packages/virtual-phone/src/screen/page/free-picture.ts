import { hostDeadline } from '@androidworld/app-sdk/host';
import { changeUnseen } from './hurry-frame.ts';

/** Who looks at each step asks for the next picture before. */
const afterMs = 1_000;

let cancel: (() => void) | undefined;

/**
 * Has Chromium give back what it drew the picture into that is about to be taken, when no other is taken soon: two
 * buffers as large as the screen, 20 MB, which it keeps until the next frame is drawn. Nothing else draws one while the
 * phone is at rest.
 */
export function freePictureLater(): void {
  cancel?.();
  cancel = hostDeadline(afterMs, changeUnseen);
}
