import { AlertDialog, css, EditText, LinearLayout, TextView, View } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { ColorSquare, HueBar } from './color-square.tsx';
import { fromHsv, hexOf, toHsv } from './hsv.ts';

css`
.color-picker-sample { width: 48px; height: 48px; }
`;

/** Offered before others were picked: red, blue, green, yellow, orange. */
const firstRecent = [0xd32f2f, 0x1976d2, 0x388e3c, 0xfbc02d, 0xf57c00];

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
  return (
    <AlertDialog
      viewId="color_picker_scrollview"
      onDismiss={onClose}
      neutral={onDefault && { label: 'Default', onClick: finish(onDefault) }}
      negative={{ label: 'Cancel', onClick: onClose }}
      positive={{ label: 'OK', onClick: finish(() => onPick(chosen | 0xff000000)) }}
    >
      <LinearLayout gap={16} padding={[8, 0]} id="color_picker_holder" className="android.widget.RelativeLayout">
        <ColorSquare hsv={hsv} onChange={change} />
        <HueBar hsv={hsv} onChange={change} />
      </LinearLayout>
      <LinearLayout gap={8}>
        <TextView id="color_picker_old_hex">{`#${hexOf(color)}`}</TextView>
        <Sample id="color_picker_old_color" color={color} />
        <Sample id="color_picker_new_color" color={chosen} />
        <TextView id="color_picker_new_hex_label">#</TextView>
        <EditText id="color_picker_new_hex" value={typed ?? hexOf(chosen)} maxLength={6} weight={1} onChange={type} />
      </LinearLayout>
      <LinearLayout id="recent_colors" className="android.view.ViewGroup" gap={8} padding={[8, 0, 0, 0]}>
        {firstRecent.map((recent) => (
          <View
            key={recent}
            className="android.widget.ImageView"
            class="color-picker-sample"
            style={{ borderRadius: '50%', background: `#${hexOf(recent)}`, width: 40, height: 40 }}
            onClick={() => change(toHsv(recent))}
          />
        ))}
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
