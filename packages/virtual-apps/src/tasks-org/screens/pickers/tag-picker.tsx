import {
  CheckBox,
  css,
  EditText,
  glyphs,
  ImageButton,
  LinearLayout,
  RecyclerView,
  TextView,
  Window,
} from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import type { Tag } from '../../store/database.ts';

css`
.tag-window { height: calc(100% - var(--status-bar-height)); width: 100%; background: var(--background); color: var(--on-surface); display: flex; flex-direction: column; }
.tag-bar { height: 56px; }
.tag-row { height: 56px; padding: 0 16px; }
`;

interface TagPickerProps {
  tags: readonly Tag[];
  selected: readonly string[];
  onPick: (names: readonly string[]) => void;
  onClose: () => void;
}

/** Tags with a box each; what is typed finds them, and makes new ones. Going back takes what is ticked. */
export function TagPicker({ tags, selected, onPick, onClose }: TagPickerProps) {
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(selected);
  const names = [...new Set([...chosen, ...tags.map(({ name }) => name ?? '')])].toSorted((one, other) =>
    one.localeCompare(other),
  );
  const wanted = query.trim();
  const found = names.filter((name) => name.toLowerCase().includes(wanted.toLowerCase()));
  const isNew = wanted !== '' && !names.some((name) => name.toLowerCase() === wanted.toLowerCase());
  const rows = isNew ? [null, ...found] : found;
  const toggle = (name: string) =>
    setChosen(chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name]);
  const done = () => {
    onClose();
    onPick(chosen);
  };
  return (
    <Window place="bottom" class="tag-window" onDismiss={done}>
      <LinearLayout id="toolbar" className="android.view.ViewGroup" class="tag-bar">
        <ImageButton icon={glyphs.back} contentDescription="Navigate up" onClick={done} />
        <EditText
          id="search_input"
          variant="bare"
          weight={1}
          hint="Enter tag name"
          value={query}
          onChange={setQuery}
          autoFocus="quiet"
        />
      </LinearLayout>
      <RecyclerView
        id="recycler_view"
        items={rows}
        itemKey={(name) => name ?? ''}
        renderItem={(name) => (
          <LinearLayout
            id="tag_row"
            class="tag-row"
            onClick={() => {
              toggle(name ?? wanted);
              if (name === null) setQuery('');
            }}
          >
            <TextView id="text" textAppearance="body-large" weight={1} layoutWidth="match_parent">
              {name ?? `Create "${wanted}"`}
            </TextView>
            {name !== null && <CheckBox id="checkbox" checked={chosen.includes(name)} onChange={() => toggle(name)} />}
          </LinearLayout>
        )}
      />
    </Window>
  );
}
