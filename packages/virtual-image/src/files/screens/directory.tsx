import {
  css,
  FrameLayout,
  Icon,
  LinearLayout,
  ScrollView,
  type Selection,
  TextView,
  useBack,
} from '@androidworld/app-sdk/ui';
import artwork from '@material-symbols/svg-400/rounded/folder_open.svg';
import type { ComponentChildren } from 'preact';
import { isArchive } from '../archive.ts';
import type { Entry } from '../entry.ts';
import { headerHeight } from './directory-header.tsx';
import { EntryList } from './entry-list.tsx';
import type { Browser } from './use-browser.ts';

css`
.files-empty { height: 911PX; }
.files-empty-grid { margin: 0 53PX; }
.files-artwork { margin: 25px auto 0; height: 250px !important; color: var(--outline); }
.files-empty-text { margin-top: 25px; font-size: 1rem; }
`;

export interface DirectoryProps {
  browser: Browser;
  isEnabled?: ((entry: Entry) => boolean) | undefined;
  /** Archives open as folders. */
  entersArchives?: boolean | undefined;
  onOpenFile: (entry: Entry) => void;
  /** Where entries can be selected. */
  selection?: Selection<string> | undefined;
  /** Above the files, below the title. */
  notice?: ComponentChildren;
  /** What lies over the lower end of the list. */
  hasBar?: boolean | undefined;
}

/** The contents of the place the person is at. */
export function Directory(props: DirectoryProps) {
  const { browser, selection, isEnabled, entersArchives, onOpenFile, notice, hasBar } = props;
  const { entries, place, isSearching } = browser;
  useBack(() => browser.up(), browser.search === null && place.trail.length > 0);
  const header = (
    <>
      <div style={{ height: headerHeight(browser) }} />
      {notice}
    </>
  );
  if (browser.failed || entries?.length === 0) {
    const inArchive = place.trail.at(-1)?.archive !== undefined;
    const empty = isSearching ? `No matches in ${place.root.title}` : 'No items';
    return (
      <ScrollView id="dir_list" className="androidx.recyclerview.widget.RecyclerView" focusable>
        {header}
        <FrameLayout
          id="android:id/empty"
          class={browser.mode === 'grid' ? 'files-empty files-empty-grid' : 'files-empty'}
          focusable
        >
          <LinearLayout orientation="vertical" id="content">
            <Icon id="artwork" class="files-artwork" icon={artwork} size={96} />
            <TextView id="message" class="files-empty-text" align="center">
              {browser.failed ? (inArchive ? damaged : 'Can’t load content at the moment') : empty}
            </TextView>
          </LinearLayout>
        </FrameLayout>
      </ScrollView>
    );
  }
  const open = (entry: Entry) => {
    if (entry.kind === 'folder' || (entersArchives && isArchive(entry))) enterFolder(browser, entry);
    else onOpenFile(entry);
  };
  return (
    <EntryList
      entries={entries ?? []}
      mode={browser.mode}
      selection={selection}
      isEnabled={isEnabled}
      header={header}
      hasBar={hasBar}
      onOpen={open}
    />
  );
}

const damaged = 'Unable to open archive for browsing. File is either corrupt, or an unsupported format.';

/** From search results, too, the way to a folder leads through those it lies in. */
function enterFolder(browser: Browser, entry: Entry): void {
  const { root } = browser.place;
  const { folder } = root;
  const archive = entry.archived ?? (isArchive(entry) ? { file: entry.key, path: [] } : undefined);
  const inArchive = archive === undefined ? {} : { archive };
  if (!browser.isSearching || folder === null) {
    browser.enter({ key: entry.key, title: entry.name, ...inArchive });
    return;
  }
  const names = entry.key.slice(folder.length + 1).split('/');
  const trail = names.map((title, index) => ({
    key: [folder, ...names.slice(0, index + 1)].join('/'),
    title,
    ...(index === names.length - 1 ? inArchive : {}),
  }));
  browser.go({ root, trail });
}
