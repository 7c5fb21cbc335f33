import { AlertDialog, css, EditText, ImageButton, LinearLayout, MenuButton } from '@androidworld/app-sdk/ui';
import back from '@material-symbols/svg-400/rounded/arrow_back.svg';
import close from '@material-symbols/svg-400/rounded/close.svg';
import info from '@material-symbols/svg-400/rounded/info.svg';
import search from '@material-symbols/svg-400/rounded/search.svg';
import settings from '@material-symbols/svg-400/rounded/settings.svg';
import { useState } from 'preact/hooks';

css`
.sms-search { margin: 8px 16px; min-height: 56px; padding: 0 4px; border-radius: 28px; background: var(--surface-variant); flex-shrink: 0; }
.sms-search .field { align-self: center; }
`;

export interface SearchMenuProps {
  /** Null while nothing is searched. */
  text: string | null;
  onChange: (text: string | null) => void;
  onSettings: () => void;
  onArchived: () => void;
}

/** The bar of the list of conversations: its search, and what else the app has. */
export function SearchMenu({ text, onChange, onSettings, onArchived }: SearchMenuProps) {
  const [about, setAbout] = useState(false);
  const isOpen = text !== null;
  return (
    <LinearLayout class="sms-search" id="main_menu" className="android.view.ViewGroup">
      <ImageButton
        id="top_toolbar_search_icon"
        className="android.widget.ImageView"
        icon={isOpen ? back : search}
        contentDescription={isOpen ? 'Back' : 'Search'}
        onClick={() => onChange(isOpen ? null : '')}
      />
      <EditText
        // A new field when the search ends: one without the focus.
        key={String(isOpen)}
        id="top_toolbar_search"
        variant="bare"
        hint="Search"
        weight={1}
        imeAction="search"
        value={text ?? ''}
        onChange={onChange}
        autoFocus={isOpen}
        onFocusChange={(focused) => {
          if (focused && !isOpen) onChange('');
        }}
      />
      {isOpen ? (
        text !== '' && <ImageButton icon={close} contentDescription="Clear" onClick={() => onChange('')} />
      ) : (
        <>
          <ImageButton
            className="android.widget.Button"
            id="settings"
            icon={settings}
            contentDescription="Settings"
            onClick={onSettings}
          />
          <ImageButton
            className="android.widget.Button"
            id="about"
            icon={info}
            contentDescription="About"
            onClick={() => setAbout(true)}
          />
          <MenuButton items={[{ label: 'Show archived conversations', onClick: onArchived }]} />
        </>
      )}
      {about && (
        <AlertDialog
          title="About"
          message={'Simple SMS Messenger\nVersion 5.19.3'}
          onDismiss={() => setAbout(false)}
          positive={{ label: 'OK', onClick: () => setAbout(false) }}
        />
      )}
    </LinearLayout>
  );
}
