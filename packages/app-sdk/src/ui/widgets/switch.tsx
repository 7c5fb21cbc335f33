import { css } from '../theme/css.ts';
import { useLabelled } from './use-labelled.tsx';
import { View, type ViewProps } from './view.tsx';

/** Of a widget with two states: Switch, CheckBox, RadioButton. */
export interface CheckableProps extends Omit<ViewProps, 'onClick'> {
  checked: boolean;
  /** Given the state it should have now. Without it the widget only shows, e.g. in a row that is clicked as a whole. */
  onChange?: ((checked: boolean) => void) | undefined;
}

css`
.switch { width: 52px; height: 48px; flex-shrink: 0; display: flex; align-items: center; }
.switch-labelled { width: auto; gap: 16px; justify-content: space-between; align-self: stretch; min-height: 48px; }
.switch-track {
  position: relative;
  flex-shrink: 0;
  box-sizing: border-box;
  width: 52px;
  height: 32px;
  border: 2px solid var(--outline);
  border-radius: 16px;
  background: var(--surface-variant);
}
.switch-thumb { position: absolute; left: 6px; top: 6px; width: 16px; height: 16px; border-radius: 50%; background: var(--outline); }
.switch-on > .switch-track { background: var(--primary); border-color: var(--primary); }
.switch-on .switch-thumb { left: 22px; top: 2px; width: 24px; height: 24px; background: var(--on-primary); }
.material-2 .switch-track { border: 0; width: 34px; height: 14px; margin: 0 9px; background: rgb(128 128 128 / 0.5); }
.material-2 .switch-thumb { left: -3px; top: -3px; width: 20px; height: 20px; background: #fafafa; box-shadow: var(--shadow-1); }
.material-2 .switch-on > .switch-track { background: color-mix(in srgb, var(--secondary) 50%, transparent); }
.material-2 .switch-on .switch-thumb { left: 17px; top: -3px; width: 20px; height: 20px; background: var(--secondary); }
`;

/** Children are its label. */
export function Switch({ checked, onChange, class: classes, children, ...props }: CheckableProps) {
  const { className, content } = useLabelled('android.widget.Switch', { label: children });
  const look = ['switch', checked && 'switch-on', children !== undefined && 'switch-labelled', classes];
  return (
    <View
      className={className}
      {...props}
      checked={checked}
      onClick={onChange && (() => onChange(!checked))}
      class={look.filter(Boolean).join(' ')}
    >
      {content}
      <span class="switch-track">
        <span class="switch-thumb" />
      </span>
    </View>
  );
}
