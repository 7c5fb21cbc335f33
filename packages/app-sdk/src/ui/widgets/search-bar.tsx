import { css } from '../theme/css.ts';
import { EditText, type EditTextProps } from './edit-text.tsx';
import { glyphs } from './glyphs.ts';
import { Glyph } from './icon.tsx';
import { ImageButton } from './image-button.tsx';
import { LinearLayout } from './layouts.tsx';

export interface SearchBarProps
  extends Pick<EditTextProps, 'id' | 'hint' | 'value' | 'onChange' | 'autoFocus' | 'class'> {
  onSearch?: ((text: string) => void) | undefined;
  /** Shows a back arrow in place of the magnifier. */
  onBack?: (() => void) | undefined;
}

css`
.search-bar { min-height: 56px; margin: 8px 16px; border-radius: 28px; background: var(--surface-variant); padding: 0 4px; flex-shrink: 0; }
.search-bar > .icon { margin: 0 4px 0 12px; }
.search-bar .field { align-self: center; }
.material-2 .search-bar { border-radius: 4px; background: var(--surface-container); }
`;

export function SearchBar({ value, onChange, onSearch, onBack, class: classes, ...props }: SearchBarProps) {
  return (
    <LinearLayout class={`search-bar ${classes ?? ''}`}>
      {onBack === undefined ? (
        <Glyph icon={glyphs.search} color="var(--on-surface-variant)" />
      ) : (
        <ImageButton icon={glyphs.back} contentDescription="Back" onClick={onBack} />
      )}
      <EditText
        hint="Search"
        id="search_src_text"
        {...props}
        variant="bare"
        weight={1}
        imeAction="search"
        value={value}
        onChange={onChange}
        onImeAction={() => onSearch?.(value)}
      />
      {value !== '' && (
        <ImageButton icon={glyphs.close} contentDescription="Clear query" onClick={() => onChange('')} />
      )}
    </LinearLayout>
  );
}
