import { css } from '../theme/css.ts';
import { View } from './view.tsx';

css`
.selection-toolbar { border-radius: 24px; background: var(--surface-container); color: var(--on-surface); box-shadow: var(--shadow-3); overflow: hidden; }
.selection-button { height: 48px; padding: 0 14px; display: grid; place-items: center; font-size: 0.875rem; font-weight: 500; white-space: nowrap; }
`;

/** A button of the toolbar over selected text. */
export function ToolbarButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <View className="android.widget.Button" class="selection-button" contentDescription={label} onClick={onClick}>
      {label}
    </View>
  );
}
