import { AlertDialog, css, LinearLayout, TextView, View } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';

css`
.color-row { height: 56px; padding: 0 16px; gap: 16px; }
.color-dot { width: 24px; height: 24px; border-radius: 50%; flex-shrink: 0; box-shadow: inset 0 0 0 1px var(--line); }
.color-grid { display: grid; grid-template-columns: repeat(5, 48px); justify-content: space-between; }
.color-cell { width: 48px; height: 48px; display: grid; place-items: center; }
`;

/** Material's colours, as signed 32-bit numbers, the way rows keep them. */
const colors = [
  0xf44336, 0xe91e63, 0x9c27b0, 0x673ab7, 0x3f51b5, 0x2196f3, 0x03a9f4, 0x00bcd4, 0x009688, 0x4caf50, 0x8bc34a,
  0xcddc39, 0xffeb3b, 0xffc107, 0xff9800, 0xff5722, 0x795548, 0x9e9e9e, 0x607d8b, 0x000000,
].map((rgb) => rgb - 0x1000000);

/** The colour of a list or tag; 0 is none. */
export function ColorRow({ color, onChange }: { color: number; onChange: (color: number) => void }) {
  const [isOpen, setOpen] = useState(false);
  const pick = (picked: number) => {
    setOpen(false);
    onChange(picked);
  };
  return (
    <LinearLayout id="color_row" class="color-row" onClick={() => setOpen(true)}>
      <span class="color-dot" style={{ background: cssColor(color) }} />
      <TextView id="color" textAppearance="body-large">
        Color
      </TextView>
      {isOpen && (
        <AlertDialog
          onDismiss={() => setOpen(false)}
          negative={{ label: 'Cancel', onClick: () => setOpen(false) }}
          neutral={{ label: 'None', onClick: () => pick(0) }}
        >
          <div class="color-grid">
            {colors.map((value) => (
              <View
                key={value}
                className="android.widget.ImageView"
                class="color-cell"
                selected={value === color}
                onClick={() => pick(value)}
              >
                <span class="color-dot" style={{ background: cssColor(value) }} />
              </View>
            ))}
          </div>
        </AlertDialog>
      )}
    </LinearLayout>
  );
}

function cssColor(color: number): string {
  return color === 0 ? 'transparent' : `#${(color & 0xffffff).toString(16).padStart(6, '0')}`;
}
