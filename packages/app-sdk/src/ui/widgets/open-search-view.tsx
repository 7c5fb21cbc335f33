import { css } from '../theme/css.ts';
import { EditText, type EditTextProps } from './edit-text.tsx';
import { glyphs } from './glyphs.ts';
import { ImageButton } from './image-button.tsx';
import { LinearLayout } from './layouts.tsx';

/** Of Material 3's SearchView while it is open. */
export interface OpenSearchViewProps extends Pick<EditTextProps, 'hint' | 'value' | 'onChange' | 'autoFocus'> {
  /** The keyboard's search key, with what is typed. */
  onSearch?: ((text: string) => void) | undefined;
  /** The arrow before the field; BACK itself is the caller's (`useBack`). */
  onBack: () => void;
}

css`
.open-search { min-height: 64px; flex-shrink: 0; background: var(--surface-container); z-index: 2; }
.open-search > .icon-button { width: 56px; height: 56px; border-radius: 0; }
.open-search > .open-search-clear { height: 48px; }
.open-search .field { align-self: center; height: 48px; }
`;

/** Material 3's SearchView, opened: back, the field, and a cross while something is typed. */
export function OpenSearchView({ value, onChange, onSearch, onBack, ...field }: OpenSearchViewProps) {
  return (
    <LinearLayout id="open_search_view_toolbar" className="android.view.ViewGroup" class="open-search">
      <ImageButton icon={glyphs.back} contentDescription="Back" onClick={onBack} />
      <EditText
        id="open_search_view_edit_text"
        {...field}
        variant="bare"
        weight={1}
        imeAction="search"
        value={value}
        onChange={onChange}
        onImeAction={() => onSearch?.(value)}
      />
      {value !== '' && (
        <ImageButton
          id="open_search_view_clear_button"
          class="open-search-clear"
          icon={glyphs.close}
          contentDescription="Clear text"
          onClick={() => onChange('')}
        />
      )}
    </LinearLayout>
  );
}
