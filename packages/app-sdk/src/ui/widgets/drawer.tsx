import type { ComponentChildren } from 'preact';
import { useWindowBack } from '../hooks/use-back.ts';
import { css } from '../theme/css.ts';
import { View } from './view.tsx';

/** Of a navigation drawer, as DrawerLayout shows one. */
export interface DrawerProps {
  /** Nothing of it is there while false. */
  open: boolean;
  /** BACK, or a tap beside the drawer. */
  onClose: () => void;
  /** False: what it lies over stays in the accessibility tree, as of apps that hide nothing behind theirs. Default true. */
  modal?: boolean | undefined;
  /** Resource name of the drawer. */
  id?: string | undefined;
  /** Android class; default `android.widget.FrameLayout`. */
  className?: string | undefined;
  /** CSS classes of the drawer, 304 dp wide by default. */
  class?: string | undefined;
  /** Content, one below the other. */
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
