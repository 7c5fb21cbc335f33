import { PreferenceItems, useSetting } from '@androidworld/app-sdk/ui';
import type { SettingsPage } from '../page.ts';
import { fontSizes } from './display-choices.ts';

export const displaySizeAndTextPage: SettingsPage = {
  fragment: 'com.android.settings.accessibility.TextReadingPreferenceFragment',
  title: 'Display size and text',
  entries: ['Font size', 'Bold text', 'High contrast text'],
  Content() {
    const [scale, setScale] = useSetting('system', 'font_scale');
    const [bold, setBold] = useSetting('secure', 'font_weight_adjustment');
    const [contrast, setContrast] = useSetting('secure', 'high_text_contrast_enabled');
    const size = fontSizes.findIndex((known) => known.scale === Number(scale ?? 1));
    return (
      <PreferenceItems
        items={[
          {
            kind: 'seekbar',
            title: 'Font size',
            max: fontSizes.length - 1,
            value: Math.max(0, size),
            onChange: (place) => void setScale(String(fontSizes[place]?.scale ?? 1)),
          },
          {
            kind: 'switch',
            title: 'Bold text',
            value: bold === '300',
            onChange: (on) => void setBold(on ? '300' : '0'),
          },
          {
            kind: 'switch',
            title: 'High contrast text',
            summary: 'Change text color to black or white. Maximizes contrast with the background.',
            value: contrast === '1',
            onChange: (on) => void setContrast(on ? '1' : '0'),
          },
        ]}
      />
    );
  },
};
