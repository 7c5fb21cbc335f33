import type { AppApi } from '@androidworld/app-sdk';
import { className } from './package-name.ts';

/** Receives messages while the app has the role. */
export const deliverReceiver = className('shared.receiver.SmsDeliverReceiver');

const role = 'android.app.role.SMS';

export function isSmsApp(api: AppApi): Promise<boolean> {
  return api.roles.isHeld(role);
}

/** The system asks whether the app shall be the phone's SMS app. */
export async function askForSmsRole(api: AppApi): Promise<void> {
  await api.startActivityForResult({
    action: 'android.app.role.action.REQUEST_ROLE',
    packageName: 'com.google.android.permissioncontroller',
    extras: { 'android.intent.extra.ROLE_NAME': role, 'android.intent.extra.PACKAGE_NAME': api.packageName },
  });
}
