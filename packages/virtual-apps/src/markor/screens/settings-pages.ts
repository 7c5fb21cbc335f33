import type { PreferenceItem } from '@androidworld/app-sdk/ui';
import { type MarkorSettings, startTabs, themes } from '../store/settings.ts';

const root = {
  general: ['General', 'Files and folders'],
  other: ['Other', 'Miscellaneous'],
  edit: ['Edit mode', 'Editor Settings'],
  view: ['View mode', 'Display converted markup'],
} as const;

const formats = { markdown: 'Markdown', todotxt: 'todo.txt', wikitext: 'Wikitext', asciidoc: 'AsciiDoc' } as const;

/** Titles of the pages. */
export const titles = {
  root: 'Settings',
  general: 'General',
  other: 'Other',
  edit: 'Edit mode',
  view: 'View mode',
  ...formats,
} as const;
export type Page = keyof typeof titles;
export type Place = 'notebook' | 'quickNote' | 'todo';

interface SettingsActions {
  change(changes: Partial<MarkorSettings>): void;
  open(page: Page): void;
  pick(place: Place): void;
}

type PageItems = (settings: MarkorSettings, actions: SettingsActions) => readonly PreferenceItem[];

function category(title: string, items: readonly PreferenceItem[]): PreferenceItem {
  return { kind: 'category', title, items };
}

/** Kept under its key, as those below. */
function check(key: string, title: string, summary?: string): PreferenceItem {
  return { kind: 'checkbox', key: `pref_key__${key}`, title, summary };
}

function slider(key: string, title: string, [min, max]: readonly [number, number], summary?: string): PreferenceItem {
  return { kind: 'seekbar', key: `pref_key__${key}`, title, summary, min, max };
}

function edit(key: string, title: string, summary = ''): PreferenceItem {
  return { kind: 'edit', key: `pref_key__${key}`, title, summary };
}

function list(key: string, title: string, entries: Readonly<Record<string, string>>): PreferenceItem {
  const choices = Object.entries(entries).map(([value, label]) => ({ value, label }));
  return { kind: 'list', key: `pref_key__${key}`, title, entries: choices };
}

const delay = 'How long after a key the text is coloured anew, in milliseconds';

const general: PageItems = (settings, { change, pick }) => [
  category('Save location', [
    { title: 'Notebook', summary: settings.notebook, onClick: () => pick('notebook') },
    { title: 'QuickNote', summary: settings.quickNote, onClick: () => pick('quickNote') },
    { title: 'To-Do', summary: settings.todo, onClick: () => pick('todo') },
  ]),
  category('Miscellaneous', [
    edit('exts_to_always_open_in_this_app', 'Always open with this app'),
    {
      kind: 'list',
      title: 'App start tab',
      entries: startTabs.map((label, index) => ({ label, value: String(index) })),
      value: settings.startTab,
      onChange: (startTab) => change({ startTab: String(startTab) }),
    },
    list('app_start_folder', 'App start folder', {
      notebook: 'Notebook',
      favourites: 'Favourites',
      internal_storage: 'Internal storage',
      popular_documents: 'Popular documents',
      recently_viewed_documents: 'Recently viewed documents',
    }),
  ]),
  category('Search', [
    list('max_search_depth', 'Search depth', { 0: 'Infinite', 1: '1', 2: '2', 3: '3', 5: '5', 10: '10' }),
    edit('filesearch_ignorelist', 'Ignore list'),
  ]),
  category('Features', [
    {
      kind: 'checkbox',
      title: 'Syntax highlighting',
      summary: 'Control whether entered text should be highlighted or not',
      value: settings.highlights,
      onChange: (highlights) => change({ highlights }),
    },
    check('is_dynamic_highlighting_activated', 'Dynamic highlighting', 'Only what is to be seen is coloured'),
    check('is_multi_window_enabled', 'Multiple windows', 'Each document in a window of its own'),
    check('is_enable_experimental_features', 'Experimental features'),
  ]),
];

const other: PageItems = (settings, { change }) => [
  category('General', [
    list('navigationbar_color', 'Navigation bar color', { '': 'System', '#000000': 'Black', '#ffffff': 'White' }),
    check('theming_hide_system_statusbar', 'Hide status bar', 'Hide the status bar in this view'),
    check('keep_screen_on', 'Keep screen on'),
    check('is_disallow_screenshots', 'Disallow screenshots'),
    {
      kind: 'edit',
      title: 'Share into - Format',
      summary: '',
      value: settings.shareFormat,
      onChange: (shareFormat) => change({ shareFormat }),
    },
    check('open_links_with_chrome_custom_tabs', 'Chrome Custom Tabs'),
  ]),
  category('Editor', [
    slider(
      'editor_textaction_bar_item_padding',
      'ActionButton spacing',
      [0, 32],
      'Horizontal space between ActionButtons',
    ),
  ]),
  category('File browser', [edit('file_description_format', 'File description format')]),
];

