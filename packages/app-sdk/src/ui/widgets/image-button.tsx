import { css } from '../theme/css.ts';
import { Glyph, type IconSource } from './icon.tsx';
import { useLabelled } from './use-labelled.tsx';
import { View, type ViewProps } from './view.tsx';

/** Of an ImageButton. */
export interface ImageButtonProps extends Omit<ViewProps, 'children'> {
  /** The drawing in the button's middle. */
  icon: IconSource;
  /** dp of the drawing; default 24. The button is 48 dp wide and high. */
  size?: number | undefined;
  /** CSS colour of the drawing; default as `variant` has it. */
  color?: string | undefined;
  /** The disc behind the drawing, 40 dp; default `plain`: none. */
  variant?: 'plain' | 'filled' | 'tonal' | undefined;
}

css`
.icon-button {
  display: grid;
  place-items: center;
  flex-shrink: 0;
  width: 48px;
  height: 48px;
  border-radius: 50%;
}
.icon-button-filled, .icon-button-tonal { background-clip: content-box; padding: 4px; }
.icon-button-filled { background-color: var(--primary); color: var(--on-primary); }
.icon-button-tonal { background-color: var(--secondary-container); color: var(--on-secondary-container); }
`;

/** An ImageButton. Give it a `desc`: it is all a reader of the accessibility tree has. */
export function ImageButton({
  icon,
  size,
  color,
  variant: look = 'plain',
  class: classes,
  style,
  ...props
}: ImageButtonProps) {
  const { content, ...told } = useLabelled('android.widget.ImageButton', { picture: props.contentDescription });
  return (
    <View
      {...props}
      {...told}
      className={props.className ?? told.className}
      onClick={props.onClick ?? (() => undefined)}
      class={`icon-button icon-button-${look} ${classes ?? ''}`}
      style={{ ...(color === undefined ? {} : { color }), ...style }}
    >
      <Glyph icon={icon} size={size ?? 24} />
      {content}
    </View>
  );
}
