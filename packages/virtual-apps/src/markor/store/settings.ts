import type { AppApi, Extra } from '@androidworld/app-sdk';
import { sortOrders } from './sort-entries.ts';

/** Where notes are kept until the person chooses another folder. */
const defaultNotebook = '/storage/emulated/0/Documents/Markor';

export const themes = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'dark-black', label: 'Black' },
] as const;

export const startTabs = ['Notebook', 'To-Do', 'QuickNote'] as const;

/** What each key of the preferences file holds before it is set. */
const missing = {
  notebook: defaultNotebook,
  quickNote: `${defaultNotebook}/QuickNote.md`,
  todo: `${defaultNotebook}/todo.txt`,
  startTab: '0',
  theme: 'system',
  sortBy: 'NAME',
  isReverse: false,
  isFolderFirst: true,
  showsDotFiles: true,
  fontSize: 15,
  viewFontSize: -1,
  wrapsWords: true,
  prefersView: false,
  listCharacter: '-',
  lastExtension: '.md',
  lastType: 0,
  shareFormat: '\\n----\\n{{text}}',
  searchesContent: false,
  searchIsCaseSensitive: false,
  searchUsesRegex: false,
  searchStopsAtFirst: false,
  firstStartVersion: -1,
} as const;

const keys: Readonly<Record<keyof typeof missing, string>> = {
  notebook: 'pref_key__notebook_directory',
  quickNote: 'pref_key__quicknote_filepath',
  todo: 'pref_key__todo_filepath',
  startTab: 'pref_key__app_start_tab_v2',
  theme: 'pref_key__app_theme',
  sortBy: 'pref_key__file_browser__sort_by_type',
  isReverse: 'pref_key__sort_reverse',
  isFolderFirst: 'pref_key__filesystem_folder_first',
  showsDotFiles: 'pref_key__show_dot_files_v2',
  fontSize: 'pref_key__editor_font_size',
  viewFontSize: 'pref_key__view_font_size',
  wrapsWords: 'pref_key__editor_enable_line_breaking',
  prefersView: 'pref_key__is_preview_first',
  listCharacter: 'pref_key__editor_unordered_list_character',
  lastExtension: 'pref_key__new_file_dialog_lastused_extension',
  lastType: 'pref_key__new_file_dialog_lastused_type',
  shareFormat: 'pref_key__share_into_format',
  searchesContent: 'pref_key__is_search_in_content',
  searchIsCaseSensitive: 'pref_key__is_search_query_case_sensitive',
  searchUsesRegex: 'pref_key__is_search_query_use_regex',
  searchStopsAtFirst: 'pref_key__is_only_first_content_match',
  firstStartVersion: 'pref_key__app_first_start_current_version',
};

type Widened<T> = T extends string ? string : T extends number ? number : boolean;
export type MarkorSettings = { readonly [K in keyof typeof missing]: Widened<(typeof missing)[K]> };

const file = 'app';

export async function readSettings(api: AppApi): Promise<MarkorSettings> {
  const stored = await api.preferences.all(file);
  const entries = Object.entries(missing).map(([name, value]) => {
    const found = stored[keys[name as keyof typeof missing]];
    // A value of another type than the app writes counts as missing.
    return [name, typeof found === typeof value ? found : value];
  });
  const settings = Object.fromEntries(entries) as MarkorSettings;
  return sortOrders.some((order) => order === settings.sortBy) ? settings : { ...settings, sortBy: missing.sortBy };
}

export async function writeSettings(api: AppApi, changes: Partial<MarkorSettings>): Promise<void> {
  const named = Object.entries(changes).map(([name, value]) => [keys[name as keyof typeof missing], value]);
  await api.preferences.put(file, Object.fromEntries(named));
}

/** What is remembered of one file. */
export interface NoteState {
  readonly isViewed: boolean;
  readonly cursor: number | null;
  readonly fontSize: number | null;
  readonly wrapsWords: boolean | null;
  readonly autoFormats: boolean;
  readonly isListedInRecents: boolean;
}

