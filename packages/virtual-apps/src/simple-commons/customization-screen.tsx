import {
  LinearLayout,
  type MenuItem,
  RadioGroupDialog,
  ScrollView,
  TextView,
  Toolbar,
  useActivity,
  useBack,
  View,
} from '@androidworld/app-sdk/ui';
import check from '@material-symbols/svg-400/rounded/check.svg';
import { useState } from 'preact/hooks';
import { ColorPickerDialog } from './color-picker-dialog.tsx';
import { hexOf } from './hsv.ts';
import { ThankYouDialog } from './thank-you-dialog.tsx';
import { type StoredTheme, type ThemeName, themeColors, themeNameOf, themeNames } from './theme-choice.ts';
import { UnsavedDialog } from './unsaved-dialog.tsx';

export interface CustomizationScreenProps {
  stored: StoredTheme;
  onSave: (theme: StoredTheme) => Promise<void>;
}

type ColorKey = 'textColor' | 'backgroundColor' | 'primaryColor';

const colorRows: readonly { key: ColorKey; id: string; label: string }[] = [
  { key: 'textColor', id: 'customization_text_color', label: 'Text color' },
  { key: 'backgroundColor', id: 'customization_background_color', label: 'Background color' },
  { key: 'primaryColor', id: 'customization_primary_color', label: 'Primary color' },
];

/** The theme of a Simple app, and its colours where that is not the system's. */
export function CustomizationScreen({ stored, onSave }: CustomizationScreenProps) {
  const { finish } = useActivity();
  const [theme, setTheme] = useState(stored);
  const [asked, setAsked] = useState<ColorKey | 'theme' | 'unsaved' | 'all' | null>(null);
  const isChanged = JSON.stringify(theme) !== JSON.stringify(stored);
  const close = () => setAsked(null);
  const leave = () => (isChanged ? setAsked('unsaved') : void finish());
  useBack(leave);
  const save = async () => {
    await onSave(theme);
    await finish();
  };
  const menu: readonly MenuItem[] = [
    { id: 'save', title: 'Save', icon: check, showAsAction: 'always', visible: isChanged, onClick: () => void save() },
  ];
  const rows = theme.isUsingSystemTheme ? [] : colorRows;
  return (
    <LinearLayout id="customization_coordinator" className="android.view.ViewGroup" orientation="vertical" weight={1}>
      <Toolbar id="customization_toolbar" title="Customize colors" onUp={leave} menu={menu} />
      <ScrollView id="customization_nested_scrollview" weight={1} focusable>
        <View
          id="customization_theme_holder"
          className="android.widget.RelativeLayout"
          class="simple-setting"
          onClick={() => setAsked('theme')}
        >
          <TextView id="customization_theme_label" class="simple-setting-text">
            Theme
          </TextView>
          <TextView id="customization_theme" class="simple-setting-value">
            {themeNameOf(theme)}
          </TextView>
        </View>
        {rows.map(({ key, id, label }) => (
          <LinearLayout
            key={key}
            id={`${id}_holder`}
            className="android.widget.RelativeLayout"
            padding={[12, 16]}
            justify="between"
            onClick={() => setAsked(key)}
          >
            <TextView id={`${id}_label`} class="simple-setting-text">
              {label}
            </TextView>
            <View
              id={id}
              className="android.widget.ImageView"
              style={{ width: 34, height: 34, borderRadius: '50%', background: `#${hexOf(theme[key])}` }}
            />
          </LinearLayout>
        ))}
        {!theme.isUsingSystemTheme && (
          <TextView
            id="apply_to_all"
            class="simple-setting-text"
            color="var(--primary)"
            style={{ padding: 16 }}
            onClick={() => setAsked('all')}
          >
            Apply colors to all Simple Apps
          </TextView>
        )}
      </ScrollView>
      {asked === 'theme' && (
        <RadioGroupDialog
          choices={themeNames.map((name) => ({ label: name, value: name }))}
          selected={themeNameOf(theme)}
          onChoose={(name) => setTheme(withTheme(theme, name))}
          onClose={close}
        />
      )}
      {asked === 'all' && <ThankYouDialog onClose={close} />}
      {asked === 'unsaved' && (
        <UnsavedDialog onSave={() => void save()} onDiscard={() => void finish()} onClose={close} />
      )}
      {asked !== null && asked !== 'theme' && asked !== 'unsaved' && asked !== 'all' && (
        <ColorPickerDialog
          color={theme[asked]}
          onPick={(color) => setTheme({ ...theme, isUsingAutoTheme: false, [asked]: color })}
          onClose={close}
        />
      )}
    </LinearLayout>
  );
}

function withTheme(theme: StoredTheme, name: ThemeName): StoredTheme {
  const flags = {
    isUsingSystemTheme: name === 'System default (Material You)',
    isUsingAutoTheme: name === 'Auto light / dark',
  };
  if (flags.isUsingSystemTheme || name === 'Custom') return { ...theme, ...flags };
  const { text, background, primary } = themeColors[name];
  return { ...flags, textColor: text, backgroundColor: background, primaryColor: primary };
}
