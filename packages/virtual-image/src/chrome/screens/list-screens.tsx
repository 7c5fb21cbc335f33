import {
  Button,
  Icon,
  ImageButton,
  PreferenceScreen,
  RecyclerView,
  TextView,
  Toolbar,
  useActivity,
  useApi,
  useLive,
  usePreferences,
  View,
} from '@androidworld/app-sdk/ui';
import close from '@material-symbols/svg-400/rounded/close.svg';
import remove from '@material-symbols/svg-400/rounded/delete.svg';
import file from '@material-symbols/svg-400/rounded/download.svg';
import globe from '@material-symbols/svg-400/rounded/public.svg';
import { hostOf } from '../address.ts';
import { listBookmarks, writeBookmarks } from '../store/bookmarks.ts';
import { clearHistory, forgetVisit, historySources, listHistory } from '../store/history.ts';
import { preferences } from '../store/preferences.ts';

const resultOk = -1;

interface Entry {
  readonly key: string | number;
  readonly title: string;
  readonly detail: string;
  onOpen(): void;
  onRemove?: (() => void) | undefined;
}

interface ListScreenProps {
  title: string;
  none: string;
  entries: readonly Entry[] | undefined;
  header?: preact.ComponentChildren;
}

function ListScreen({ title, none, entries, header }: ListScreenProps) {
  const { finish } = useActivity();
  return (
    <View class="chrome-page">
      <Toolbar
        id="action_bar"
        title={title}
        onUp={() => void finish()}
        menu={[
          { id: 'close_menu_id', title: 'Close', icon: close, showAsAction: 'always', onClick: () => void finish() },
        ]}
      />
      {header}
      {entries?.length === 0 ? (
        <TextView id="empty_view" class="chrome-none">
          {none}
        </TextView>
      ) : (
        <RecyclerView
          id="selectable_list_recycler_view"
          items={entries ?? []}
          itemKey={({ key }) => key}
          renderItem={(entry) => (
            <View className="android.view.ViewGroup" class="chrome-row" onClick={entry.onOpen}>
              <Icon
                icon={entry.onRemove === undefined ? file : globe}
                semantics={{ importantForAccessibility: 'no' }}
              />
              <div class="chrome-row-texts">
                <TextView id="title" lines={1}>
                  {entry.title}
                </TextView>
                <TextView id="description" lines={1}>
                  {entry.detail}
                </TextView>
              </div>
              {entry.onRemove !== undefined && (
                <ImageButton id="end_button" icon={remove} contentDescription="Remove" onClick={entry.onRemove} />
              )}
            </View>
          )}
        />
      )}
    </View>
  );
}

/** Gives an address back to the browser. */
function useOpen(): (url: string) => void {
  const { finish, setResult } = useActivity();
  return (url) => void setResult(resultOk, { data: url }).then(finish);
}

export function HistoryScreen() {
  const api = useApi();
  const open = useOpen();
  const entries = useLive(listHistory, historySources).data?.map(
    ({ id, url, title }): Entry => ({
      key: id,
      title: title || url,
      detail: hostOf(url),
      onOpen: () => open(url),
      onRemove: () => void forgetVisit(api, id),
    }),
  );
  return (
    <ListScreen
      title="History"
      none="Pages that you visit appear here"
      entries={entries}
      header={
        <Button id="clear_browsing_data_button" variant="text" onClick={() => void clearHistory(api)}>
          Clear browsing data…
        </Button>
      }
    />
  );
}

export function BookmarksScreen() {
  const api = useApi();
  const open = useOpen();
  const bookmarks = useLive(listBookmarks);
  const entries = bookmarks.data?.map(
    ({ name, url }): Entry => ({
      key: url,
      title: name,
      detail: hostOf(url),
      onOpen: () => open(url),
      onRemove: () =>
        void writeBookmarks(
          api,
          (bookmarks.data ?? []).filter((each) => each.url !== url),
        ).then(bookmarks.reload),
    }),
  );
  return <ListScreen title="Mobile bookmarks" none="Pages that you bookmark appear here" entries={entries} />;
}

const downloads = 'content://media/external/downloads';

export function DownloadsScreen() {
  const api = useApi();
  const entries = useLive(
    async (own) => {
      const rows = await own.content.query(downloads, { projection: ['_id', '_display_name', '_size', 'mime_type'] });
      return rows.map(
        (row): Entry => ({
          key: Number(row._id),
          title: String(row._display_name),
          detail: `${Math.ceil(Number(row._size) / 1024)} KB`,
          onOpen: () =>
            void own
              .startActivity({
                action: 'android.intent.action.VIEW',
                data: `${downloads}/${row._id}`,
                type: String(row.mime_type ?? '*/*'),
              })
              .catch(() => api.toast('No app found')),
        }),
      );
    },
    { uris: [downloads] },
  ).data;
  return <ListScreen title="Downloads" none="Files that you download appear here" entries={entries} />;
}

const themes = [
  { label: 'System default', value: 0 },
  { label: 'Light', value: 1 },
  { label: 'Dark', value: 2 },
];

export function SettingsScreen() {
  const api = useApi();
  const { finish } = useActivity();
  const [values, change] = usePreferences(preferences);
  if (values === undefined) return null;
  return (
    <View class="chrome-page">
      <Toolbar id="action_bar" title="Settings" onUp={() => void finish()} />
      <PreferenceScreen
        items={[
          {
            kind: 'category',
            title: 'Basics',
            items: [
              { title: 'Search engine', summary: 'Google' },
              {
                kind: 'list',
                title: 'Theme',
                entries: themes,
                value: values.theme,
                onChange: (theme) => void change({ theme: Number(theme) }),
              },
              {
                title: 'Clear browsing data',
                summary: 'History of this phone',
                onClick: () => void clearHistory(api).then(() => api.toast('Browsing data cleared')),
              },
            ],
          },
          {
            kind: 'category',
            title: 'Advanced',
            items: [
              {
                kind: 'switch',
                title: 'Homepage',
                value: values.homepage,
                onChange: (homepage) => void change({ homepage }),
              },
              { title: 'About Chrome', summary: 'Chrome 109.0.5414.123' },
            ],
          },
        ]}
      />
    </View>
  );
}
