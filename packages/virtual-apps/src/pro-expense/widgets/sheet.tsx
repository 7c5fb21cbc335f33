import { css, View, Window } from '@androidworld/app-sdk/ui';
import type { ComponentChildren } from 'preact';

css`
.bottom-sheet-window { width: 100%; }
.bottom-sheet { width: 100%; padding: 16px; box-sizing: border-box; background: var(--surface-container); color: var(--on-surface); border-radius: 12px 12px 0 0; display: flex; flex-direction: column; gap: 12px; padding-bottom: calc(16px + var(--inset-bottom, 0px)); }
`;

/** A bottom sheet in a window of its own. */
export function Sheet({ onDismiss, children }: { onDismiss: () => void; children: ComponentChildren }) {
  return (
    <Window place="bottom" dim onDismiss={onDismiss} class="bottom-sheet-window">
      <View id="design_bottom_sheet" className="android.widget.FrameLayout" class="bottom-sheet">
        {children}
      </View>
    </Window>
  );
}
