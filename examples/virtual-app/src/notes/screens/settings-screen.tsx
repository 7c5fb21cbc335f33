import { LinearLayout, PreferenceScreen, Toolbar, useActivity, usePreferences } from '@androidworld/app-sdk/ui';
import { settings } from '../store.ts';

const orders = [
  { label: 'Last changed first', value: 'changed' },
  { label: 'By title', value: 'title' },
];

export function SettingsScreen() {
  const { finish } = useActivity();
  const [values = settings.missing, change] = usePreferences(settings);
  return (
    <LinearLayout orientation="vertical" weight={1}>
      <Toolbar title="Settings" onUp={() => void finish()} />
      <PreferenceScreen
        store={{ values, put: (key, value) => void change({ [key]: value }) }}
        items={[
          { kind: 'list', key: 'order', title: 'Order', entries: orders },
          { kind: 'switch', key: 'preview', title: 'Preview', summary: 'Show the beginning of each note in the list' },
        ]}
      />
    </LinearLayout>
  );
}
