import type { ComponentChildren } from 'preact';
import { useScope } from '../../runtime/activity-context.ts';
import { css } from '../theme/css.ts';
import { FrameLayout } from './layouts.tsx';
import { Window } from './window.tsx';

/** Of a modal bottom sheet. */
export interface BottomSheetProps {
  /** Accessibility title of its window; not drawn. */
  title?: string | undefined;
  /** BACK, or a tap above the sheet. It stays until the caller takes it away. */
  onDismiss: () => void;
  /** Content, one below the other under the handle. */
  children?: ComponentChildren;
}

css`
.window-bottom { padding-bottom: var(--navigation-bar-height); }
.bottom-sheet { width: 100%; max-width: 640px; justify-self: center; --over-keyboard: calc(var(--window-bottom) - var(--navigation-bar-height)); margin-bottom: var(--over-keyboard); max-height: calc(100% - var(--window-top) - var(--over-keyboard)); display: flex; flex-direction: column; padding: 0; border-radius: 28px 28px 0 0; background: var(--surface-container); color: var(--on-surface); overflow: hidden; }
/* What does not fit scrolls: a list in it for itself, else all of it. */
.bottom-sheet-body { display: flex; flex-direction: column; min-height: 0; overflow: hidden auto; }
.bottom-sheet-body > * { flex: 0 0 auto; }
.bottom-sheet-body > .scroll { flex: 0 1 auto; }
.bottom-sheet-handle { width: 32px; height: 4px; border-radius: 2px; margin: 16px auto; background: var(--on-surface-variant); opacity: 0.4; flex-shrink: 0; }
.bottom-sheet-end { height: 16px; flex-shrink: 0; }
.material-2 .bottom-sheet { border-radius: 0; }
`;

/** A sheet at the lower edge, in a window of its own. */
export function BottomSheet({ title, onDismiss, children }: BottomSheetProps) {
  // Material 2's have no handle.
  const isPlain = useScope().theme.material === 2;
  return (
    <Window title={title} place="bottom" dim class="bottom-sheet" onDismiss={onDismiss}>
      <FrameLayout id="design_bottom_sheet" class="bottom-sheet-body">
        {!isPlain && <div class="bottom-sheet-handle" />}
        {children}
        {!isPlain && <div class="bottom-sheet-end" />}
      </FrameLayout>
    </Window>
  );
}
