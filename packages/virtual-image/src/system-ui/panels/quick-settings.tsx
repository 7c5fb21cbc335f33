import { useSystemApi } from '@androidworld/app-sdk/system';
import { css, ImageButton, LinearLayout, TextView, View } from '@androidworld/app-sdk/ui';
import power from '@material-symbols/svg-400/rounded/power_settings_new.svg';
import settings from '@material-symbols/svg-400/rounded/settings-fill.svg';
import { BrightnessSlider } from '../brightness/brightness-slider.tsx';
import { ShadeFrame } from './shade-frame.tsx';
import { Tiles } from './tiles.tsx';

css`
.quick-footer { padding: 8px 8px 0; }
`;

/** Quick settings in full: brightness, all tiles, the way to Settings and to the power menu. */
export function QuickSettings() {
  const api = useSystemApi();
  return (
    <ShadeFrame>
      <BrightnessSlider />
      <Tiles count={7} />
      <LinearLayout class="quick-footer">
        <TextView id="build" textAppearance="body-small" color="#c5c6d0">
          13 (TE1A.220922.034)
        </TextView>
        <View weight={1} />
        <ImageButton
          icon={settings}
          id="settings_button_container"
          contentDescription="Open settings."
          onClick={() => {
            void api.system
              .setPanel('none')
              .then(() => api.startActivity({ action: 'android.settings.SETTINGS', flags: 0x1000_0000 }));
          }}
        />
        <ImageButton
          icon={power}
          id="pm_lite"
          contentDescription="Power menu"
          onClick={() => void api.system.setPanel('power')}
        />
      </LinearLayout>
    </ShadeFrame>
  );
}
