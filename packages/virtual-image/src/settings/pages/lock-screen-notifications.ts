import { useSetting } from '@androidworld/app-sdk/ui';

const shown = 'lock_screen_show_notifications';
const silentShown = 'lock_screen_show_silent_notifications';

/** What the lock screen shows of notifications, and how that is changed; AOSP shows them where nothing is set. */
export function useLockScreenNotifications() {
  const [show, setShow] = useSetting('secure', shown);
  const [silent, setSilent] = useSetting('secure', silentShown);
  return {
    isShown: show !== '0',
    isSilentShown: silent === '1',
    async choose(choice: { isShown: boolean; isSilentShown?: boolean }) {
      await setShow(choice.isShown ? '1' : '0');
      if (choice.isSilentShown !== undefined) await setSilent(choice.isSilentShown ? '1' : '0');
    },
  };
}

/** Of rows that say so of a phone without a secure lock. */
export function privacyText(isShown: boolean): string {
  return isShown ? 'Show all notification content' : 'Don\u2019t show notifications at all';
}
