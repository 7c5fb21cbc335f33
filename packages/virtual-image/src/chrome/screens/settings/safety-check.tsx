import { Button, css, LinearLayout, PreferenceScreen, phoneNow, TextView } from '@androidworld/app-sdk/ui';
import type { PageScope, SettingsPage } from './page.ts';
import { passwordsPage } from './passwords.tsx';
import { safeBrowsingLabel, safeBrowsingPage } from './privacy-choices.tsx';

css`
.chrome-safety-bar { padding: 8px 16px 16px; gap: 16px; justify-content: space-between; }
`;

function SafetyCheck({ scope }: { scope: PageScope }) {
  const { settings, change, open } = scope;
  const { safetyCheckedAt, safeBrowsing } = settings;
  const isChecked = safetyCheckedAt > 0;
  return (
    <>
      <PreferenceScreen
        items={[
          {
            kind: 'intro',
            title: 'Chrome can look for what endangers your data: leaked passwords, unsafe sites and more',
          },
          {
            title: 'Passwords',
            summary: isChecked ? 'No saved passwords' : '',
            onClick: () => open(passwordsPage),
          },
          {
            title: safeBrowsingPage.title,
            summary: isChecked ? safeBrowsingLabel(safeBrowsing) : '',
            onClick: () => open(safeBrowsingPage),
          },
          {
            title: 'Updates',
            // The phone has no network.
            summary: isChecked ? 'Chrome can’t check for updates. Try checking your internet connection.' : '',
            onClick: () => change({ safetyCheckedAt: phoneNow() }),
          },
        ]}
      />
      <LinearLayout class="chrome-safety-bar">
        <TextView id="safety_check_timestamp" color="muted" weight={1}>
          {isChecked ? ranAt(safetyCheckedAt) : ''}
        </TextView>
        <Button id="safety_check_button" onClick={() => change({ safetyCheckedAt: phoneNow() })}>
          Check now
        </Button>
      </LinearLayout>
    </>
  );
}

const minuteMs = 60_000;

function ranAt(ms: number): string {
  const minutes = Math.floor((phoneNow() - ms) / minuteMs);
  if (minutes < 1) return 'Safety check ran a moment ago';
  if (minutes < 60) return `Safety check ran ${ago(minutes, 'minute')}`;
  if (minutes < 24 * 60) return `Safety check ran ${ago(Math.floor(minutes / 60), 'hour')}`;
  return `Safety check ran ${ago(Math.floor(minutes / (24 * 60)), 'day')}`;
}

const ago = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`;

export const safetyCheckPage: SettingsPage = {
  fragment: 'org.chromium.chrome.browser.safety_check.SafetyCheckSettingsFragment',
  title: 'Safety check',
  Content: SafetyCheck,
};
