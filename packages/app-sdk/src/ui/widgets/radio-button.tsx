import { useScope } from '../../runtime/activity-context.ts';
import { toolkitOf } from '../theme/app-theme.ts';
import { css } from '../theme/css.ts';
import type { CheckableProps } from './switch.tsx';
import { useLabelled } from './use-labelled.tsx';
import { View } from './view.tsx';

export interface RadioButtonProps extends CheckableProps {
  /** In place of `onChange`: at each tap. */
  onClick?: (() => void) | undefined;
}

css`
.radio { display: inline-flex; align-items: center; flex-shrink: 0; min-height: 48px; gap: 12px; font-size: 1rem; }
.radio-ring {
  display: grid;
  place-items: center;
  box-sizing: border-box;
  width: 20px;
  height: 20px;
  margin: 14px;
  flex-shrink: 0;
  border: 2px solid var(--on-surface-variant);
  border-radius: 50%;
}
.radio-labelled > .radio-ring { margin: 0 2px; }
.radio-on > .radio-ring { border-color: var(--primary); }
.radio-on > .radio-ring::before { content: ""; width: 10px; height: 10px; border-radius: 50%; background: var(--primary); }
.material-2 .radio-on > .radio-ring { border-color: var(--secondary); }
.material-2 .radio-on > .radio-ring::before { background: var(--secondary); }
`;

/** Children are its label. `onChange` is called only when it becomes checked. */
export function RadioButton({ checked, onChange, class: classes, children, ...props }: RadioButtonProps) {
  const { className, content } = useLabelled('android.widget.RadioButton', { label: children });
  // One that is chosen offers no click in Compose; a view does.
  const isCompose = toolkitOf(useScope().theme) === 'compose';
  const look = ['radio', checked && 'radio-on', children !== undefined && 'radio-labelled', classes];
  return (
    <View
      className={className}
      {...props}
      checked={checked}
      semantics={isCompose && checked ? { ...props.semantics, clickable: false } : props.semantics}
      onClick={
        props.onClick ??
        (onChange &&
          (() => {
            if (!checked) onChange(true);
          }))
      }
      class={look.filter(Boolean).join(' ')}
    >
      <span class="radio-ring" />
      {content}
    </View>
  );
}
