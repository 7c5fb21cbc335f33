import {
  LinearLayout,
  PreferenceScreen,
  Toolbar,
  useActivity,
  useApi,
  useLive,
  usePreferences,
} from '@androidworld/app-sdk/ui';
import { messagesSettings } from '../messages-settings.ts';
import { packageName } from '../package-name.ts';
import { askForSmsRole, isSmsApp } from '../sms-role.ts';

/** The app's settings, and the ways to those of the system that concern it. */
export function SettingsScreen() {
  const api = useApi();
  const { finish } = useActivity();
  const [settings, put] = usePreferences(messagesSettings);
  const isDefault = useLive(isSmsApp, { packages: [packageName], onResume: true }).data;
  if (settings === undefined || isDefault === undefined) return null;
  const open = (action: string) => () =>
    void api.startActivity({
      action: `android.settings.${action}`,
      extras: { 'android.provider.extra.APP_PACKAGE': packageName },
    });
  return (
    <LinearLayout orientation="vertical" weight={1}>
      <Toolbar title="Settings" onUp={() => void finish()} />
      <PreferenceScreen
        items={[
          {
            title: 'Default SMS app',
            summary: isDefault ? 'Messages' : 'Another app',
            onClick: () => void (isDefault ? open('MANAGE_DEFAULT_APPS_SETTINGS')() : askForSmsRole(api)),
          },
          { title: 'Notifications', onClick: open('APP_NOTIFICATION_SETTINGS') },
          {
            kind: 'switch',
            title: 'Hear outgoing message sounds',
            value: settings.sendSound,
            onChange: (sendSound) => void put({ sendSound }),
          },
          {
            kind: 'category',
            title: 'Advanced',
            items: [
              {
                kind: 'switch',
                title: 'Get SMS delivery reports',
                summary: 'Find out when SMS messages you send are delivered',
                value: settings.deliveryReports,
                onChange: (deliveryReports) => void put({ deliveryReports }),
              },
            ],
          },
        ]}
      />
    </LinearLayout>
  );
}
