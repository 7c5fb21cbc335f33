import { css, IconButton, Row, Text, useApi, View } from '@androidworld/app-sdk/ui';
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
  const api = useApi();
  return (
    <ShadeFrame>
      <BrightnessSlider />
      <Tiles count={7} />
      <Row class="quick-footer">
        <Text id="build" look="body-small" color="#c5c6d0">
          13 (TE1A.220922.034)
        </Text>
        <View weight={1} />
        <IconButton
          icon={settings}
          id="settings_button_container"
          desc="Open settings."
          onClick={() => {
            void api.system
              .setPanel('none')
              .then(() => api.activities.start({ action: 'android.settings.SETTINGS', flags: 0x1000_0000 }));
          }}
        />
        <IconButton icon={power} id="pm_lite" desc="Power menu" onClick={() => void api.system.setPanel('power')} />
      </Row>
    </ShadeFrame>
  );
}
