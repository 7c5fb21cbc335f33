import { css } from '../theme/css.ts';
import { Glyph, type IconSource } from './icon.tsx';
import { useLabel } from './use-label.ts';
import { useLabelled } from './use-labelled.tsx';
import { View, type ViewProps } from './view.tsx';

/** Of a floating action button, plain or extended. */
export interface FloatingActionButtonProps extends Omit<ViewProps, 'children'> {
  /** 24 dp; 36 dp on a large button. */
  icon: IconSource;
  /** Makes it an extended one. */
  label?: string | undefined;
  /** Height of 56, 40 or 96 dp; default `normal`. */
  size?: 'normal' | 'small' | 'large' | undefined;
  /** False to place it yourself; else it hangs in the lower right corner of its (positioned) parent. */
  floating?: boolean | undefined;
}

css`
.fab {
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 12px;
  height: 56px;
  min-width: 56px;
  flex-shrink: 0;
  border-radius: 16px;
  background: var(--primary-container);
  color: var(--on-primary-container);
  box-shadow: var(--shadow-3);
  font-size: 0.875rem;
  font-weight: 500;
}
.fab-floating { position: absolute; right: 16px; bottom: 16px; z-index: 3; }
.fab-extended { padding: 0 20px 0 16px; }
.fab-small { height: 40px; min-width: 40px; border-radius: 12px; }
.fab-large { height: 96px; min-width: 96px; border-radius: 28px; }
.material-2 .fab { border-radius: 28px; background: var(--secondary); color: var(--on-secondary); }
.material-2 .fab-extended { letter-spacing: 0.0892857143em; }
`;

/** Floating action button. */
export function FloatingActionButton({
  icon,
  label,
  size = 'normal',
  floating = true,
  class: classes,
  ...props
}: FloatingActionButtonProps) {
  const caps = useLabel();
  const { content, ...told } = useLabelled(
    label === undefined ? 'android.widget.ImageButton' : 'android.widget.Button',
    { label: label === undefined ? undefined : caps(label), picture: props.contentDescription },
  );
  const look = ['fab', `fab-${size}`, floating && 'fab-floating', label !== undefined && 'fab-extended', classes];
  return (
    <View
      {...props}
      {...told}
      className={props.className ?? told.className}
      onClick={props.onClick ?? (() => undefined)}
      class={look.filter(Boolean).join(' ')}
    >
      <Glyph icon={icon} size={size === 'large' ? 36 : 24} />
      {content}
    </View>
  );
}