const notePrefixes = {
  isViewed: 'PREF_PREFIX_PREVIEW_STATE',
  cursor: 'PREF_PREFIX_EDIT_POS_CHAR',
  fontSize: 'PREF_PREFIX_FONT_SIZE',
  wrapsWords: 'PREF_PREFIX_WRAP_STATE',
  autoFormats: 'PREF_PREFIX_AUTO_FORMAT',
} as const;

export async function readNoteState(api: AppApi, path: string): Promise<NoteState> {
  const stored = await api.preferences.all(file);
  const flag = (key: string) => (typeof stored[key] === 'boolean' ? stored[key] : null);
  const number = (key: string) => (typeof stored[key] === 'number' ? stored[key] : null);
  return {
    isViewed: flag(notePrefixes.isViewed + path) ?? false,
    cursor: number(notePrefixes.cursor + path),
    fontSize: number(notePrefixes.fontSize + path),
    wrapsWords: flag(notePrefixes.wrapsWords + path),
    autoFormats: flag(notePrefixes.autoFormats + path) ?? true,
    isListedInRecents: flag(`${path}_list_in_recents`) ?? true,
  };
}

export async function writeNoteState(api: AppApi, path: string, changes: Partial<NoteState>): Promise<void> {
  const { isListedInRecents, ...rest } = changes;
  const values = Object.entries(rest).map(([name, value]): [string, Extra] => [
    notePrefixes[name as keyof typeof notePrefixes] + path,
    value,
  ]);
  if (isListedInRecents !== undefined) values.push([`${path}_list_in_recents`, isListedInRecents]);
  await api.preferences.put(file, Object.fromEntries(values));
}

/** Lists of files kept in the preferences. */
const fileLists = {
  recent: 'pref_key__recent_documents',
  popular: 'pref_key__popular_documents',
  favourite: 'pref_key__favourite_files',
} as const;
export type FileList = keyof typeof fileLists;

const separator = '%%%';

export async function readFileList(api: AppApi, list: FileList): Promise<string[]> {
  const stored = (await api.preferences.all(file))[fileLists[list]];
  return typeof stored === 'string' ? stored.split(separator).filter((path) => path !== '') : [];
}

export async function toggleFavourite(api: AppApi, path: string): Promise<void> {
  const favourites = await readFileList(api, 'favourite');
  const next = favourites.includes(path) ? favourites.filter((each) => each !== path) : [...favourites, path];
  await api.preferences.put(file, { [fileLists.favourite]: next.join(separator) });
}

const listLength = 20;

/** Puts a file first among the recent ones and counts its use, as closing the editor does. */
export async function noteUse(api: AppApi, path: string): Promise<void> {
  const { todo, quickNote } = await readSettings(api);
  if (path === todo || path === quickNote) return;
  if (!(await readNoteState(api, path)).isListedInRecents) return;
  const recent = (await readFileList(api, 'recent')).filter((each) => each !== path);
  const counts = await api.preferences.all('cache');
  const count = (each: string) => (typeof counts[each] === 'number' ? counts[each] : 0);
  await api.preferences.put('cache', { [path]: count(path) + 1 });
  const popular = [...new Set([path, ...recent, ...(await readFileList(api, 'popular'))])].sort(
    (a, b) => count(b) + Number(b === path) - count(a) - Number(a === path),
  );
  await api.preferences.put(file, {
    [fileLists.recent]: [path, ...recent].slice(0, listLength).join(separator),
    [fileLists.popular]: popular.slice(0, listLength).join(separator),
  });
}

const defaultFile = 'net.gsantner.markor_preferences';
const introKey = 'net.gsantner.markor.activity.IntroActivitywas_shown';

export async function isIntroSeen(api: AppApi): Promise<boolean> {
  return (await api.preferences.all(defaultFile))[introKey] === true;
}

export async function setIntroSeen(api: AppApi): Promise<void> {
  await api.preferences.put(defaultFile, { [introKey]: true });
}
