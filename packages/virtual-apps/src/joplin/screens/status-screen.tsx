import { Button, LinearLayout, ScrollView, TextView, useLive } from '@androidworld/app-sdk/ui';
import { useNavigation } from '../navigation.ts';
import { database } from '../store/database.ts';
import { listFolders } from '../store/folders.ts';
import { BackButton, Header, HeaderTitle } from '../widgets/header.tsx';

/** How much there is, and how much of it is synchronized: nothing without a target. */
export function StatusScreen() {
  const { back } = useNavigation();
  const { data: lines = [], reload } = useLive(async (api) => {
    const opened = database.open(api);
    const [notes, tags] = await Promise.all([opened.notes.count(), opened.tags.count()]);
    const folders = await listFolders(api);
    const counts = await Promise.all(folders.map(({ id }) => opened.notes.count({ where: { parentId: id } })));
    return [
      'Sync status (synced items / total items)',
      `Note: 0/${notes}`,
      `Folder: 0/${folders.length}`,
      `Tag: 0/${tags}`,
      `Total: 0/${notes + folders.length + tags}`,
      '',
      'Folders',
      ...folders.map(({ title }, index) => `${title}: ${counts[index] ?? 0} notes`),
    ];
  });
  return (
    <LinearLayout orientation="vertical" weight={1}>
      <Header>
        <BackButton onClick={back} />
        <HeaderTitle>Status</HeaderTitle>
      </Header>
      <ScrollView weight={1}>
        {lines.map((line, index) => (
          // Lines may be alike and never move.
          <TextView key={index} style={{ padding: '4px 15px', fontSize: '1rem' }}>
            {line}
          </TextView>
        ))}
      </ScrollView>
      <Button style={{ margin: '8px' }} onClick={reload}>
        REFRESH
      </Button>
    </LinearLayout>
  );
}
