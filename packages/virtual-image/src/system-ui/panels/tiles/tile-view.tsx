import { useSystemApi } from '@androidworld/app-sdk/system';
import { css, Glyph, TextView, View } from '@androidworld/app-sdk/ui';
import { openFromPanel } from '../open-from-panel.ts';
import type { Tile } from './tile.ts';

css`
.tile { display: flex; flex-direction: row; align-items: center; gap: 16px; height: 80px; padding: 0 20px; border-radius: 28px; background: #2f3033; color: #e3e2e6; }
.tile-on { background: #a8c7fa; color: #062e6f; }
.tile-unavailable { color: #8f9099; }
.tile-texts { display: flex; flex-direction: column; min-width: 0; flex: 1; }
`;

/** One tile (AOSP 13 `QSTileViewImpl`): a switch says its state as its text, others are plain rows. */
export function TileView({ tile }: { tile: Tile }) {
  const api = useSystemApi();
  const { label, icon, on, onClick, settings, contentDescription } = tile;
  const isSwitch = on !== undefined && onClick !== undefined;
  const state = on ? 'On' : 'Off';
  const secondary = tile.secondary ?? (isSwitch ? state : onClick === undefined ? 'Unavailable' : undefined);
  return (
    <View
      className={isSwitch ? 'android.widget.Switch' : 'android.widget.LinearLayout'}
      class={`tile ${on ? 'tile-on' : ''} ${onClick === undefined ? 'tile-unavailable' : ''}`}
      contentDescription={contentDescription}
      checked={isSwitch ? on : undefined}
      focusable
      semantics={isSwitch ? { text: state } : {}}
      onClick={onClick}
      onLongClick={settings === undefined || !isSwitch ? undefined : () => void openFromPanel(api, settings)}
    >
      <Glyph icon={icon} size={22} />
      <span class="tile-texts">
        <TextView id="tile_label" textAppearance="label" lines={1}>
          {label}
        </TextView>
        {secondary !== undefined && (
          <TextView id="app_label" textAppearance="body-small" lines={1}>
            {secondary}
          </TextView>
        )}
      </span>
    </View>
  );
}
