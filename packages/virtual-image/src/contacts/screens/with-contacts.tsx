import { FrameLayout, useActivity, useApi, useAsync } from '@androidworld/app-sdk/ui';
import type { FunctionComponent } from 'preact';

const required = ['android.permission.READ_CONTACTS', 'android.permission.WRITE_CONTACTS'];

/** A screen that is there only with the contacts: it asks for them first, and is gone when they are refused. */
export function withContacts(Screen: FunctionComponent): FunctionComponent {
  return function WithContacts() {
    const api = useApi();
    const { finish } = useActivity();
    const granted = useAsync(async () => {
      const answers = await api.permissions.request(required);
      if (!answers.includes(false)) return true;
      await api.toast('Contacts needs your permission to show and change contacts');
      await finish();
      return false;
    }, []);
    return granted.data === true ? <Screen /> : <FrameLayout weight={1} />;
  };
}
