import { LinearLayout, RecyclerView, TextView, useLive } from '@androidworld/app-sdk/ui';
import { useNavigation } from '../navigation.ts';
import { database } from '../store/database.ts';
import { listTags } from '../store/tags.ts';
import { BackButton, Header, HeaderTitle } from '../widgets/header.tsx';

/** The tags that notes have. */
export function TagsScreen() {
  const { back, go } = useNavigation();
  const { tags, note_tags, notes } = database.tables;
  const { data } = useLive(listTags, { tables: [tags, note_tags, notes] });
  return (
    <LinearLayout orientation="vertical" weight={1}>
      <Header>
        <BackButton onClick={back} />
        <HeaderTitle>Tags</HeaderTitle>
      </Header>
      <RecyclerView
        items={data ?? []}
        itemKey={({ id }) => id}
        renderItem={({ id, title }) => (
          <LinearLayout class="joplin-row" onClick={() => go({ name: 'notes', source: { kind: 'tag', id } })}>
            <TextView class="joplin-row-text">{title}</TextView>
          </LinearLayout>
        )}
      />
    </LinearLayout>
  );
}
