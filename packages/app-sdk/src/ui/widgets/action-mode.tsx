import { useScope } from '../../runtime/activity-context.ts';
import { useBack } from '../hooks/use-back.ts';
import type { Selection } from '../hooks/use-selection.ts';
import { css } from '../theme/css.ts';
import { ActionMenuView } from './action-menu-view.tsx';
import { glyphs } from './glyphs.ts';
import { Glyph, type IconSource } from './icon.tsx';
import { LinearLayout } from './layouts.tsx';
import type { MenuItem } from './menu-item.ts';
import { TextView } from './text-view.tsx';
import { actionBarHeight } from './toolbar.tsx';
import { View } from './view.tsx';

/** Of a contextual action bar. */
export interface ActionModeProps {
  /** What is picked: BACK and the close button clear it. */
  selection: Pick<Selection<never>, 'size' | 'clear'>;
  /** Default "1 selected". */
  title?: string | undefined;
  /** The app shows a view of its own as the title, which can be tapped. */
  onTitleClick?: (() => void) | undefined;
  /** Of that view. */
  titleId?: string | undefined;
  /** Buttons, and what is behind `More options`: what can be done with the picked items. */
  menu: readonly MenuItem[];
  /** Default "Done". */
  closeDescription?: string | undefined;
  /** On the close button; default the back arrow. */
  closeIcon?: IconSource | undefined;
}

css`
.action-mode { position: relative; flex-shrink: 0; background: var(--action-mode, var(--surface-container)); color: var(--on-surface); z-index: 2; align-items: center; }
.action-mode-close { width: 56px; align-self: stretch; display: grid; place-items: center; flex-shrink: 0; }
.action-mode-titles { flex: 1; min-width: 0; padding-left: 4px; display: flex; }
.action-mode-title { font-size: 1.125rem; font-weight: 500; }
.action-mode-custom { font-size: 1.25rem; padding: 12px 8px; }
.material-2 .action-mode-titles { padding-left: 16px; }
`;

/** Stands in place of the toolbar while items are picked: how many, and what can be done with them. */
export function ActionMode({ selection, onTitleClick, menu, ...props }: ActionModeProps) {
  const { theme } = useScope();
  useBack(selection.clear);
  const title = props.title ?? `${selection.size} selected`;
  return (
    <LinearLayout
      id="action_mode_bar"
      className="android.view.ViewGroup"
      class="action-mode"
      style={{ height: actionBarHeight(theme) }}
    >
      <View
        id="action_mode_close_button"
        className="android.widget.ImageView"
        class="action-mode-close"
        contentDescription={props.closeDescription ?? 'Done'}
        onClick={selection.clear}
      >
        <Glyph icon={props.closeIcon ?? glyphs.back} />
      </View>
      <LinearLayout class="action-mode-titles">
        {onTitleClick === undefined ? (
          <TextView id="action_bar_title" class="action-mode-title" lines={1}>
            {title}
          </TextView>
        ) : (
          <TextView id={props.titleId} class="action-mode-custom" lines={1} onClick={onTitleClick}>
            {title}
          </TextView>
        )}
      </LinearLayout>
      <ActionMenuView menu={menu} />
    </LinearLayout>
  );
}
