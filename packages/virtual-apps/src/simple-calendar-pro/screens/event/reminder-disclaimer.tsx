import { AlertDialog, TextView, useApi } from '@androidworld/app-sdk/ui';
import { packageName } from '../../package-name.ts';

/** Shown once, before the first event with a reminder is saved. */
export function ReminderDisclaimer({ onAgree }: { onAgree: () => void }) {
  const api = useApi();
  const openSettings = () =>
    void api.startActivity({
      action: 'android.settings.APPLICATION_DETAILS_SETTINGS',
      data: `package:${packageName}`,
    });
  return (
    <AlertDialog
      title="Disclaimer"
      flush
      neutral={{ label: 'Settings', onClick: openSettings }}
      positive={{ label: 'OK', onClick: onAgree }}
    >
      <TextView
        id="reminder_warning"
        layoutWidth="match_parent"
        // As on the device: the text of the app's size, with room below.
        style={{ fontSize: '1.0625rem', padding: '24px 24px 14.5px', marginTop: -8 }}
      >
        Please make sure the reminders work properly before relying on them. Check your device battery and notification
        settings, if there is nothing blocking the reminders, or killing the app in the background.
      </TextView>
    </AlertDialog>
  );
}
