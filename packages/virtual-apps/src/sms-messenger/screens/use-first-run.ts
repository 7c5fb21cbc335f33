import { useActivity, useApi, useAsync } from '@androidworld/app-sdk/ui';

const resultOk = -1;

/**
 * Asks to become the SMS app, then for what the app needs beside it. Without the role, or without reading and sending
 * messages, the app closes.
 *
 * @returns whether the app may show messages
 */
export function useFirstRun(): boolean {
  const api = useApi();
  const activity = useActivity();
  const has = (name: string) => api.permissions.check(`android.permission.${name}`);
  const asked = useAsync(async () => {
    const current = await api.settings.get('secure', 'sms_default_application');
    if (current !== api.packageName) {
      const { code } = await api.startActivityForResult({
        action: 'android.app.role.action.REQUEST_ROLE',
        packageName: 'com.google.android.permissioncontroller',
        extras: {
          'android.intent.extra.ROLE_NAME': 'android.app.role.SMS',
          'android.intent.extra.PACKAGE_NAME': api.packageName,
        },
      });
      if (code !== resultOk) {
        await activity.finish();
        return false;
      }
    }
    for (const name of ['READ_SMS', 'SEND_SMS']) {
      const [granted] = await api.permissions.request([`android.permission.${name}`]);
      if (granted) continue;
      await activity.finish();
      return false;
    }
    for (const name of ['READ_CONTACTS', 'POST_NOTIFICATIONS']) {
      if (!(await has(name))) await api.permissions.request([`android.permission.${name}`]);
    }
    return true;
  }, []);
  return asked.data === true;
}
