import { css, View, Window } from '@androidworld/app-sdk/ui';
import type { ComponentChildren } from 'preact';

css`
.expense-sheet-window { width: 100%; max-width: 640px; justify-self: center; display: flex; --over-keyboard: calc(var(--window-bottom) - var(--navigation-bar-height)); margin-bottom: var(--over-keyboard); max-height: calc(100% - var(--window-top) - var(--over-keyboard)); }
.expense-sheet { width: 100%; padding: 16px; box-sizing: border-box; background: var(--surface-container); color: var(--on-surface); border-radius: 12px 12px 0 0; display: flex; flex-direction: column; gap: 12px; padding-bottom: calc(16px + var(--navigation-bar-height)); overflow: hidden auto; }
.expense-sheet > * { flex-shrink: 0; }
`;

/** A bottom sheet in a window of its own. */
export function Sheet({ onDismiss, children }: { onDismiss: () => void; children: ComponentChildren }) {
  return (
    <Window place="bottom" dim onDismiss={onDismiss} class="expense-sheet-window">
      <View id="design_bottom_sheet" className="android.widget.FrameLayout" class="expense-sheet">
        {children}
      </View>
    </Window>
  );
}
