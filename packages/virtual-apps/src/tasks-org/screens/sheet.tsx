import { css, FrameLayout, View, Window } from '@androidworld/app-sdk/ui';
import type { ComponentChildren } from 'preact';

css`
.sheet-window { height: calc(100% - var(--status-bar-height)); width: 100%; }
.sheet-coordinator { height: 100%; display: flex; flex-direction: column; }
.sheet-outside { flex: 1 1 0; min-height: 0; }
.sheet-panel { flex: 0 1 auto; display: flex; flex-direction: column; min-height: 0; background: var(--surface-container); color: var(--on-surface); overflow: hidden; }
`;

/** A modal sheet at the lower edge, with the coordinator of Material's around it. */
export function Sheet({ onDismiss, children }: { onDismiss: () => void; children: ComponentChildren }) {
  return (
    <Window place="bottom" dim class="sheet-window" onDismiss={onDismiss}>
      <View id="coordinator" className="android.view.ViewGroup" class="sheet-coordinator">
        <div class="sheet-outside" onClick={onDismiss} />
        <FrameLayout id="design_bottom_sheet" class="sheet-panel">
          {children}
        </FrameLayout>
      </View>
    </Window>
  );
}
