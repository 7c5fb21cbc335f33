import { css } from '../theme/css.ts';
import { glyphs } from './glyphs.ts';
import { Glyph } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { Row } from './layout.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface SearchBarProps
  extends Pick<TextFieldProps, 'id' | 'hint' | 'value' | 'onChange' | 'autoFocus' | 'class'> {
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
    <Row class={`search-bar ${classes ?? ''}`}>
      {onBack === undefined ? (
        <Glyph icon={glyphs.search} color="var(--on-surface-variant)" />
      ) : (
        <IconButton icon={glyphs.back} desc="Back" onClick={onBack} />
      )}
      <TextField
        hint="Search"
        id="search_src_text"
        {...props}
        look="bare"
        weight={1}
        imeAction="search"
        value={value}
        onChange={onChange}
        onImeAction={() => onSearch?.(value)}
      />
      {value !== '' && <IconButton icon={glyphs.close} desc="Clear query" onClick={() => onChange('')} />}
    </Row>
  );
}
