import { css } from '../theme/css.ts';
import { glyphs } from './glyphs.ts';
import { Glyph, useGlyphNode } from './icon.tsx';
import type { CheckableProps } from './switch.tsx';
import { useLabelled } from './use-labelled.tsx';
import { View } from './view.tsx';

css`
.check-box { display: inline-flex; align-items: center; flex-shrink: 0; min-height: 48px; gap: 12px; font-size: 1rem; }
.check-box-square {
  display: grid;
  place-items: center;
  box-sizing: border-box;
  width: 18px;
  height: 18px;
  margin: 15px;
  flex-shrink: 0;
  border: 2px solid var(--on-surface-variant);
  border-radius: 2px;
}
.check-box-labelled > .check-box-square { margin: 0 3px; }
.check-box-on > .check-box-square { background: var(--primary); border-color: var(--primary); color: var(--on-primary); }
.material-2 .check-box-on > .check-box-square { background: var(--secondary); border-color: var(--secondary); color: var(--on-secondary); }
`;

/** Children are its label. */
export function CheckBox({ checked, onChange, class: classes, children, ...props }: CheckableProps) {
  const { className, content } = useLabelled('android.widget.CheckBox', { label: children });
  const box = useGlyphNode();
  const look = ['check-box', checked && 'check-box-on', children !== undefined && 'check-box-labelled', classes];
  return (
    <View
      className={className}
      {...props}
      checked={checked}
      onClick={onChange && (() => onChange(!checked))}
      class={look.filter(Boolean).join(' ')}
    >
      <span class="check-box-square" {...(checked ? {} : box)}>
        {checked && <Glyph icon={glyphs.check} size={16} />}
      </span>
      {content}
    </View>
  );
}
