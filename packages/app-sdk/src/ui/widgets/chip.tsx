import { css } from '../theme/css.ts';
import { glyphs } from './glyphs.ts';
import { Glyph, type IconSource } from './icon.tsx';
import { ImageButton } from './image-button.tsx';
import { View, type ViewProps } from './view.tsx';

/** Of a Material chip. */
export interface ChipProps extends Omit<ViewProps, 'children'> {
  /** Text on the chip; its cross is described as `Remove` and this. */
  label: string;
  /** 18 dp, before the label; a check mark stands in its place while `checked`. */
  icon?: IconSource | undefined;
  /** Shows a cross. */
  onClose?: (() => void) | undefined;
}

css`
.chip { display: inline-flex; align-items: center; flex-shrink: 0; height: 48px; color: var(--on-surface-variant); }
.chip.pressable::after { inset: 8px 0; border-radius: 8px; }
.chip-body { display: flex; align-items: center; gap: 8px; height: 32px; box-sizing: border-box; padding: 0 16px; border: 1px solid var(--outline); border-radius: 8px; font-size: 0.875rem; font-weight: 500; white-space: nowrap; }
.chip-icon > .chip-body { padding-left: 8px; }
.chip-on > .chip-body { background: var(--secondary-container); color: var(--on-secondary-container); border-color: transparent; padding-left: 8px; }
.chip-close > .chip-body { padding-right: 0; }
.chip .icon-button { width: 32px; height: 32px; }
.material-2 .chip-body { border: 0; border-radius: 16px; background: color-mix(in srgb, var(--on-surface) 10%, transparent); }
.material-2 .chip.pressable::after { border-radius: 16px; }
`;

/** A chip: 32 dp high, in a view of 48 dp. With `checked` it is a filter chip. */
export function Chip({ label, icon, onClose, class: classes, ...props }: ChipProps) {
  const drawn = props.checked ? glyphs.check : icon;
  const look = [
    'chip',
    drawn !== undefined && 'chip-icon',
    props.checked && 'chip-on',
    onClose && 'chip-close',
    classes,
  ];
  return (
    <View
      className={props.checked === undefined ? 'android.widget.Button' : 'android.widget.CompoundButton'}
      {...props}
      class={look.filter(Boolean).join(' ')}
    >
      <span class="chip-body">
        {drawn !== undefined && <Glyph icon={drawn} size={18} />}
        {label}
        {onClose !== undefined && (
          <ImageButton icon={glyphs.close} size={18} contentDescription={`Remove ${label}`} onClick={onClose} />
        )}
      </span>
    </View>
  );
}
