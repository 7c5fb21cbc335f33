import { css } from '../theme/css.ts';
import { LinearLayout } from './layouts.tsx';
import { TextView } from './text-view.tsx';

css`
.selection-toolbar { border-radius: 24px; background: var(--surface-container); color: var(--on-surface); box-shadow: var(--shadow-3); overflow: hidden; }
.selection-button { height: 48px; padding: 0 14px; align-items: center; }
.selection-button-text { font-size: 0.875rem; font-weight: 500; white-space: nowrap; }
`;

/** An item of the toolbar over selected text. @see AOSP `floating_popup_menu_button.xml` */
export function ToolbarButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <LinearLayout class="selection-button" contentDescription={label} onClick={onClick}>
      <TextView id="android:id/floating_toolbar_menu_item_text" class="selection-button-text">
        {label}
      </TextView>
    </LinearLayout>
  );
}
