import { css, SeekBar, View } from '@androidworld/app-sdk/ui';

css`
.view.draw-brush { position: absolute; left: 50%; bottom: 12px; width: 150px; margin-left: -75px; height: 48px; }
.view.draw-preview { position: absolute; left: 50%; bottom: 68px; width: 40px; height: 40px; margin-left: -20px; box-sizing: border-box; border-radius: 50%; border: 1px solid var(--ink); }
`;

/** Thinner than this no brush becomes. */
export const smallestBrush = 5;

interface BrushSizeProps {
  /** In pixels of the screen. */
  size: number;
  /** `#rrggbb` */
  color: string;
  onSize: (size: number) => void;
}

/** The bar that sets how wide the brush is, below a dot as wide as it. */
export function BrushSize({ size, color, onSize }: BrushSizeProps) {
  return (
    <>
      <View
        id="stroke_width_preview"
        className="android.widget.ImageView"
        class="draw-preview"
        style={{ transform: `scale(${Math.max(smallestBrush, size) / 100})`, background: color }}
      />
      <SeekBar id="stroke_width_bar" class="draw-brush" value={size} onChange={onSize} />
    </>
  );
}
