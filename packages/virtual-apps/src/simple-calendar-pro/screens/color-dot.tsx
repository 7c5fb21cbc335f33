import { View } from '@androidworld/app-sdk/ui';

export interface ColorDotProps {
  id: string;
  /** CSS */
  color: string;
  /** CSS length; default 34 dp. */
  size?: string | number;
  onClick?: (() => void) | undefined;
}

/** A round sample of a colour. */
export function ColorDot({ id, color, size = 34, onClick }: ColorDotProps) {
  return (
    <View
      id={id}
      className="android.widget.ImageView"
      style={{ width: size, height: size, borderRadius: '50%', background: color, flexShrink: 0 }}
      onClick={onClick}
    />
  );
}
