import { CheckBox, EditText, LinearLayout, TextView, useApi, useLive } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { database } from '../../store/database.ts';
import { parseTags, setTags, tagTitlesOf } from '../../store/tags.ts';
import { BoxDialog } from '../../widgets/box-dialog.tsx';

/** The tags of a note: those there are, and new ones. */
export function TagDialog({ noteId, onClose }: { noteId: string; onClose: () => void }) {
  const { data } = useLive(async (api) => ({
    all: (await database.open(api).tags.all({ orderBy: 'title COLLATE NOCASE' })).map(({ title }) => title),
    chosen: await tagTitlesOf(api, noteId),
  }));
  return data === undefined ? null : <TagForm {...data} noteId={noteId} onClose={onClose} />;
}

interface TagFormProps {
  all: readonly string[];
  chosen: readonly string[];
  noteId: string;
  onClose: () => void;
}

function TagForm({ all, noteId, onClose, ...before }: TagFormProps) {
  const api = useApi();
  const [chosen, setChosen] = useState<readonly string[]>(before.chosen);
  const [typed, setTyped] = useState('');
  const [filter, setFilter] = useState('');
  const toggle = (title: string) =>
    setChosen(chosen.includes(title) ? chosen.filter((one) => one !== title) : [...chosen, title]);
  const save = async () => {
    await setTags(api, noteId, [...new Set([...chosen, ...parseTags(typed)])]);
    onClose();
  };
  return (
    <BoxDialog
      onClose={onClose}
      buttons={[
        { label: 'CANCEL', onClick: onClose },
        { label: 'OK', onClick: () => void save() },
      ]}
    >
      <LinearLayout orientation="vertical" padding={15} gap={8}>
        <TextView style={{ fontSize: '1.125rem', fontWeight: 700 }}>Type new tags or select from list</TextView>
        <LinearLayout>
          <TextView>New tags:</TextView>
          <EditText weight={1} hint="tag1, tag2, ..." value={typed} onChange={setTyped} />
        </LinearLayout>
        <EditText hint="Filter tags" value={filter} onChange={setFilter} />
        {all
          .filter((title) => title.includes(filter.toLowerCase()))
          .map((title) => (
            <CheckBox key={title} checked={chosen.includes(title)} onChange={() => toggle(title)}>
              {title}
            </CheckBox>
          ))}
      </LinearLayout>
    </BoxDialog>
  );
}
