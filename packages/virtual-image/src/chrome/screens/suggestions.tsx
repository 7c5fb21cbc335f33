import { css, Icon, ImageButton, TextView, useApi, View } from '@androidworld/app-sdk/ui';
import copy from '@material-symbols/svg-400/rounded/content_copy.svg';
import edit from '@material-symbols/svg-400/rounded/edit.svg';
import refine from '@material-symbols/svg-400/rounded/north_west.svg';
import globe from '@material-symbols/svg-400/rounded/public.svg';
import searchIcon from '@material-symbols/svg-400/rounded/search.svg';
import share from '@material-symbols/svg-400/rounded/share.svg';
import { shownAddress, urlFor } from '../address.ts';
import type { SearchEngine } from '../search-engines.ts';

css`
.view.browser-suggestions { position: absolute; left: 0; right: 0; top: 56px; height: 100vh; z-index: 3; background: var(--background); }
.browser-suggestion { display: flex; align-items: center; gap: 16px; padding: 4px 8px 4px 16px; min-height: 56px; }
`;

interface Entry {
  readonly url: string;
  readonly title: string;
}

interface SuggestionsProps {
  typed: string;
  /** What is shown behind them; undefined for a new tab. */
  page: (Entry & { onShare(): void }) | undefined;
  /** Pages visited before. */
  known: readonly Entry[];
  engine: SearchEngine;
  onGo: (url: string) => void;
  /** Puts a text into the address bar, to be gone on with. */
  onRefine: (text: string) => void;
  /** Goes on with the address that stands there. */
  onEdit: () => void;
}

const mostSuggested = 5;

/** Below the address bar while it is edited. */
export function Suggestions(props: SuggestionsProps) {
  const { typed, page, known, engine, onGo, onRefine, onEdit } = props;
  const api = useApi();
  const words = typed.trim().toLowerCase();
  const isUntouched = page !== undefined && typed === page.url;
  const found = known
    .filter(({ title, url }) => words !== '' && !isUntouched && `${title} ${url}`.toLowerCase().includes(words))
    .slice(0, mostSuggested);
  return (
    <View
      id="omnibox_suggestions_dropdown"
      className="androidx.recyclerview.widget.RecyclerView"
      class="browser-suggestions"
    >
      {isUntouched && (
        <Suggestion
          first={page.title || shownAddress(page.url)}
          second={shownAddress(page.url)}
          isPage
          onClick={() => onGo(page.url)}
        >
          <ImageButton icon={share} contentDescription="Share…" onClick={page.onShare} />
          <ImageButton icon={copy} contentDescription="Copy link" onClick={() => void api.clipboard.set(page.url)} />
          <ImageButton icon={edit} contentDescription="Edit" onClick={onEdit} />
        </Suggestion>
      )}
      {words !== '' && !isUntouched && (
        <Suggestion first={typed} second={`${engine.name} Search`} onClick={() => onGo(urlFor(typed, engine))} />
      )}
      {found.map(({ url, title }) => (
        <Suggestion key={url} first={title || url} second={shownAddress(url)} isPage onClick={() => onGo(url)}>
          <Refine text={url} onRefine={onRefine} />
        </Suggestion>
      ))}
    </View>
  );
}

function Refine({ text, onRefine }: { text: string; onRefine: (text: string) => void }) {
  return (
    <ImageButton
      className="android.widget.ImageView"
      icon={refine}
      contentDescription={`Refine: ${text}`}
      onClick={() => onRefine(text)}
    />
  );
}

interface SuggestionProps {
  first: string;
  second: string;
  isPage?: boolean;
  onClick: () => void;
  children?: preact.ComponentChildren;
}

function Suggestion({ first, second, isPage = false, onClick, children }: SuggestionProps) {
  return (
    <View className="android.view.ViewGroup" class="browser-suggestion" onClick={onClick}>
      <Icon icon={isPage ? globe : searchIcon} size={20} semantics={{ importantForAccessibility: 'no' }} />
      <div class="chrome-row-texts">
        <TextView id="line_1" lines={1} bold>
          {first}
        </TextView>
        <TextView id="line_2" lines={1}>
          {second}
        </TextView>
      </div>
      {children}
    </View>
  );
}
