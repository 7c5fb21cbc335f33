import type { AppIcon } from '../manifest.ts';
import { Glyph } from '../ui/widgets/icon.tsx';

/** What `AdaptiveIcon` is given. */
export interface AdaptiveIconProps {
  /** Android's grey disc without one. */
  icon: AppIcon | undefined;
  /** Across, dp. */
  size: number;
}

// Not css(): its rules would be those of the first app that asks for this module.
const disc = { display: 'grid', placeItems: 'center', flexShrink: 0, borderRadius: '50%' } as const;

const noIcon: AppIcon = { background: '#5f6368', foreground: '#ffffff', path: '' };

/** An app's icon as this phone masks it: the drawing on a disc. No element of its own. */
export function AdaptiveIcon({ icon = noIcon, size }: AdaptiveIconProps) {
  return (
    <span style={{ ...disc, width: size, height: size, background: icon.background }}>
      <Glyph icon={icon.path} size={size * 0.54} color={icon.foreground} />
    </span>
  );
}
