import { useRef, useState } from 'preact/hooks';
import { glyphs } from './glyphs.ts';
import { ImageButton, type ImageButtonProps } from './image-button.tsx';
import type { MenuItem } from './menu-item.ts';
import { PopupMenu } from './popup-menu.tsx';

/** Of a button that opens a PopupMenu; icon and description can be other than the three dots'. */
export interface MenuButtonProps extends Partial<ImageButtonProps> {
  /** The menu, from top to bottom. */
  items: readonly MenuItem[];
}

/** An icon button that opens a menu: by default the three dots, `More options`. Toolbars have theirs from `menu`. */
export function MenuButton({ items, ...props }: MenuButtonProps) {
  const button = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ImageButton
        icon={glyphs.more}
        contentDescription="More options"
        className="android.widget.ImageView"
        {...props}
        elementRef={button}
        onClick={() => setOpen(true)}
      />
      {isOpen && <PopupMenu anchor={button} items={items} onDismiss={() => setOpen(false)} />}
    </>
  );
}
