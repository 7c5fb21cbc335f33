import { css, Icon, type IconSource, LinearLayout, SeekBar, TextView } from '@androidworld/app-sdk/ui';
import type { Binding, SettingsRow } from '../page.ts';

// Settings' preference_volume_slider.xml.
css`
.volume-row { padding: 8px 8px 8px 24px; }
.volume-row-icon { width: 48px; flex-shrink: 0; }
.volume-row-title { font-size: 1.25rem; }
.volume-row-texts { align-items: flex-start; }
`;

/** A volume: its slider under its name. */
export function volumeRow(title: string, icon: IconSource, max: number, value: Binding<number>): SettingsRow {
  return {
    kind: 'custom',
    key: title,
    title,
    content: (scope) => (
      <LinearLayout class="volume-row">
        <LinearLayout id="icon_frame" class="volume-row-icon">
          <Icon id="android:id/icon" icon={icon} />
        </LinearLayout>
        <LinearLayout orientation="vertical" weight={1} class="volume-row-texts">
          <TextView id="android:id/title" class="volume-row-title">
            {title}
          </TextView>
          <SeekBar
            id="android:id/seekbar"
            contentDescription={title}
            max={max}
            value={value.read(scope)}
            onCommit={(next) => value.write(scope, next)}
          />
        </LinearLayout>
      </LinearLayout>
    ),
  };
}
