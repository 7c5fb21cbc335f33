import type { ComponentChildren } from 'preact';
import { css } from '../theme/css.ts';
import { Window } from './window.tsx';

export interface BottomSheetProps {
  title?: string | undefined;
  onDismiss: () => void;
  children?: ComponentChildren;
}

css`
.bottom-sheet { width: 100%; display: flex; flex-direction: column; padding: 0 0 16px; border-radius: 28px 28px 0 0; background: var(--surface-container); color: var(--on-surface); overflow: hidden; }
.bottom-sheet-handle { width: 32px; height: 4px; border-radius: 2px; margin: 16px auto; background: var(--on-surface-variant); opacity: 0.4; flex-shrink: 0; }
`;

/** A sheet at the lower edge, in a window of its own. */
export function BottomSheet({ title, onDismiss, children }: BottomSheetProps) {
  return (
    <Window title={title} place="bottom" dim class="bottom-sheet" onDismiss={onDismiss}>
      <div class="bottom-sheet-handle" />
      {children}
    </Window>
  );
}
