import type { AppApi } from '@androidworld/app-sdk';

/** The page of Settings with the accounts of the phone, or Settings where there is none. */
export async function openAccounts(api: AppApi): Promise<void> {
  const accounts = { action: 'android.settings.SYNC_SETTINGS' };
  const found = await api.queryIntentActivities(accounts);
  await api.startActivity(found.length > 0 ? accounts : { action: 'android.settings.SETTINGS' });
}
