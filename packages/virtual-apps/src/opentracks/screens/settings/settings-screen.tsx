import {
  ConfirmDialog,
  css,
  PreferenceScreen,
  useActivity,
  useApi,
  useBack,
  usePreferences,
} from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { activities } from '../../package-name.ts';
import { preferences, resetPreferences } from '../../store/preferences.ts';
import { useOpen } from '../../use-tracker.ts';
import { TrackerPage } from '../../widgets/tracker-page.tsx';
import { announcementItems } from './announcement-items.ts';
import { exportItems, useExports } from './export-items.ts';
import { bluetoothItems, gpsItems, publicApiItems, unitItems, userInterfaceItems } from './preference-items.ts';

// The texts of Material 3: letters apart, lines of 20 sp; the list goes on below the bar.
css`
.tracker-settings { flex: 1; min-height: 0; display: flex; flex-direction: column; margin-bottom: -16px; }
.tracker-settings .preference-title { letter-spacing: 0.0167em; }
.tracker-settings .preference-summary { letter-spacing: 0.0179em; line-height: 1.25rem; border-width: 0; margin-bottom: -2PX; }
`;

/** The pages below the main one, with their titles. */
const pages = {
  units: 'Default Units and Activity',
  interface: 'User Interface',
  gps: 'GPS',
  bluetooth: 'Bluetooth Sensors',
  announcements: 'Statistics Announcements',
  export: 'Import/Export',
  publicApi: 'Public API',
} as const;

type Page = keyof typeof pages;

/** SettingsActivity: its pages are fragments, BACK leads to the main one. */
export function SettingsScreen() {
  const api = useApi();
  const { finish } = useActivity();
  const open = useOpen();
  const [values = preferences.missing, change] = usePreferences(preferences);
  const [page, setPage] = useState<Page | null>(null);
  const [isResetting, setResetting] = useState(false);
  const exports = useExports(values.exportFormat);
  useBack(() => setPage(null), page !== null);
  const row = (to: Page, summary: string) => ({ title: pages[to], summary, onClick: () => setPage(to) });
  const items =
    page === null
      ? [
          row('units', 'Preferred Units, Default Activity, Track Default Name'),
          row('interface', 'Appearance, Recording Layout, Theme'),
          row('gps', 'Time interval, Distance interval, Max Distance, Accuracy'),
          row('bluetooth', 'Cycling Sensors, Wheel Circumference, Running Sensors'),
          row('announcements', 'Time, Distance, Voice Speed'),
          row('export', 'Import, Export, Auto Export'),
          { title: 'Reset', summary: 'Reset Settings to Default Values', onClick: () => setResetting(true) },
          row('publicApi', 'Remote control and statistics API for other apps'),
          {
            title: 'About OpenTracks',
            summary: 'All About OpenTracks Project',
            onClick: () => open(activities.about),
          },
        ]
      : {
          units: unitItems,
          interface: userInterfaceItems(() => void api.toast('The recording layout is the default one')),
          gps: gpsItems,
          bluetooth: bluetoothItems,
          announcements: announcementItems,
          export: exportItems(values, exports),
          publicApi: publicApiItems,
        }[page];
  const reset = async () => {
    await resetPreferences(api);
    await api.toast('All settings have been reverted to the default values');
  };
  return (
    <TrackerPage
      title={page === null ? 'Settings' : pages[page]}
      onUp={() => (page === null ? void finish() : setPage(null))}
    >
      <div class="tracker-settings">
        <PreferenceScreen
          key={page}
          items={items}
          store={{ values, put: (key, value) => void change({ [key]: value }) }}
        />
      </div>
      {isResetting && (
        <ConfirmDialog
          title="Reset now?"
          message="All settings will be reverted to the default values. This will not delete any tracks on the device."
          onConfirm={() => void reset()}
          onClose={() => setResetting(false)}
        />
      )}
    </TrackerPage>
  );
}
