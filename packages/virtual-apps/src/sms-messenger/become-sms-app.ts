import type { AppApi } from '@androidworld/app-sdk';

const smsRole = 'android.app.role.SMS';
const resultOk = -1;
const needed = ['READ_SMS', 'SEND_SMS'];
const useful = ['READ_CONTACTS', 'POST_NOTIFICATIONS'];

/**
 * Asks to become the SMS app, then for what the app needs beside it.
 *
 * @returns false without the role, or without reading and sending messages
 */
export async function becomeSmsApp(api: AppApi): Promise<boolean> {
  if (!(await api.roles.isHeld(smsRole))) {
    const { code } = await api.startActivityForResult({
      action: 'android.app.role.action.REQUEST_ROLE',
      packageName: 'com.google.android.permissioncontroller',
      extras: {
        'android.intent.extra.ROLE_NAME': smsRole,
        'android.intent.extra.PACKAGE_NAME': api.packageName,
      },
    });
    if (code !== resultOk) return false;
  }
  const request = async (name: string) => (await api.permissions.request([`android.permission.${name}`]))[0] === true;
  for (const name of needed) if (!(await request(name))) return false;
  for (const name of useful) await request(name);
  return true;
}
