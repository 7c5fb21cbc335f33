import {
  LinearLayout,
  PreferenceScreen,
  Toolbar,
  useActivity,
  useBack,
  usePreferences,
} from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { keptSettings } from '../store/kept-settings.ts';
import { type MarkorSettings, markorSettings } from '../store/settings.ts';
import { FilePicker } from '../widgets/file-picker.tsx';
import { type Page, type Place, settingsPages, titles } from './settings-pages.ts';
import { useMarkorTheme } from './use-markor-theme.ts';

/** The settings, on a page per group. */
export function SettingsActivity() {
  const { finish } = useActivity();
  const [page, setPage] = useState<Page>('root');
  const [picking, setPicking] = useState<Place>();
  const [settings, put] = usePreferences(markorSettings);
  const [kept = keptSettings.missing, putKept] = usePreferences(keptSettings);
  const up = () => (page === 'root' ? void finish() : setPage('root'));
  useBack(() => setPage('root'), page !== 'root');
  useMarkorTheme();
  if (settings === undefined) return null;
  const change = (changes: Partial<MarkorSettings>) => void put(changes);
  const items = settingsPages[page](settings, { change, open: setPage, pick: setPicking });
  return (
    <LinearLayout orientation="vertical" weight={1}>
      <Toolbar title={titles[page]} onUp={up} />
      <PreferenceScreen
        key={page}
        items={items}
        store={{ values: kept, put: (key, value) => void putKept({ [key]: value }) }}
      />
      {picking !== undefined && (
        <FilePicker
          pick={picking === 'notebook' ? 'folder' : 'file'}
          title={() => (picking === 'notebook' ? 'Select storage folder' : picking === 'todo' ? 'To-Do' : 'QuickNote')}
          start={settings.notebook}
          root="/storage/emulated/0"
          onClose={() => setPicking(undefined)}
          onPick={(path) => {
            setPicking(undefined);
            change({ [picking]: path });
          }}
        />
      )}
    </LinearLayout>
  );
}
