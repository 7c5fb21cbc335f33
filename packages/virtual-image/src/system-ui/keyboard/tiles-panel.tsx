import { css, FrameLayout, Glyph, TextView, useApi, View } from '@androidworld/app-sdk/ui';
import oneHand from '@material-symbols/svg-400/rounded/back_hand.svg';
import edit from '@material-symbols/svg-400/rounded/edit_note.svg';
import share from '@material-symbols/svg-400/rounded/share.svg';
import type { PanelProps } from './panels.tsx';

css`
.keyboard-tiles { position: relative; flex: 1; min-height: 0; padding: 33.5px 23.2px 0; display: grid; grid-template-columns: repeat(4, 1fr); grid-auto-rows: 72px; }
.keyboard-tiles-note { position: absolute; left: 0; right: 0; top: 8px; height: 17.5px; font-size: 0.75rem; line-height: 17.5px; text-align: center; }
.keyboard-tile { display: grid; place-items: center; align-content: center; gap: 6px; font-size: 0.75rem; text-align: center; }
`;

const packageName = 'com.google.android.inputmethod.latin';

/** More features. */
export function TilesPanel({ look, setLook, open }: PanelProps) {
  const api = useApi();
  const tiles = [
    {
      label: 'One handed mode',
      icon: oneHand,
      act() {
        setLook({ ...look, hand: look.hand === null ? 'right' : null });
        open(null);
      },
    },
    { label: 'Text editing', icon: edit, act: () => open('editing') },
    {
      label: 'Share Gboard',
      icon: share,
      act: () =>
        void api.startChooser({
          action: 'android.intent.action.SEND',
          type: 'text/plain',
          extras: { 'android.intent.extra.TEXT': `https://play.google.com/store/apps/details?id=${packageName}` },
        }),
    },
  ];
  return (
    <FrameLayout class="keyboard-tiles">
      <TextView class="keyboard-tiles-note" contentDescription="Hold and drag to add tiles">
        Hold and drag to add tiles
      </TextView>
      {tiles.map(({ label, icon, act }) => (
        <View
          key={label}
          class="keyboard-tile"
          className="android.widget.FrameLayout"
          contentDescription={label}
          semantics={{ longClickable: true }}
          onClick={act}
        >
          <Glyph icon={icon} />
          <span aria-hidden="true">{label}</span>
        </View>
      ))}
    </FrameLayout>
  );
}
