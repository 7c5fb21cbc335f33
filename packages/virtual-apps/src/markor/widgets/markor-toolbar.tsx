import {
  AppBar,
  type AppBarAction,
  css,
  type IconSource,
  MenuButton,
  type MenuItem,
  Text,
} from '@androidworld/app-sdk/ui';

css`
.markor-toolbar { padding-right: 0; }
.markor-toolbar .icon-button { width: 44px; }
.markor-toolbar-title { padding: 0 12px; font-size: 1.25rem; line-height: 1.75rem; font-weight: 500; }
`;

export interface MarkorToolbarProps {
  title: string;
  titleId?: string;
  /** Icons that open menus, before the actions. */
  menus?: readonly { readonly icon: IconSource; readonly label: string; readonly items: readonly MenuItem[] }[];
  actions?: readonly AppBarAction[];
  menu?: readonly MenuItem[];
}

export function MarkorToolbar({ title, titleId, menus = [], actions = [], menu = [] }: MarkorToolbarProps) {
  return (
    <AppBar class="markor-toolbar" actions={actions} menu={menu}>
      <Text id={titleId} class="markor-toolbar-title" lines={1} weight={1}>
        {title}
      </Text>
      {menus.map(({ icon, label, items }) => (
        <MenuButton key={label} is="android.widget.TextView" icon={icon} desc={label} items={items} />
      ))}
    </AppBar>
  );
}
