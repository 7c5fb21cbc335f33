import {
  css,
  type IconSource,
  MenuButton,
  type MenuItem,
  TextView,
  Toolbar,
  type ToolbarAction,
} from '@androidworld/app-sdk/ui';

css`
.markor-toolbar { padding-right: 0; }
.markor-toolbar .icon-button { width: 44px; }
.markor-toolbar-title { padding: 0 12px; font-size: 1.25rem; font-weight: 500; }
`;

export interface MarkorToolbarProps {
  title: string;
  titleId?: string;
  /** Icons that open menus, before the actions. */
  menus?: readonly { readonly icon: IconSource; readonly label: string; readonly items: readonly MenuItem[] }[];
  actions?: readonly ToolbarAction[];
  menu?: readonly MenuItem[];
}

export function MarkorToolbar({ title, titleId, menus = [], actions = [], menu = [] }: MarkorToolbarProps) {
  return (
    <Toolbar class="markor-toolbar" actions={actions} menu={menu}>
      <TextView id={titleId} class="markor-toolbar-title" lines={1} weight={1}>
        {title}
      </TextView>
      {menus.map(({ icon, label, items }) => (
        <MenuButton
          key={label}
          className="android.widget.TextView"
          icon={icon}
          contentDescription={label}
          items={items}
        />
      ))}
    </Toolbar>
  );
}
