import { AlertDialog, ListItem, useApi, usePreferences } from '@androidworld/app-sdk/ui';
import { dialerSettings, responseKeys } from '../dialer-settings.ts';

/** Turns a call down with a message: one of those in the settings. */
export function QuickResponses({ number, onClose }: { number: string; onClose: () => void }) {
  const api = useApi();
  const [settings] = usePreferences(dialerSettings);
  if (settings === undefined) return null;
  const respond = async (text: string) => {
    onClose();
    await api.telephony.hangUp();
    const [maySend] = await api.permissions.request(['android.permission.SEND_SMS']);
    if (maySend === true) await api.telephony.sendSms(number, text);
  };
  return (
    <AlertDialog flush onDismiss={onClose} negative={{ label: 'Cancel', onClick: onClose }}>
      {responseKeys.map((key) => (
        <ListItem
          key={key}
          title={settings[key]}
          titleId="android:id/text1"
          onClick={() => void respond(settings[key])}
        />
      ))}
    </AlertDialog>
  );
}
