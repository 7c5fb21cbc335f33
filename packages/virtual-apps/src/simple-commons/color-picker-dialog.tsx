import { AlertDialog, css, EditText, Icon, LinearLayout, TextView, View } from '@androidworld/app-sdk/ui';
import arrow from '@material-symbols/svg-400/rounded/arrow_forward.svg';
import { useState } from 'preact/hooks';
import { ColorSquare, HueBar } from './color-square.tsx';
import { fromHsv, hexOf, toHsv } from './hsv.ts';
import { useRecentColors } from './recent-colors.ts';

css`
.color-picker-top { height: 272px; }
.color-picker-line { display: flex; justify-content: center; align-items: center; gap: 12px; font-size: 0.875rem; }
.color-picker-side { flex: 1 1 0; min-width: 0; }
.color-picker-old { text-align: right; }
.color-picker-samples { height: 30px; margin: 8px 0; }
.color-picker-sample { width: 70px; height: 30px; border-radius: 8px; }
`;

export interface ColorPickerDialogProps {
  /** Signed ARGB, as picked. */
  color: number;
  onPick: (color: number) => void;
  onClose: () => void;
  /** Adds a button that gives the colour up. */
  onDefault?: (() => void) | undefined;
}

/** The Simple apps' colour picker: a square of shades, a bar of hues, the code of the colour. */
export function ColorPickerDialog({ color, onPick, onClose, onDefault }: ColorPickerDialogProps) {
  const [hsv, setHsv] = useState(() => toHsv(color));
  const [typed, setTyped] = useState<string | null>(null);
  const [recent, addRecent] = useRecentColors();
  const chosen = fromHsv(hsv);
  const change = (next: typeof hsv) => {
    setTyped(null);
    setHsv(next);
  };
  const type = (text: string) => {
    const hex = text.replace(/[^0-9a-f]/gi, '').slice(0, 6);
    setTyped(hex);
    if (hex.length === 6) setHsv(toHsv(Number.parseInt(hex, 16)));
  };
  const finish = (act: () => void) => () => {
    onClose();
    act();
  };
  const pick = (picked: number) => {
    addRecent(picked);
    onPick(picked);
  };
  return (
    <AlertDialog
      viewId="color_picker_scrollview"
      flush
      onDismiss={onClose}
      neutral={onDefault && { label: 'Default', onClick: finish(onDefault) }}
      negative={{ label: 'Cancel', onClick: onClose }}
      positive={{ label: 'OK', onClick: finish(() => pick(chosen | 0xff000000)) }}
    >
      <LinearLayout
        id="color_picker_holder"
        className="android.widget.RelativeLayout"
        orientation="vertical"
        align="stretch"
      >
        <LinearLayout id="recent_colors" className="android.view.ViewGroup" gap={16} padding={[16, 16, 0, 16]}>
          {recent.map((one) => (
            <View
              key={one}
              className="android.widget.ImageView"
              style={{ borderRadius: '50%', background: `#${hexOf(one)}`, width: 30, height: 30 }}
              onClick={() => change(toHsv(one))}
            />
          ))}
        </LinearLayout>
        <LinearLayout
          id="color_picker_top_holder"
          className="android.widget.RelativeLayout"
          class="color-picker-top"
          gap={8}
          justify="center"
          align="center"
        >
          <ColorSquare hsv={hsv} onChange={change} />
          <HueBar hsv={hsv} onChange={change} />
        </LinearLayout>
        <LinearLayout
          id="color_picker_hex_codes_holder"
          className="android.widget.RelativeLayout"
          class="color-picker-line"
        >
          <TextView id="color_picker_old_hex" class="color-picker-side color-picker-old">{`#${hexOf(color)}`}</TextView>
          <Icon id="color_picker_hex_arrow" icon={arrow} size={20} />
          <LinearLayout class="color-picker-side">
            <TextView id="color_picker_new_hex_label">#</TextView>
            <EditText id="color_picker_new_hex" value={typed ?? hexOf(chosen)} maxLength={6} onChange={type} />
          </LinearLayout>
        </LinearLayout>
        <LinearLayout
          id="color_picker_bottom_holder"
          className="android.widget.RelativeLayout"
          class="color-picker-line color-picker-samples"
        >
          <Sample id="color_picker_old_color" color={color} />
          <Icon id="color_picker_arrow" icon={arrow} size={20} />
          <Sample id="color_picker_new_color" color={chosen} />
        </LinearLayout>
      </LinearLayout>
    </AlertDialog>
  );
}

function Sample({ id, color }: { id: string; color: number }) {
  return (
    <View
      id={id}
      className="android.widget.ImageView"
      class="color-picker-sample"
      style={{ background: `#${hexOf(color)}` }}
    />
  );
}
