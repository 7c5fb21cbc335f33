import { usePreferences, View } from '@androidworld/app-sdk/ui';
import { preferences } from '../store/preferences.ts';
import { Browser } from './browser.tsx';
import { FirstRun } from './first-run.tsx';

/** ChromeTabbedActivity: the browser, after the first pages. */
export function BrowserScreen() {
  const [stored, change] = usePreferences(preferences);
  if (stored === undefined) return <View class="chrome" />;
  if (!stored.firstRunDone) {
    return (
      <FirstRun
        accepted={stored.termsAccepted}
        onAccept={(sendReports) => change({ termsAccepted: true, sendReports })}
        onDone={() => change({ firstRunDone: true, signInDone: true })}
      />
    );
  }
  return <Browser settings={stored} onAsked={() => void change({ askedForNotifications: true })} />;
}
