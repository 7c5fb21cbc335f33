import { h } from '../../../runtime/dom.ts';
import type { Random } from '../../../runtime/random.ts';
import './popup.css';

/** Draws a message: mostly that the session is about to end, sometimes something else. */
export function drawPopupMessage(random: Random): string {
  return random.pick(random.chance(0.85) ? SESSION_MESSAGES : REMARKS);
}

/** Covers the form, which is locked meanwhile: OK leaves for good, Cancel brings the form back as it was. */
export function showPopup(
  area: HTMLElement,
  message: string,
  controls: readonly (HTMLInputElement | HTMLButtonElement)[],
  leave: () => void,
): void {
  const setLocked = (locked: boolean): void => {
    for (const control of controls) {
      // A field that is disabled keeps the focus in some browsers, and the keyboard with it.
      if (locked) control.blur();
      control.disabled = locked;
    }
  };
  const cancel = (): void => {
    popup.remove();
    setLocked(false);
  };
  const popup = h(
    'div',
    { id: 'popup', class: 'login-popup', role: 'dialog', 'aria-modal': 'true', 'aria-label': 'Message' },
    h('p', {}, message),
    h('p', {}, 'Do you want to leave for the home page?'),
    h(
      'div',
      { class: 'login-popup-buttons' },
      h('button', { id: 'popup-ok', type: 'button', onclick: leave }, 'OK'),
      h('button', { id: 'popup-cancel', type: 'button', onclick: cancel }, 'Cancel'),
    ),
  );
  setLocked(true);
  area.append(popup);
}

const SESSION_MESSAGES = [
  'You will be logged out in a minute.',
  'Your session ends soon.',
  'Nothing has happened here for a while, so the session is closing.',
  'For your safety this session is about to expire.',
  'Only a few seconds are left of your session.',
  'The time for logging in is nearly over.',
  'This page is going to forget you shortly.',
];

const REMARKS = [
  'Today the canteen serves lentil soup.',
  'A parcel is waiting at the front desk.',
  'It may rain in the afternoon.',
  'The printer on the second floor works again.',
  'Somebody has left a green umbrella in the lobby.',
  'The lift is being painted this week.',
  'New pictures of the summer party are online.',
  'Please water the plants before the weekend.',
];