const editMode: PageItems = (settings, { change }) => [
  list('font_family', 'Font', {
    'sans-serif-regular': 'Sans-serif (regular)',
    'sans-serif-light': 'Sans-serif (light)',
    serif: 'Serif',
    monospace: 'Monospace',
  }),
  {
    kind: 'seekbar',
    title: `Font Size: ${settings.fontSize}`,
    summary: 'Control the font size used in the editor',
    min: 1,
    max: 36,
    value: settings.fontSize,
    onChange: (fontSize) => change({ fontSize }),
  },
  slider('tab_width_v2', 'Tab width', [1, 12], 'Amount of space characters to display tabulator'),
  category('Syntax highlighting', [
    check('is_highlighting_for_hexcolor_activated', 'Underline Hex Color Codes'),
    check(
      'editor_disable_spelling_red_underline',
      'Disable spelling underline',
      'Keyboard suggestions stay, red underline vanishes',
    ),
    check('highlight_code_monospace_font', 'Use monospace font for code'),
    check('highlight_code_block_disabled', 'Disable highlighting for code blocks'),
    check('editor_markdown_bigger_headings_2', 'Bigger headings'),
  ]),
  category('Miscellaneous', [
    slider('editor_line_spacing', 'Line Spacing', [50, 250], 'Space between lines in percent'),
    {
      kind: 'checkbox',
      title: 'Wrap words',
      value: settings.wrapsWords,
      onChange: (wrapsWords) => change({ wrapsWords }),
    },
    check('editor_start_editing_in_center', 'Center text', 'Edit text in the center of the screen'),
    check('editor_start_editing_on_bottom', 'Start on bottom', 'Upon loading a document, position cursor at its end'),
    {
      kind: 'list',
      title: 'Unordered list character',
      summary: 'Which character to use to denote unordered lists',
      entries: [
        { label: 'Dash (-)', value: '-' },
        { label: 'Asterisk (*)', value: '*' },
        { label: 'Plus (+)', value: '+' },
      ],
      value: settings.listCharacter,
      onChange: (listCharacter) => change({ listCharacter: String(listCharacter) }),
    },
  ]),
];

const viewMode: PageItems = (settings, { change }) => [
  {
    kind: 'checkbox',
    title: 'Prefer view',
    summary: 'Open existing files in view mode',
    value: settings.prefersView,
    onChange: (prefersView) => change({ prefersView }),
  },
  check('swipe_to_change_mode', 'Swipe to change mode', 'Swipe to change to edit or view mode'),
  category('Text', [
    check('is_render_rtl', 'RTL rendering', 'Render for right-to-left languages'),
    {
      kind: 'seekbar',
      title: `Font Size: ${settings.viewFontSize}`,
      summary: '-1 => Editor',
      min: -1,
      max: 36,
      value: settings.viewFontSize,
      onChange: (viewFontSize) => change({ viewFontSize }),
    },
  ]),
];

const formatPages: Readonly<Record<keyof typeof formats, PageItems>> = {
  markdown: () => [
    category('Syntax highlighting', [
      slider('markdown__hl_delay_v2', 'Highlighting delay', [50, 3000], delay),
      check('markdown__highlight_lineending_two_or_more_space', 'Highlight line ending'),
      check('markdown_newline_newparagraph', 'Newline = new paragraph'),
    ]),
    category('View mode', [check('markdown_render_math', 'Math')]),
  ],
  todotxt: (settings, { change }) => [
    category('ActionButton', [
      check('todotxt__append_contexts_and_projects_on_end_of_task', 'Append contexts and projects'),
      {
        kind: 'edit',
        title: 'Additional contexts and projects',
        summary: settings.todoItems,
        value: settings.todoItems,
        onChange: (todoItems) => change({ todoItems }),
      },
    ]),
    category('Syntax highlighting', [slider('todotxt__hl_delay', 'Highlighting delay', [50, 5000], delay)]),
  ],
  wikitext: () => [
    category('ActionButton', [check('wikitext_dynamic_notebook_root', 'Dynamic search for notebook root')]),
  ],
  asciidoc: () => [
    category('Syntax highlighting', [
      slider('asciidoc__hl_delay', 'Highlighting delay', [50, 3000], delay),
      check('asciidoc__highlight_lineending_hard_line_break', 'Highlight line ending'),
    ]),
  ],
};

/** The rows of each page, as the real app's `preferences_master.xml` has them. */
export const settingsPages: Readonly<Record<Page, PageItems>> = {
  root: (settings, { change, open }) => [
    ...(Object.keys(root) as (keyof typeof root)[]).map((page) => ({
      title: root[page][0],
      summary: root[page][1],
      onClick: () => open(page),
    })),
    category(
      'Format',
      (Object.keys(formats) as (keyof typeof formats)[]).map((page) => ({
        title: formats[page],
        onClick: () => open(page),
      })),
    ),
    category('Essential', [
      {
        kind: 'list',
        title: 'Theme',
        entries: themes,
        value: settings.theme,
        onChange: (theme) => change({ theme: String(theme) }),
      },
      list('language', 'Language', { '': 'System', en: 'English' }),
    ]),
  ],
  general,
  other,
  edit: editMode,
  view: viewMode,
  ...formatPages,
};
