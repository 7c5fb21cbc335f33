import {
  EditText,
  LinearLayout,
  ScrollView,
  TextView,
  Toolbar,
  useActivity,
  useApi,
  useBack,
  useLive,
  usePreferences,
  View,
} from '@androidworld/app-sdk/ui';
import remove from '@material-symbols/svg-400/rounded/delete.svg';
import { useState } from 'preact/hooks';
import { urlFor } from '../address.ts';
import {
  type Bookmark,
  type BookmarkFolder,
  bookmarkFolders,
  readBookmarks,
  withoutPage,
  writeBookmarks,
} from '../store/bookmarks.ts';
import { preferences } from '../store/preferences.ts';
import { useChosenTheme } from './use-chosen-theme.ts';

/** Which bookmark it is. */
export const bookmarkExtras = { url: 'BookmarkEditActivity.Url', folder: 'BookmarkEditActivity.Folder' } as const;

/** BookmarkEditActivity: leaving it keeps what was typed, if it is a name and an address. */
export function BookmarkEditScreen() {
  const { extras } = useActivity().intent;
  useChosenTheme(usePreferences(preferences)[0]);
  const bookmarks = useLive(readBookmarks).data;
  const folder: BookmarkFolder = extras?.[bookmarkExtras.folder] === 'reading' ? 'reading' : 'mobile';
  const all = bookmarks?.[folder];
  const bookmark = all?.find(({ url }) => url === extras?.[bookmarkExtras.url]);
  if (all === undefined || bookmark === undefined) return null;
  return <Editor all={all} bookmark={bookmark} folder={folder} />;
}

interface EditorProps {
  all: readonly Bookmark[];
  bookmark: Bookmark;
  folder: BookmarkFolder;
}

function Editor({ all, bookmark, folder }: EditorProps) {
  const api = useApi();
  const { finish } = useActivity();
  const [name, setName] = useState(bookmark.name);
  const [address, setAddress] = useState(bookmark.url);
  const leave = async () => {
    if (name.trim() === '' || address.trim() === '') return finish();
    const edited = { ...bookmark, name: name.trim(), url: urlFor(address) };
    const changed = all.map((each) => (each.url === bookmark.url ? edited : each));
    await writeBookmarks(api, changed, folder);
    await finish();
  };
  useBack(leave);
  return (
    <View class="chrome-page">
      <Toolbar
        id="toolbar"
        title="Edit bookmark"
        onUp={() => void leave()}
        menu={[
          {
            id: 'delete_menu_id',
            title: 'Delete bookmarks',
            icon: remove,
            showAsAction: 'always',
            onClick: () => void writeBookmarks(api, withoutPage(all, bookmark.url), folder).then(finish),
          },
        ]}
      />
      <ScrollView id="scroll_view" weight={1}>
        <LinearLayout orientation="vertical" align="stretch" padding={16} gap={16}>
          <LinearLayout orientation="vertical" align="stretch">
            <EditText
              id="title_text"
              variant="filled"
              hint="Name"
              value={name}
              onChange={setName}
              error={name.trim() === '' ? 'Title required' : undefined}
            />
          </LinearLayout>
          <LinearLayout orientation="vertical" align="stretch">
            <EditText
              id="url_text"
              variant="filled"
              hint="URL"
              inputType="textUri"
              value={address}
              onChange={setAddress}
              error={address.trim() === '' ? 'Invalid URL' : undefined}
            />
          </LinearLayout>
          <TextView id="folder_title" color="muted">
            Folder
          </TextView>
          <TextView id="folder_text">{bookmarkFolders[folder]}</TextView>
        </LinearLayout>
      </ScrollView>
    </View>
  );
}
