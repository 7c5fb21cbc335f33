import { EmptyState, LinearLayout, RecyclerView, TextView, useLive } from '@androidworld/app-sdk/ui';
import folder from '@material-symbols/svg-400/rounded/folder_open.svg';
import { megabytesText } from '../format-text.ts';
import { recordsFolder } from '../package-name.ts';
import { listRecords, listTrash, recordTables } from '../store.ts';
import { RecorderScreen, RecorderToolbar } from '../widgets/recorder-screen.tsx';

/** The files in the folder of records, and whether the app knows them. */
export function FileBrowserScreen() {
  const { data: files } = useLive(
    async (api) => {
      const [records, trash, found] = await Promise.all([
        listRecords(api, { order: 1, bookmarked: false }),
        listTrash(api),
        api.files.list(recordsFolder),
      ]);
      const holds = (rows: readonly { path: string }[], path: string) => rows.some((row) => row.path === path);
      return found.map((file) => ({
        ...file,
        place: holds(records, file.path)
          ? 'Found in the app'
          : holds(trash, file.path)
            ? 'In the trash'
            : 'Not found in the app',
      }));
    },
    { tables: [recordTables.records, recordTables.trash], onResume: true },
  );
  return (
    <RecorderScreen>
      <RecorderToolbar title="File browser" />
      <TextView id="txt_path" class="recorder-light" style={{ padding: '4px 16px 12px' }}>
        {recordsFolder}
      </TextView>
      {files?.length === 0 && <EmptyState icon={folder} title="Empty" />}
      <RecyclerView
        id="recycler_view"
        items={files ?? []}
        itemKey={(file) => file.path}
        renderItem={(file) => (
          <LinearLayout orientation="vertical" id="container" padding={[10, 16]} class="recorder-item">
            <TextView id="list_item_name" class="recorder-item-name">
              {file.name}
            </TextView>
            <TextView
              id="list_item_location"
              class="recorder-light"
            >{`${megabytesText(file.size)}, ${file.place}`}</TextView>
          </LinearLayout>
        )}
      />
    </RecorderScreen>
  );
}
