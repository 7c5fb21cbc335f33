import {
  css,
  EditText,
  Icon,
  LinearLayout,
  RecyclerView,
  useLive,
  useSavedState,
  useTimeout,
  View,
} from '@androidworld/app-sdk/ui';
import cancel from '@material-symbols/svg-400/rounded/cancel-fill.svg';
import { useState } from 'preact/hooks';
import { useNavigation } from '../navigation.ts';
import { database } from '../store/database.ts';
import { searchNotes } from '../store/search-notes.ts';
import { BackButton, Header, HeaderTitle } from '../widgets/header.tsx';
import { NoteRow } from '../widgets/note-row.tsx';

css`
.joplin-search { border: 3PX solid var(--joplin-divider); height: 107PX; flex-shrink: 0; align-items: center; }
.joplin-search .field-input { height: 101PX; padding: 0 10px; border: 0; }
`;

/** How long typing must rest before it is searched for, in milliseconds. */
const restMs = 200;

export function SearchScreen() {
  const { back, go } = useNavigation();
  const [typed, setTyped] = useSavedState('search', '');
  const [query, setQuery] = useState(typed);
  useTimeout(() => setQuery(typed), typed === query ? undefined : restMs);
  const { data: found = [] } = useLive(
    (api) => searchNotes(api, query),
    { tables: [database.tables.notes, database.tables.notes_normalized] },
    [query],
  );
  return (
    <LinearLayout orientation="vertical" weight={1}>
      <Header>
        <BackButton onClick={back} />
        <HeaderTitle>Search</HeaderTitle>
      </Header>
      <LinearLayout class="joplin-search">
        <EditText weight={1} variant="bare" value={typed} onChange={setTyped} autoFocus imeAction="search" />
        <View
          className="android.view.ViewGroup"
          contentDescription="Clear"
          style={{ width: '118PX', height: '81PX' }}
          onClick={() => setTyped('')}
        >
          <Icon
            className="android.widget.TextView"
            icon={cancel}
            size={28}
            color="var(--on-surface-variant)"
            style={{ width: '118PX', height: '81PX', padding: '4px 8px' }}
          />
        </View>
      </LinearLayout>
      <RecyclerView
        items={found}
        itemKey={({ id }) => id}
        renderItem={(note) => <NoteRow note={note} onClick={() => go({ name: 'note', id: note.id })} />}
      />
    </LinearLayout>
  );
}
