import {
  CheckBox,
  css,
  phoneNow,
  RecyclerView,
  ScrollView,
  TextView,
  Toolbar,
  useActivity,
  useApi,
  useLive,
  usePreferences,
  View,
} from '@androidworld/app-sdk/ui';
import { extras, storage } from '../package-name.ts';
import { listFolder } from '../store/folders.ts';
import { preferences } from '../store/preferences.ts';
import { scan } from '../store/scan.ts';
import { openScreen } from './open-screens.ts';

css`
.storage-title { align-self: flex-start; margin: 84PX 16px 42PX; font-size: 1.25rem; line-height: 63PX; }
.storage-row { height: 126PX; display: flex; align-items: center; }
.storage-row > .check-box { width: 126PX; height: 126PX; }
.storage-row-texts { flex: 1; min-width: 0; padding-left: 32PX; display: flex; flex-direction: column; }
.storage-row-texts > :last-child { font-size: 0.75rem; line-height: 43PX; color: var(--on-surface-variant); }
.storage-row-texts > :first-child { font-size: 1rem; line-height: 57PX; }
.storage-none { margin-left: 126PX; width: 870PX; text-align: center; margin-top: 184PX; font-size: 1rem; }
`;

/** The folders whose media are in the library: all of the storage, but what is unticked. */
export function StorageScreen({ path }: { path: string | null }) {
  const api = useApi();
  const { finish } = useActivity();
  const shown = useLive(
    async (own) => {
      const rows = path === null ? [storage] : (await listFolder(own, path)).folders.map((name) => `${path}/${name}`);
      return Promise.all(rows.map(async (row) => ({ path: row, count: (await listFolder(own, row)).folders.length })));
    },
    { onResume: true },
    [path],
  ).data;
  return (
    <View id="coordinator" className="android.view.ViewGroup" class="vlc-page">
      <Toolbar
        id="main_toolbar"
        title={path === null ? 'Select directories to include in the media library' : nameOf(path)}
        onUp={() => void finish()}
        menu={[{ title: 'Rescan', onClick: () => void scan(api, Math.floor(phoneNow() / 1000)) }]}
      />
      <ScrollView weight={1}>
        <TextView id="title" contentDescription="Header: Storages" class="storage-title">
          Storages
        </TextView>
        <RecyclerView
          id="list"
          style={{ flex: 'none' }}
          items={shown ?? []}
          itemKey={(row) => row.path}
          renderItem={(row) => <StorageRow path={row.path} count={row.count} />}
        />
        {path === null && (
          <>
            <TextView id="title" contentDescription="Header: Local Network" class="storage-title">
              Local Network
            </TextView>
            <TextView id="emptyTextView" class="storage-none">
              No connection to local network.
            </TextView>
          </>
        )}
      </ScrollView>
    </View>
  );
}

function StorageRow({ path, count }: { path: string; count: number }) {
  const api = useApi();
  const [stored, change] = usePreferences(preferences);
  const excluded = stored?.excluded ?? new Set<string>();
  const isIncluded = ![...excluded].some((folder) => path === folder || path.startsWith(`${folder}/`));
  const toggle = (included: boolean) => {
    const others = [...excluded].filter((folder) => folder !== path);
    void change({ excluded: new Set(included ? others : [...others, path]) });
  };
  return (
    <View
      id="browser_container"
      className="android.view.ViewGroup"
      contentDescription={`Folder: ${nameOf(path)}`}
      class="storage-row"
      onClick={() => void openScreen(api, 'secondary', { [extras.storage]: path })}
    >
      <CheckBox id="browser_checkbox" checked={isIncluded} onChange={toggle} />
      <div class="storage-row-texts">
        <TextView id="title" lines={1}>
          {nameOf(path)}
        </TextView>
        <TextView id="text">
          {count === 0 ? 'No subfolder' : `${count} ${count === 1 ? 'subfolder' : 'subfolders'}`}
        </TextView>
      </div>
    </View>
  );
}

function nameOf(path: string): string {
  return path === storage ? 'Internal memory' : path.slice(path.lastIndexOf('/') + 1);
}
