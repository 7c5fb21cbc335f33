import { glyphs, Toolbar, type ToolbarProps } from '@androidworld/app-sdk/ui';

interface PlainBarProps extends Omit<ToolbarProps, 'navigation'> {
  onMenu: () => void;
}

/** The bar of a screen of the drawer: its menu button has no description. */
export function PlainBar({ onMenu, ...props }: PlainBarProps) {
  return <Toolbar {...props} navigation={{ icon: glyphs.menu, onClick: onMenu }} />;
}
