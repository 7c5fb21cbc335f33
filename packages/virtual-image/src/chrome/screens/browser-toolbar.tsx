import {
  css,
  EditText,
  type EditTextProps,
  Icon,
  ImageButton,
  LinearLayout,
  type MenuItem,
  PopupMenu,
  useBack,
  View,
} from '@androidworld/app-sdk/ui';
import clear from '@material-symbols/svg-400/rounded/close.svg';
import home from '@material-symbols/svg-400/rounded/home.svg';
import lock from '@material-symbols/svg-400/rounded/lock.svg';
import more from '@material-symbols/svg-400/rounded/more_vert.svg';
import searchIcon from '@material-symbols/svg-400/rounded/search.svg';
import warning from '@material-symbols/svg-400/rounded/warning.svg';
import { useRef, useState } from 'preact/hooks';
import { newTabUrl, shownAddress, urlFor } from '../address.ts';
import type { SearchEngine } from '../search-engines.ts';
import { Suggestions } from './suggestions.tsx';

css`
.browser-bar { flex: none; height: 56px; display: flex; align-items: center; background: var(--app-bar); }
.browser-bar > .image-button { height: 56px; }
.browser-location { flex: 1; min-width: 0; height: 56px; display: flex; align-items: center; position: relative; }
/* Where no button is beside it. */
.browser-location:first-child { margin-left: 8px; }
.browser-location:last-child { margin-right: 8px; }
.browser-location::before { content: ""; position: absolute; inset: 6px 0; border-radius: 22px; background: var(--surface-variant); }
.browser-status { width: 84PX; height: 56px; display: grid; place-items: center; margin-left: 11PX; }
.browser-url { flex: 1; height: 131PX; margin: 8PX 0; justify-content: center; overflow: hidden; }
.browser-url .field-input { white-space: nowrap; }
.browser-buttons { height: 56px; }
.browser-tabs { width: 48px; height: 56px; display: grid; place-items: center; }
.browser-tabs > i { width: 20px; height: 20px; border: 2px solid currentColor; border-radius: 4px; font: 500 11px/20px Roboto; text-align: center; box-sizing: content-box; width: 18px; height: 18px; line-height: 18px; font-style: normal; }
.view.browser-toolbar-editing { position: relative; z-index: 4; }
`;

interface BrowserToolbarProps {
  url: string;
  title: string;
  tabCount: number;
  /** Behind a long press on the button of the tabs. */
  tabMenu: readonly MenuItem[];
  /** Behind a long press on the button that leads home. */
  homeMenu: readonly MenuItem[];
  onLoad: (url: string) => void;
  /** Undefined: there is no homepage. */
  onHome: (() => void) | undefined;
  engine: SearchEngine;
  onTabs: () => void;
  onMenu: (anchor: HTMLDivElement | null) => void;
  onPageInfo: () => void;
  onShare: () => void;
  menuRef: { current: HTMLDivElement | null };
  /** Addresses to propose. */
  known: readonly { readonly url: string; readonly title: string }[];
}

/** Above the page: home, address, tabs, menu. */
export function BrowserToolbar(props: BrowserToolbarProps) {
  const { url, tabCount, engine, onLoad, onHome, onTabs, onMenu, onPageInfo, menuRef } = props;
  const [held, setHeld] = useState<'home' | 'tabs' | null>(null);
  const homeButton = useRef<HTMLDivElement | null>(null);
  const tabsButton = useRef<HTMLDivElement | null>(null);
  const field: NonNullable<EditTextProps['inputRef']> = useRef(null);
  const [typed, setTyped] = useState<string | null>(null);
  const isEditing = typed !== null;
  useBack(() => setTyped(null), isEditing);
  const isNew = url === newTabUrl;
  const isSafe = url.startsWith('https:') || url.startsWith('chrome:') || url.startsWith('about:');
  const go = (address: string) => {
    setTyped(null);
    onLoad(address);
  };
  return (
    <View
      id="toolbar_container"
      className="android.widget.FrameLayout"
      class={isEditing ? 'browser-toolbar-editing' : ''}
    >
      <View id="toolbar" className="android.widget.FrameLayout" class="browser-bar">
        {!isEditing && !isNew && onHome !== undefined && (
          <ImageButton
            id="home_button"
            icon={home}
            contentDescription="Home"
            elementRef={homeButton}
            onClick={onHome}
            onLongClick={() => setHeld('home')}
          />
        )}
        <View id="location_bar" className="android.widget.FrameLayout" class="browser-location">
          {!isNew && !isEditing && (
            <LinearLayout id="location_bar_status" class="browser-status" onClick={onPageInfo} onLongClick={onPageInfo}>
              <Icon
                id="location_bar_status_icon"
                icon={isSafe ? lock : warning}
                size={20}
                contentDescription={isSafe ? 'Connection is secure' : 'Your connection to this site is not secure'}
              />
            </LinearLayout>
          )}
          {(isNew || isEditing) && (
            <View class="browser-status">
              <Icon icon={searchIcon} size={20} semantics={{ importantForAccessibility: 'no' }} />
            </View>
          )}
          <EditText
            id="url_bar"
            variant="bare"
            class="browser-url"
            hint="Search or type web address"
            inputType="textUri"
            value={typed ?? shownAddress(url)}
            onChange={setTyped}
            onFocusChange={(focused) => setTyped(focused ? (isNew ? '' : url) : null)}
            selectAllOnFocus
            inputRef={field}
            imeAction="go"
            onImeAction={() => typed !== null && typed.trim() !== '' && go(urlFor(typed, engine))}
          />
          {isEditing && typed !== '' && (
            <ImageButton
              id="delete_button"
              icon={clear}
              contentDescription="Clear input"
              onClick={() => setTyped('')}
            />
          )}
        </View>
        {!isEditing && (
          <LinearLayout id="toolbar_buttons" class="browser-buttons" focusable>
            <View
              id="tab_switcher_button"
              className="android.widget.ImageButton"
              contentDescription="Switch or close tabs"
              class="browser-tabs"
              focusable
              onClick={onTabs}
              elementRef={tabsButton}
              onLongClick={() => setHeld('tabs')}
            >
              <i aria-hidden="true">{tabCount > 99 ? ':D' : tabCount}</i>
            </View>
            <ImageButton
              id="menu_button"
              icon={more}
              contentDescription="More options"
              elementRef={menuRef}
              onClick={() => onMenu(menuRef.current)}
            />
          </LinearLayout>
        )}
      </View>
      {isEditing && (
        <Suggestions
          typed={typed}
          page={isNew ? undefined : { url, title: props.title, onShare: props.onShare }}
          known={props.known}
          engine={engine}
          onGo={go}
          onRefine={setTyped}
          // What was selected as a whole is gone on with at its end.
          onEdit={() => field.current?.setSelectionRange(typed.length, typed.length)}
        />
      )}
      {held !== null && (
        <PopupMenu
          anchor={held === 'home' ? homeButton : tabsButton}
          items={held === 'home' ? props.homeMenu : props.tabMenu}
          onDismiss={() => setHeld(null)}
        />
      )}
    </View>
  );
}
