import type { AppIcon } from '../manifest.ts';
import { css } from '../ui/theme/css.ts';
import { Glyph } from '../ui/widgets/icon.tsx';

export interface AdaptiveIconProps {
  /** Android's grey disc without one. */
  icon: AppIcon | undefined;
  /** Across, dp. */
  size: number;
}

css`
.adaptive-icon { display: grid; place-items: center; flex-shrink: 0; border-radius: 50%; }
`;

const noIcon: AppIcon = { background: '#5f6368', foreground: '#ffffff', path: '' };

/** An app's icon as this phone masks it: the drawing on a disc. No element of its own. */
export function AdaptiveIcon({ icon = noIcon, size }: AdaptiveIconProps) {
  return (
    <span class="adaptive-icon" style={{ width: size, height: size, background: icon.background }}>
      <Glyph icon={icon.path} size={size * 0.54} color={icon.foreground} />
    </span>
  );
}
