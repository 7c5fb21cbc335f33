import type { ComponentChildren } from 'preact';
import { useWindowBack } from '../hooks/use-back.ts';
import { css } from '../theme/css.ts';
import { View } from './view.tsx';

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  /** False: what it lies over stays in the accessibility tree, as of apps that hide nothing behind theirs. Default true. */
  modal?: boolean | undefined;
  id?: string | undefined;
  className?: string | undefined;
  class?: string | undefined;
  children?: ComponentChildren;
}

css`
.drawer-scrim { position: absolute; inset: 0; z-index: 10; background: rgb(0 0 0 / 0.4); }
.drawer { position: absolute; inset: 0 auto 0 0; width: 304px; max-width: 85%; display: flex; flex-direction: column; background: var(--surface-container); border-radius: 0 16px 16px 0; overflow: hidden; }
.material-2 .drawer { border-radius: 0; background: var(--surface); }
`;

/** A navigation drawer. Put it last in the screen's outermost box; while it is open only it is accessible. */
export function Drawer({ open, onClose, modal = true, children, class: classes, ...view }: DrawerProps) {
  useWindowBack(onClose, open);
  if (!open) return null;
  return (
    <div
      class="drawer-scrim"
      {...(modal ? { 'data-modal': '' } : {})}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <View className="android.widget.FrameLayout" {...view} class={`drawer ${classes ?? ''}`}>
        {children}
      </View>
    </div>
  );
}
