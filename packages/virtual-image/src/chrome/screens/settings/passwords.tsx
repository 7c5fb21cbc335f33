import { PreferenceScreen, TextView } from '@androidworld/app-sdk/ui';
import type { SettingsPage } from './page.ts';

/** There is no site to save one of. */
export const passwordsPage: SettingsPage = {
  fragment: 'org.chromium.chrome.browser.password_manager.settings.PasswordSettings',
  title: 'Password Manager',
  Content: ({ scope: { toggle } }) => (
    <PreferenceScreen
      items={[
        { kind: 'switch', title: 'Save passwords', ...toggle('savePasswords') },
        {
          kind: 'checkbox',
          title: 'Auto Sign-in',
          summary: 'Signs in to sites with what is saved here',
          ...toggle('autoSignIn'),
        },
        {
          kind: 'custom',
          key: 'none',
          content: (
            <TextView id="android:id/title" class="chrome-none">
              Your saved passwords will appear here.
            </TextView>
          ),
        },
      ]}
    />
  ),
};
