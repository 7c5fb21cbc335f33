import { ActionMenuView, css, glyphs, ImageButton, LinearLayout, type MenuItem } from '@androidworld/app-sdk/ui';
import type { ComponentChildren } from 'preact';

css`
.tracker-bottom-bar { height: 80px; flex-shrink: 0; padding-left: 4px; padding-right: 4px; background: var(--surface-container); box-shadow: 0 -1px 3px rgb(0 0 0 / 0.15); z-index: 2; }
.tracker-bottom-bar > .tracker-bottom-up { height: 80px; }
`;

interface BottomBarProps {
  /** Default `bottom_app_bar`. */
  id?: string;
  /** Shows the back arrow (`Navigate up`). */
  onUp?: (() => void) | undefined;
  menu?: readonly MenuItem[];
  /** Buttons of its own, and what floats over its end. */
  children?: ComponentChildren;
}

/** The BottomAppBar that stands in for a toolbar: the way back at its left, icons, the rest behind `More options`. */
export function BottomBar({ id = 'bottom_app_bar', onUp, menu = [], children }: BottomBarProps) {
  return (
    <LinearLayout id={id} className="android.view.ViewGroup" class="tracker-bottom-bar">
      {onUp !== undefined && (
        <ImageButton class="tracker-bottom-up" icon={glyphs.back} contentDescription="Navigate up" onClick={onUp} />
      )}
      {children}
      <span style={{ flex: 1 }} />
      <ActionMenuView menu={menu} />
    </LinearLayout>
  );
}
