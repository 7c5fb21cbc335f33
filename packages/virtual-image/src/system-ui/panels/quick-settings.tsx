import { useSystemApi } from '@androidworld/app-sdk/system';
import { css, Icon, LinearLayout, ScrollView, View } from '@androidworld/app-sdk/ui';
import power from '@material-symbols/svg-400/rounded/power_settings_new.svg';
import settings from '@material-symbols/svg-400/rounded/settings-fill.svg';
import { useState } from 'preact/hooks';
import { BrightnessSlider } from '../brightness/brightness-slider.tsx';
import { openFromPanel } from './open-from-panel.ts';
import { ShadeFrame } from './shade-frame.tsx';
import { TileEditor } from './tiles/tile-editor.tsx';
import { useTileOrder } from './tiles/tile-order.ts';
import { TilePages } from './tiles/tile-pages.tsx';
import { useTiles } from './tiles/use-tiles.ts';

css`
.quick-scroll { flex: 1; }
.quick-panel { padding: 0 16px; }
.quick-panel > .quick-slider { height: 48px; margin-bottom: 16px; }
.quick-actions { height: 56px; padding: 0 11px 0 8px; margin-bottom: 24px; justify-content: flex-end; flex: none; }
.quick-action { width: 48px; height: 48px; display: grid; place-items: center; }
@media (orientation: landscape) { .quick-panel > .quick-slider { margin-bottom: 8px; } .quick-actions { margin-bottom: 12px; } }
`;

/** Quick settings in full: brightness, pages of tiles, the way to Settings and to the power menu. */
export function QuickSettings() {
  const api = useSystemApi();
  const { chosen, others, choose } = useTileOrder(useTiles());
  const [isEdited, setEdited] = useState(false);
  return (
    <>
      <ShadeFrame isFull onPushUp={() => void api.system.setPanel('notifications')}>
        <ScrollView id="expanded_qs_scroll_view" class="quick-scroll">
          <LinearLayout orientation="vertical" class="quick-panel" id="quick_settings_panel">
            <View class="quick-slider">
              <BrightnessSlider />
            </View>
            <TilePages tiles={chosen} onEdit={() => setEdited(true)} />
          </LinearLayout>
        </ScrollView>
        <LinearLayout class="quick-actions" id="qs_footer_actions" align="center">
          <View
            class="quick-action"
            className="android.widget.FrameLayout"
            id="settings_button_container"
            onClick={() => void openFromPanel(api, 'android.settings.SETTINGS')}
          >
            <Icon icon={settings} size={20} id="icon" contentDescription="Open settings." />
          </View>
          <View
            class="quick-action"
            className="android.widget.FrameLayout"
            id="pm_lite"
            onClick={() => void api.system.setPanel('power')}
          >
            <Icon icon={power} size={20} id="icon" contentDescription="Power menu" />
          </View>
        </LinearLayout>
      </ShadeFrame>
      {isEdited && <TileEditor chosen={chosen} others={others} onChoose={choose} onDone={() => setEdited(false)} />}
    </>
  );
}
