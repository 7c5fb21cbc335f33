import { css, LinearLayout, TextView, ViewPager } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { flag, nearest, steps } from '../bindings.ts';
import type { Binding, SettingsPage } from '../page.ts';
import { fontScales } from './display-choices.ts';

/** Against the phone's own density: small, default, large, larger, largest (`DisplayDensityUtils`). */
const displayScales = [0.85, 1, 1.1, 1.2, 1.3] as const;

const fontSize = steps('system/font_scale', fontScales, 1);
const bold = flag('secure/font_weight_adjustment', { on: '300' });
const contrast = flag('secure/high_text_contrast_enabled');

const displaySize: Binding<number> = {
  read({ phone, property }) {
    const physical = Number(property('qemu.sf.lcd_density') || phone.display.densityDpi);
    return nearest(displayScales, phone.display.densityDpi / physical);
  },
  write(scope, place) {
    const physical = Number(scope.property('qemu.sf.lcd_density'));
    const scale = displayScales[place] ?? 1;
    scope.act((api) => api.system.setDisplayDensity(scale === 1 ? null : Math.round(physical * scale)));
  },
};

// Settings' accessibility_text_reading_preview.xml.
css`
.text-preview { padding: 0 34px; align-items: center; }
.text-preview-label { align-self: center; margin-top: 18px; padding: 6px 0; }
.text-preview-pager { align-self: stretch; height: 217px; margin: 0 8px; border-radius: 24px; background: var(--surface-container); flex: none; }
.text-preview-page { padding: 24px; white-space: pre-wrap; font-size: 1rem; line-height: 1.5; overflow: hidden; }
.text-preview-dots { height: 36px; display: flex; align-items: center; gap: 8px; justify-content: center; }
.text-preview-dots > i { width: 6px; height: 6px; border-radius: 50%; background: var(--outline); }
`;

/** Texts in the size that is chosen. */
function Preview() {
  const [selected, setSelected] = useState(0);
  return (
    <LinearLayout orientation="vertical" class="text-preview">
      <TextView
        id="preview_label"
        class="text-preview-label"
        layoutWidth="wrap_content"
        style={{ alignSelf: 'center' }}
      >
        Preview
      </TextView>
      <ViewPager
        id="preview_pager"
        contentDescription="Preview"
        class="text-preview-pager"
        focusable
        selected={selected}
        onSelect={setSelected}
        pages={samples.map((sample) => (
          <span key={sample} aria-hidden="true" class="text-preview-page">
            {sample}
          </span>
        ))}
      />
      <span aria-hidden="true" class="text-preview-dots">
        {samples.map((sample, place) => (
          <i key={sample} style={{ opacity: place === selected ? 1 : 0.4 }} />
        ))}
      </span>
    </LinearLayout>
  );
}

const samples = [
  `The Wonderful Wizard of Oz

Chapter 11: The Emerald City of Oz

Even with eyes protected by the green spectacles, Dorothy and her friends were at first dazzled.`,
  'Hi Pete, will you come to the park on Sunday?',
];

export const displaySizeAndTextPage: SettingsPage = {
  fragment: 'com.android.settings.accessibility.TextReadingPreferenceFragment',
  title: 'Display size and text',
  rows: [
    { kind: 'custom', key: 'preview', content: () => <Preview /> },
    {
      kind: 'labelled-seekbar',
      title: 'Font size',
      summary: 'Make text bigger or smaller',
      max: fontScales.length - 1,
      value: fontSize,
    },
    {
      kind: 'labelled-seekbar',
      title: 'Display size',
      summary: 'Make everything bigger or smaller',
      max: displayScales.length - 1,
      value: displaySize,
    },
    { kind: 'switch', title: 'Bold text', value: bold },
    {
      kind: 'switch',
      title: 'High contrast text',
      summary: 'Change text color to black or white. Maximizes contrast with the background.',
      value: contrast,
    },
    {
      title: 'Reset settings',
      asks: {
        title: 'Reset display size and text?',
        message: 'Your display size and text preferences will be reset to the phone\u2019s original settings',
        confirm: 'Reset',
      },
      onClick(scope) {
        fontSize.write(scope, fontScales.indexOf(1));
        displaySize.write(scope, displayScales.indexOf(1));
        bold.write(scope, false);
        contrast.write(scope, false);
      },
    },
  ],
};
