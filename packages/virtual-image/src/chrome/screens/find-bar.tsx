import { css, EditText, ImageButton, TextView, useBack, View, type WebViewHandle } from '@androidworld/app-sdk/ui';
import close from '@material-symbols/svg-400/rounded/close.svg';
import down from '@material-symbols/svg-400/rounded/keyboard_arrow_down.svg';
import up from '@material-symbols/svg-400/rounded/keyboard_arrow_up.svg';
import { useState } from 'preact/hooks';
import { type Found, findScript } from './find-script.ts';

css`
.find-bar { flex: none; height: 56px; display: flex; align-items: center; padding-left: 16px; background: var(--app-bar); }
.find-bar > .field { flex: 1; }
.find-status { color: var(--on-surface-variant); padding: 0 8px; }
`;

const none: Found = { current: 0, count: 0 };

/** In place of the toolbar: finds words in the page. */
export function FindBar({ page, onClose }: { page: WebViewHandle | null; onClose: () => void }) {
  const [query, setQuery] = useState('');
  const [found, setFound] = useState(none);
  const find = async (words: string, step: -1 | 0 | 1) => {
    const answer: unknown = JSON.parse((await page?.evaluateJavascript(findScript(words, step))) ?? 'null');
    setFound(answer === null ? none : (answer as Found));
  };
  const leave = () => {
    void page?.evaluateJavascript(findScript('', 0));
    onClose();
  };
  useBack(leave);
  return (
    <View id="find_toolbar" className="android.widget.LinearLayout" class="find-bar">
      <EditText
        id="find_query"
        variant="bare"
        hint="Find in page"
        value={query}
        onChange={(words) => {
          setQuery(words);
          void find(words, 0);
        }}
        imeAction="search"
        onImeAction={() => void find(query, 1)}
        autoFocus
      />
      {query !== '' && (
        <TextView id="find_status" class="find-status">
          {`${found.current}/${found.count}`}
        </TextView>
      )}
      <ImageButton
        id="find_prev_button"
        icon={up}
        contentDescription="Previous"
        enabled={found.count > 0}
        onClick={() => void find(query, -1)}
      />
      <ImageButton
        id="find_next_button"
        icon={down}
        contentDescription="Next"
        enabled={found.count > 0}
        onClick={() => void find(query, 1)}
      />
      <ImageButton id="close_find_button" icon={close} contentDescription="Close" onClick={leave} />
    </View>
  );
}
