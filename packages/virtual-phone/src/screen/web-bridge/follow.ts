import { followMultiTaps } from '@androidworld/app-sdk/host';
import { followChromiumsInput } from '../page/chromiums-input.ts';
import { followDrawing } from './drawing.ts';
import { followFocus } from './focus.ts';
import { hurryFrame } from './hurry-frames.ts';
import { followListeners } from './listeners.ts';
import { followLongPresses } from './long-press.ts';
import { followControls } from './native-controls.ts';
import { followNavigation } from './navigation.ts';
import { keepListening } from './new-document.ts';
import { replaceDialogs } from './page-dialogs.ts';
import { followChanges } from './rest.ts';

/**
 * Follows what a person and scripts do in this window, a page's or that of a frame within one.
 *
 * @param around of a frame: tells the page around it that something happens
 */
export function follow(around?: () => void): void {
  replaceDialogs();
  followListeners();
  keepListening(() => {
    followChanges(around);
    followChromiumsInput(hurryFrame);
    followFocus();
    followControls();
    followNavigation();
    followLongPresses();
    followDrawing();
    followMultiTaps();
  });
}
