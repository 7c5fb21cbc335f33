import { useRef, useState } from 'preact/hooks';
import { glyphs } from './glyphs.ts';
import { ImageButton, type ImageButtonProps } from './image-button.tsx';
import { type MenuItem, PopupMenu } from './popup-menu.tsx';

export interface MenuButtonProps extends Partial<ImageButtonProps> {
  items: readonly MenuItem[];
}

/** An icon button that opens a menu: by default the three dots, `More options`. */
export function MenuButton({ items, ...props }: MenuButtonProps) {
  const button = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<readonly MenuItem[] | null>(null);
  return (
    <>
      <ImageButton
        icon={glyphs.more}
        contentDescription="More options"
        className="android.widget.ImageView"
        {...props}
        elementRef={button}
        onClick={() => setShown(items)}
      />
      {shown !== null && (
        <PopupMenu
          anchor={button}
          items={shown}
          onOpen={(nested) => setShown(nested)}
          onDismiss={() => setShown(null)}
        />
      )}
    </>
  );
}
