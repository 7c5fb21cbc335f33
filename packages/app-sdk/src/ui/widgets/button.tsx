import { css } from '../theme/css.ts';
import { Glyph, type IconSource } from './icon.tsx';
import { useLabel } from './use-label.ts';
import { useLabelled } from './use-labelled.tsx';
import { View, type ViewProps } from './view.tsx';

export interface ButtonProps extends ViewProps {
  /** Default `filled`. */
  variant?: 'filled' | 'tonal' | 'outlined' | 'text' | 'elevated' | undefined;
  /** Before the label. */
  icon?: IconSource | undefined;
}

css`
.button {
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  flex-shrink: 0;
  min-height: 40px;
  margin: 4px 0;
  padding: 0 24px;
  border-radius: 20px;
  font-size: 0.875rem;
  font-weight: 500;
  letter-spacing: 0.00714286em;
  text-align: center;
}
.button-filled { background: var(--primary); color: var(--on-primary); }
.button-tonal { background: var(--secondary-container); color: var(--on-secondary-container); }
.button-outlined { border: 1px solid var(--outline); color: var(--primary); }
.button-elevated { background: var(--surface-container); color: var(--primary); box-shadow: var(--shadow-1); }
.button-text { color: var(--primary); padding: 0 12px; }
.button.disabled:not(.button-text) { background: var(--surface-variant); color: var(--on-surface); border: 0; box-shadow: none; }
.material-2 .button { border-radius: 4px; min-height: 36px; margin: 6px 0; padding: 0 16px; letter-spacing: 0.0892857143em; }
.material-2 .button-filled { box-shadow: var(--shadow-1); }
.material-2 .button-text { padding: 0 8px; }
.toolkit-compose .button { min-height: 48px; margin: 0; border: 0 solid transparent; border-width: 4px 0; background-clip: padding-box; }
.toolkit-compose .button-outlined { box-shadow: inset 0 0 0 1px var(--outline); }
.material-2.toolkit-compose .button { border-width: 6px 0; }
`;

/** A Material button. A text label is in capitals where the theme has them. */
export function Button({ variant: look = 'filled', icon, class: classes, children, ...props }: ButtonProps) {
  const caps = useLabel();
  const { className, content } = useLabelled('android.widget.Button', {
    label: typeof children === 'string' ? caps(children) : children,
  });
  return (
    <View className={className} {...clickable(props)} class={`button button-${look} ${classes ?? ''}`}>
      {icon !== undefined && <Glyph icon={icon} size={18} />}
      {content}
    </View>
  );
}

/** A button is clickable in the accessibility tree also when it does nothing. */
function clickable(props: ViewProps): ViewProps {
  return { ...props, onClick: props.onClick ?? (() => undefined) };
}
