import type { AppApi } from '@androidworld/app-sdk';
import { FrameLayout, useFirstRun } from '@androidworld/app-sdk/ui';
import type { FunctionComponent } from 'preact';

const required = ['android.permission.READ_CONTACTS', 'android.permission.WRITE_CONTACTS'];

/** A screen that is there only with the contacts: it asks for them first, and is gone when they are refused. */
export function withContacts(Screen: FunctionComponent): FunctionComponent {
  return function WithContacts() {
    return useFirstRun(askForContacts) ? <Screen /> : <FrameLayout weight={1} />;
  };
}

async function askForContacts(api: AppApi): Promise<boolean> {
  const answers = await api.permissions.request(required);
  const isGranted = answers.every(Boolean);
  if (!isGranted) await api.toast('Contacts needs your permission to show and change contacts');
  return isGranted;
}
