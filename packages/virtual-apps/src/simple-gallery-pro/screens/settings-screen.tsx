import { LinearLayout, ScrollView, Toolbar, useActivity, usePreferences } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { SettingsSection, SettingsSwitch, SettingsValue } from '../../simple-commons/settings-rows.tsx';
import { type GalleryPreferences, preferences } from '../store/preferences.ts';
import { ColumnsDialog } from './columns-dialog.tsx';

type SwitchName = 'showHidden' | 'showNames' | 'useBin' | 'bottomActions';

const sections: readonly {
  readonly name: string;
  readonly title: string;
  readonly switches: readonly { readonly key: SwitchName; readonly name: string; readonly title: string }[];
}[] = [
  {
    name: 'general_settings',
    title: 'General',
    switches: [{ key: 'showHidden', name: 'show_hidden_items', title: 'Show hidden items' }],
  },
  {
    name: 'bottom_actions',
    title: 'Bottom actions',
    switches: [
      {
        key: 'bottomActions',
        name: 'bottom_actions_checkbox',
        title: 'Show some action buttons at the bottom of the screen',
      },
    ],
  },
  {
    name: 'recycle_bin',
    title: 'Recycle Bin',
    switches: [
      { key: 'useBin', name: 'use_recycle_bin', title: 'Move items into the Recycle Bin instead of deleting' },
    ],
  },
];

export function SettingsScreen() {
  const { finish } = useActivity();
  const [values, change] = usePreferences(preferences);
  const [isChoosing, setChoosing] = useState(false);
  if (values === undefined) return null;
  const set = (changes: Partial<GalleryPreferences>) => void change(changes);
  return (
    <LinearLayout id="settings_coordinator" className="android.view.ViewGroup" orientation="vertical" weight={1}>
      <Toolbar id="settings_toolbar" title="Settings" onUp={() => void finish()} />
      <ScrollView id="settings_nested_scrollview" weight={1} focusable>
        {sections.map(({ name, title, switches }) => (
          <LinearLayout key={name} orientation="vertical" align="stretch">
            <SettingsSection name={name} title={title} />
            {switches.map((each) => (
              <SettingsSwitch
                key={each.key}
                name={each.name}
                title={each.title}
                checked={values[each.key]}
                onChange={(checked) => set({ [each.key]: checked })}
              />
            ))}
          </LinearLayout>
        ))}
        <SettingsSection name="thumbnails" title="Thumbnails" />
        <SettingsValue
          name="file_columns"
          title="Column count"
          value={String(values.columns)}
          onClick={() => setChoosing(true)}
        />
      </ScrollView>
      {isChoosing && (
        <ColumnsDialog
          columns={values.columns}
          onColumns={(columns) => set({ columns })}
          onClose={() => setChoosing(false)}
        />
      )}
    </LinearLayout>
  );
}
