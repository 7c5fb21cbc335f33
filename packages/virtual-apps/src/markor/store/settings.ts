import { type AppApi, definePreferences, type PreferenceValues, pref } from '@androidworld/app-sdk';
import { sortOrders } from './sort-entries.ts';

/** Where notes are kept until the person chooses another folder. */
const defaultNotebook = '/storage/emulated/0/Documents/markor';

export const themes = [
  { value: 'system', label: 'System' },
  { value: 'auto', label: 'Auto' },
  { value: 'autocompat', label: 'Auto (09:00 - 17:00)' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'dark-black', label: 'Black' },
] as const;

export const startTabs = ['Notebook', 'To-Do', 'QuickNote'] as const;

const file = 'app';

export const markorSettings = definePreferences(file, {
  notebook: pref.string(defaultNotebook, 'pref_key__notebook_directory'),
  quickNote: pref.string(`${defaultNotebook}/QuickNote.md`, 'pref_key__quicknote_filepath'),
  todo: pref.string(`${defaultNotebook}/todo.txt`, 'pref_key__todo_filepath'),
  startTab: pref.string('0', 'pref_key__app_start_tab_v2'),
  theme: pref.string('system', 'pref_key__app_theme'),
  sortBy: pref.enum(sortOrders, 'NAME', 'pref_key__file_browser__sort_by_type'),
  isReverse: pref.boolean(false, 'pref_key__sort_reverse'),
  isFolderFirst: pref.boolean(true, 'pref_key__filesystem_folder_first'),
  showsDotFiles: pref.boolean(true, 'pref_key__show_dot_files_v2'),
  fontSize: pref.int(15, 'pref_key__editor_font_size'),
  viewFontSize: pref.int(-1, 'pref_key__view_font_size'),
  wrapsWords: pref.boolean(true, 'pref_key__editor_enable_line_breaking'),
  highlights: pref.boolean(true, 'pref_key__is_highlighting_activated'),
  prefersView: pref.boolean(false, 'pref_key__is_preview_first'),
  listCharacter: pref.string('-', 'pref_key__editor_unordered_list_character'),
  todoItems: pref.string('+music +video @home @shop', 'pref_key__todotxt__additional_projects_contexts'),
  lastExtension: pref.string('.md', 'pref_key__new_file_dialog_lastused_extension'),
  lastType: pref.int(0, 'pref_key__new_file_dialog_lastused_type'),
  shareFormat: pref.string('\\n----\\n{{text}}', 'pref_key__share_into_format'),
  searchesContent: pref.boolean(false, 'pref_key__is_search_in_content'),
  searchIsCaseSensitive: pref.boolean(false, 'pref_key__is_search_query_case_sensitive'),
  searchUsesRegex: pref.boolean(false, 'pref_key__is_search_query_use_regex'),
  searchStopsAtFirst: pref.boolean(false, 'pref_key__is_only_first_content_match'),
  firstStartVersion: pref.int(-1, 'pref_key__app_first_start_current_version'),
});

/** The app's own settings. */
export type MarkorSettings = PreferenceValues<typeof markorSettings>;

/** What is remembered of one file. */
export const noteState = (path: string) =>
  definePreferences(file, {
    isViewed: pref.boolean(false, `PREF_PREFIX_PREVIEW_STATE${path}`),
    cursor: pref.int(null, `PREF_PREFIX_EDIT_POS_CHAR${path}`),
    fontSize: pref.int(null, `PREF_PREFIX_FONT_SIZE${path}`),
    wrapsWords: pref.boolean(null, `PREF_PREFIX_WRAP_STATE${path}`),
    highlights: pref.boolean(null, `PREF_PREFIX_HIGHLIGHT_STATE${path}`),
    autoFormats: pref.boolean(true, `PREF_PREFIX_AUTO_FORMAT${path}`),
    /** In place of what the name says: `action_format_markdown`. */
    format: pref.string('', `PREF_PREFIX_FILE_FORMAT${path}`),
    isListedInRecents: pref.boolean(true, `${path}_list_in_recents`),
  });

export type NoteState = PreferenceValues<ReturnType<typeof noteState>>;

/** How often files were opened. */
const useCounts = (files: readonly string[]) =>
  definePreferences('cache', Object.fromEntries(files.map((path) => [path, pref.int(0)])));

const separator = '%%%';
const paths = (key: string) =>
  pref.string('', key).as<readonly string[]>(
    (text) => text.split(separator).filter((path) => path !== ''),
    (list) => list.join(separator),
  );

/** Lists of files kept in the preferences. */
export const fileLists = definePreferences(file, {
  recent: paths('pref_key__recent_documents'),
  popular: paths('pref_key__popular_documents'),
  favourite: paths('pref_key__favourite_files'),
});

export type FileList = keyof PreferenceValues<typeof fileLists>;

export async function toggleFavourite(api: AppApi, path: string): Promise<void> {
  const { favourite } = await fileLists.get(api);
  const others = favourite.filter((each) => each !== path);
  await fileLists.put(api, { favourite: others.length < favourite.length ? others : [...others, path] });
}

const listLength = 20;

/** Puts a file first among the recent ones and counts its use, as closing the editor does. */
export async function noteUse(api: AppApi, path: string): Promise<void> {
  const { todo, quickNote } = await markorSettings.get(api);
  if (path === todo || path === quickNote) return;
  if (!(await noteState(path).get(api)).isListedInRecents) return;
  const lists = await fileLists.get(api);
  const recent = lists.recent.filter((each) => each !== path);
  const known = [...new Set([path, ...recent, ...lists.popular])];
  const counts = await useCounts(known).get(api);
  const count = (each: string) => (counts[each] ?? 0) + Number(each === path);
  const popular = known.sort((a, b) => count(b) - count(a));
  await useCounts([path]).put(api, { [path]: count(path) });
  await fileLists.put(api, {
    recent: [path, ...recent].slice(0, listLength),
    popular: popular.slice(0, listLength),
  });
}

export const introduction = definePreferences('net.gsantner.markor_preferences', {
  isSeen: pref.boolean(false, 'net.gsantner.markor.activity.IntroActivitywas_shown'),
});
