import { EmptyState, ScrollView, useBack } from '@androidworld/app-sdk/ui';
import type { ComponentChildren } from 'preact';
import type { Entry } from '../entry.ts';
import { DirectoryHeader } from './directory-header.tsx';
import { EntryList } from './entry-list.tsx';
import type { Browser } from './use-browser.ts';

export interface DirectoryProps {
  browser: Browser;
  selected?: ReadonlySet<string> | undefined;
  isEnabled?: ((entry: Entry) => boolean) | undefined;
  onOpenFile: (entry: Entry) => void;
  onLongPress?: ((entry: Entry) => void) | undefined;
  /** In place of opening, e.g. while files are being selected. */
  onClick?: ((entry: Entry) => void) | undefined;
  /** Above the files, below the title. */
  notice?: ComponentChildren;
}

/** The contents of the place the person is at. */
export function Directory(props: DirectoryProps) {
  const { browser, selected, isEnabled, onOpenFile, onLongPress, onClick, notice } = props;
  const { entries, place, isSearching } = browser;
  useBack(() => browser.up(), browser.search === null && place.trail.length > 0);
  const header = (
    <>
      <DirectoryHeader browser={browser} />
      {notice}
    </>
  );
  if (browser.failed || entries?.length === 0) {
    const empty = isSearching ? `No matches in ${place.root.title}` : 'No items';
    return (
      <ScrollView id="dir_list" className="androidx.recyclerview.widget.RecyclerView">
        {header}
        <EmptyState id="message" title={browser.failed ? 'Can’t load content at the moment' : empty} />
      </ScrollView>
    );
  }
  const open = (entry: Entry) => {
    if (onClick !== undefined) onClick(entry);
    else if (entry.kind === 'folder') enterFolder(browser, entry);
    else onOpenFile(entry);
  };
  return (
    <EntryList
      entries={entries ?? []}
      mode={browser.mode}
      selected={selected}
      isEnabled={isEnabled}
      header={header}
      onOpen={open}
      onLongPress={onLongPress}
    />
  );
}

/** From search results, too, the way to a folder leads through those it lies in. */
function enterFolder(browser: Browser, entry: Entry): void {
  const { root } = browser.place;
  const { folder } = root;
  if (!browser.isSearching || folder === null) {
    browser.enter({ key: entry.key, title: entry.name });
    return;
  }
  const names = entry.key.slice(folder.length + 1).split('/');
  const trail = names.map((title, index) => ({ key: [folder, ...names.slice(0, index + 1)].join('/'), title }));
  browser.go({ root, trail });
}
