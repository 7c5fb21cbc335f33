import { useSystemApi } from '@androidworld/app-sdk/system';
import {
  css,
  EditText,
  FrameLayout,
  Glyph,
  glyphs,
  ImageButton,
  LinearLayout,
  PopupMenu,
} from '@androidworld/app-sdk/ui';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { at } from '../place.ts';

css`
.drawer-search { border-radius: 28px; background: var(--surface-variant); }
.drawer-search .field, .drawer-search .field-box { height: 100%; }
.drawer-search .field-input { height: 100%; }
.drawer-google { display: grid; place-items: center; }
.drawer-search-button { width: 100%; height: 100%; }
`;

interface DrawerSearchProps {
  readonly query: string;
  readonly autoFocus: boolean;
  onQuery(query: string): void;
  onClose(): void;
}

/** The field over the list of apps; at its end the cross while something is typed, else the way to its preferences. */
export function DrawerSearch({ query, autoFocus, onQuery, onClose }: DrawerSearchProps) {
  const [isFocused, setFocused] = useState(autoFocus);
  const box = useRef<HTMLDivElement>(null);
  // BACK takes the keyboard away and the focus with it (Launcher3 `ExtendedEditText`).
  useLayoutEffect(() => {
    const leave = ({ target }: Event) => target instanceof HTMLElement && target.blur();
    box.current?.addEventListener('back-pre-ime', leave);
    return () => box.current?.removeEventListener('back-pre-ime', leave);
  }, []);
  const hasEnd = query !== '' || isFocused;
  return (
    <LinearLayout class="drawer-search" elementRef={box} style={at([57, 156, 1023, 301])}>
      <FrameLayout
        id="g_icon"
        className="android.widget.ImageView"
        contentDescription="Google app"
        class="drawer-google"
        style={at([10, 9, 136, 135])}
        onClick={onClose}
      >
        <Glyph icon={glyphs.search} />
      </FrameLayout>
      <div style={at([157, 0, hasEnd ? 829 : 966, 145])}>
        <EditText
          id="input"
          variant="bare"
          hint="Search apps, web and more"
          imeAction="search"
          value={query}
          onChange={onQuery}
          autoFocus={autoFocus}
          onFocusChange={setFocused}
        />
      </div>
      {hasEnd && (
        <div style={at([829, 4, 966, 141])}>
          {query === '' ? <Preferences /> : <Clear onClick={() => onQuery('')} />}
        </div>
      )}
    </LinearLayout>
  );
}

function Clear({ onClick }: { onClick: () => void }) {
  return (
    <ImageButton
      id="clear_btn"
      icon={glyphs.close}
      contentDescription="Clear search box"
      class="drawer-search-button"
      onClick={onClick}
    />
  );
}

/** What the search may look through is set where the launcher's other settings are: in its page of Settings. */
function Preferences() {
  const api = useSystemApi();
  const anchor = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const open = () =>
    void api.startActivity({
      action: 'android.settings.APPLICATION_DETAILS_SETTINGS',
      data: `package:${api.packageName}`,
      flags: 0x1000_0000,
    });
  return (
    <>
      <ImageButton
        id="menu_btn"
        icon={glyphs.more}
        contentDescription="Preferences"
        class="drawer-search-button"
        elementRef={anchor}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <PopupMenu anchor={anchor} items={[{ title: 'Preferences', onClick: open }]} onDismiss={() => setOpen(false)} />
      )}
    </>
  );
}
