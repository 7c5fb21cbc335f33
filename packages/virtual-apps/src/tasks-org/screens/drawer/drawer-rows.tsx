import { css, Icon, TextView, View } from '@androidworld/app-sdk/ui';
import add from '@material-symbols/svg-400/rounded/add.svg';
import less from '@material-symbols/svg-400/rounded/keyboard_arrow_up.svg';
import more from '@material-symbols/svg-400/rounded/keyboard_arrow_down.svg';

css`
.drawer-row { height: 48.4px; display: flex; align-items: center; }
.drawer-current { background: var(--line); }
.drawer-icon { flex: 0 0 40px; padding-left: 16px; box-sizing: border-box; color: var(--on-surface-variant); }
.drawer-name { flex: 1; font-size: 1.125rem; }
.drawer-size { flex: 0 0 49px; text-align: center; color: var(--on-surface-variant); }
.drawer-header { height: 52.6px; padding-top: 1px; box-sizing: border-box; display: flex; align-items: stretch; color: var(--on-surface-variant); background: linear-gradient(var(--line), var(--line)) no-repeat top / 100% 1px; }
.drawer-header > .text { flex: 0 0 323.5px; border: 0; padding-left: 16px; line-height: 51.6px; font-weight: 500; }
.drawer-header > .icon { flex: 0 0 40px; height: auto; padding: 13px 8px; box-sizing: border-box; }
.drawer-more { width: 40px; }
`;

interface DrawerRowProps {
  icon: string;
  title: string;
  count: number;
  current: boolean;
  onClick: () => void;
}

export function DrawerRow({ icon, title, count, current, onClick }: DrawerRowProps) {
  return (
    <View
      id="row"
      className="android.widget.RelativeLayout"
      class={current ? 'drawer-row drawer-current' : 'drawer-row'}
      onClick={onClick}
    >
      <DrawerIcon icon={icon} />
      <TextView
        id="text"
        className="android.widget.CheckedTextView"
        class="drawer-name"
        layoutWidth="match_parent"
        lines={1}
        checked={false}
      >
        {title}
      </TextView>
      {count > 0 ? (
        <TextView id="size" class="drawer-size" layoutWidth="match_parent">
          {String(count)}
        </TextView>
      ) : (
        <span class="drawer-size" />
      )}
    </View>
  );
}

interface DrawerHeaderProps {
  title: string;
  collapsed: boolean;
  onClick: () => void;
  onAdd: () => void;
}

export function DrawerHeader({ title, collapsed, onClick, onAdd }: DrawerHeaderProps) {
  return (
    <View id="subheader_row" className="android.widget.RelativeLayout" class="drawer-header" onClick={onClick}>
      <TextView id="text" layoutWidth="match_parent">
        {title}
      </TextView>
      <Icon id="chevron" icon={collapsed ? more : less} semantics={{ importantForAccessibility: 'no' }} />
      <Icon id="add_item" icon={add} onClick={onAdd} />
    </View>
  );
}

export function DrawerAction({ title, icon, onClick }: { title: string; icon: string; onClick: () => void }) {
  return (
    <View id="row" className="android.widget.RelativeLayout" class="drawer-row" onClick={onClick}>
      <DrawerIcon icon={icon} />
      <TextView id="text" layoutWidth="match_parent" style={{ flex: 1 }}>
        {title}
      </TextView>
    </View>
  );
}

function DrawerIcon({ icon }: { icon: string }) {
  return (
    <div class="drawer-icon">
      <Icon id="icon" icon={icon} size={20} semantics={{ importantForAccessibility: 'no' }} />
    </div>
  );
}
