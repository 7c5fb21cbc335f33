import { Glyph } from '@androidworld/app-sdk/ui';
import type { ChooserTarget } from './targets.ts';

export function TargetDisc({ target, size }: { target: ChooserTarget; size: number }) {
  const { background = '#5f6368', foreground = '#ffffff', path = '' } = target.icon ?? {};
  return (
    <span
      style={{
        width: size,
        height: size,
        borderRadius: '50%',
        background,
        display: 'grid',
        placeItems: 'center',
        flexShrink: 0,
      }}
    >
      <Glyph icon={path} size={size * 0.54} color={foreground} />
    </span>
  );
}
