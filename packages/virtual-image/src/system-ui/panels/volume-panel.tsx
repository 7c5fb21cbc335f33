import { useSystemApi } from '@androidworld/app-sdk/system';
import {
  CardView,
  css,
  FrameLayout,
  Glyph,
  LinearLayout,
  SeekBar,
  useBack,
  useSetting,
  View,
} from '@androidworld/app-sdk/ui';
import note from '@material-symbols/svg-400/rounded/music_note-fill.svg';

css`
.volume { position: absolute; inset: 0; }
.volume-card { position: absolute; left: 12px; right: 12px; top: 60px; padding: 8px 20px; border-radius: 28px; background: var(--surface-container); box-shadow: var(--shadow-3); }
`;

/** What the volume keys bring up: the media volume. */
export function VolumePanel() {
  const api = useSystemApi();
  const close = () => void api.system.setPanel('none');
  const [volume, setVolume] = useSetting('system', 'volume_music');
  useBack(close);
  return (
    <FrameLayout class="volume">
      <View style={{ position: 'absolute', inset: 0 }} onClick={close} />
      <CardView class="volume-card" id="volume_dialog">
        <LinearLayout orientation="vertical">
          <span style={{ display: 'flex', alignItems: 'center', gap: '12px' }}>
            <Glyph icon={note} />
            <SeekBar
              id="volume_row_slider"
              contentDescription="Media volume"
              max={15}
              value={Number(volume ?? 5)}
              onCommit={(value) => void setVolume(String(value))}
              style={{ flex: 1 }}
            />
          </span>
        </LinearLayout>
      </CardView>
    </FrameLayout>
  );
}
