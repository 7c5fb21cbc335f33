import {
  ActionMenuView,
  css,
  FloatingActionButton,
  glyphs,
  ImageButton,
  LinearLayout,
  type MenuItem,
} from '@androidworld/app-sdk/ui';
import add from '@material-symbols/svg-400/rounded/add.svg';

css`
.bottom-bar { position: absolute; left: 0; right: 0; bottom: 0; height: 56px; z-index: 3; background: var(--primary); color: var(--on-primary); }
.bottom-bar > .action-menu { margin-left: auto; }
.bottom-bar-nav { width: 56px; height: 56px; border-radius: 0; }
.list-fab.fab { position: absolute; z-index: 4; left: 50%; margin-left: -28px; bottom: 28px; outline: 5px solid var(--background); }
`;

interface BottomBarProps {
  menu: readonly MenuItem[];
  canAdd: boolean;
  onDrawer: () => void;
  onAdd: () => void;
}

/** The blue bar with the drawer and the menu, and the button for a new task on its edge. */
export function BottomBar({ menu, canAdd, onDrawer, onAdd }: BottomBarProps) {
  return (
    <>
      <LinearLayout id="bottomAppBar" className="android.view.ViewGroup" class="bottom-bar">
        <ImageButton icon={glyphs.menu} class="bottom-bar-nav" onClick={onDrawer} />
        <ActionMenuView menu={menu} />
      </LinearLayout>
      {canAdd && (
        <FloatingActionButton
          id="fab"
          icon={add}
          floating={false}
          class="list-fab"
          contentDescription="Create new task"
          onClick={onAdd}
        />
      )}
    </>
  );
}
