import type { SettingKey } from '../store/settings.ts';

/** A row of a page of the configuration. */
export type ConfigItem =
  | { readonly kind: 'switch'; readonly key: SettingKey; readonly label: string }
  | {
      readonly kind: 'choice';
      readonly key: SettingKey;
      readonly label: string;
      readonly choices: readonly (readonly [value: string, label: string])[];
    }
  | { readonly kind: 'number'; readonly key: SettingKey; readonly label: string }
  | { readonly kind: 'action'; readonly label: string; readonly action: ConfigAction }
  | { readonly kind: 'link'; readonly label: string; readonly page: keyof typeof joplinPages }
  | { readonly kind: 'text'; readonly label: string };

export type ConfigAction = 'status' | 'log' | 'fix-index' | 'export' | 'check-sync';

/** Where a link leads. */
export const joplinPages = {
  donate: 'https://joplinapp.org/donate/',
  website: 'https://joplinapp.org/',
  privacy: 'https://joplinapp.org/privacy/',
} as const;

export interface ConfigSection {
  readonly title: string;
  /** Below the title in the list of sections. */
  readonly summary: string;
  readonly items: readonly ConfigItem[];
  /** Shown when they are asked for. */
  readonly advanced?: readonly ConfigItem[];
}

const markdown = (
  [
    ['markdown.plugin.softbreaks', 'Enable soft breaks'],
    ['markdown.plugin.typographer', 'Enable typographer support'],
    ['markdown.plugin.linkify', 'Enable Linkify'],
    ['markdown.plugin.katex', 'Enable math expressions'],
    ['markdown.plugin.fountain', 'Enable Fountain syntax support'],
    ['markdown.plugin.mermaid', 'Enable Mermaid diagrams support'],
    ['markdown.plugin.audioPlayer', 'Enable audio player'],
    ['markdown.plugin.videoPlayer', 'Enable video player'],
    ['markdown.plugin.mark', 'Enable ==mark== syntax'],
    ['markdown.plugin.footnote', 'Enable footnotes'],
    ['markdown.plugin.toc', 'Enable table of contents extension'],
    ['markdown.plugin.sub', 'Enable ~sub~ syntax'],
    ['markdown.plugin.sup', 'Enable ^sup^ syntax'],
    ['markdown.plugin.deflist', 'Enable deflist syntax'],
    ['markdown.plugin.abbr', 'Enable abbreviation syntax'],
    ['markdown.plugin.emoji', 'Enable markdown emoji'],
    ['markdown.plugin.insert', 'Enable ++insert++ syntax'],
    ['markdown.plugin.multitable', 'Enable multimarkdown table extension'],
  ] as const
).map(([key, label]) => ({ kind: 'switch', key, label }) as const);

/** The configuration, in the order of its list. */
export const configSections: readonly ConfigSection[] = [
  {
    title: 'General',
    summary: 'Date, time, language and privacy',
    items: [
      {
        kind: 'choice',
        key: 'locale',
        label: 'Language',
        choices: [
          ['en_US', 'English (US)'],
          ['en_GB', 'English (UK)'],
        ],
      },
      {
        kind: 'choice',
        key: 'dateFormat',
        label: 'Date format',
        choices: [
          ['DD/MM/YYYY', '30/01/2017'],
          ['DD/MM/YY', '30/01/17'],
          ['MM/DD/YYYY', '01/30/2017'],
          ['MM/DD/YY', '01/30/17'],
          ['YYYY-MM-DD', '2017-01-30'],
          ['DD.MM.YYYY', '30.01.2017'],
          ['YYYY.MM.DD', '2017.01.30'],
          ['YYMMDD', '170130'],
          ['YYYY/MM/DD', '2017/01/30'],
        ],
      },
      {
        kind: 'choice',
        key: 'timeFormat',
        label: 'Time format',
        choices: [
          ['HH:mm', '20:30'],
          ['HH.mm', '20.30'],
          ['h:mm A', '8:30 PM'],
        ],
      },
      {
        kind: 'switch',
        key: 'security.biometricsEnabled',
        label: 'Use biometrics to secure access to the app (Beta)',
      },
      {
        kind: 'switch',
        key: 'trash.autoDeletionEnabled',
        label: 'Automatically delete notes in the trash after a number of days',
      },
      { kind: 'number', key: 'trash.ttlDays', label: 'Keep notes in the trash for' },
    ],
  },
  {
    title: 'Appearance',
    summary: 'Theme and fonts of the editor',
    items: [
      {
        kind: 'choice',
        key: 'theme',
        label: 'Theme',
        choices: [
          ['1', 'Light'],
          ['2', 'Dark'],
          ['5', 'Dracula'],
          ['3', 'Solarized Dark'],
          ['4', 'Solarized Light'],
          ['6', 'Nord'],
          ['7', 'Aritim Dark'],
          ['22', 'OLED Dark'],
        ],
      },
      { kind: 'switch', key: 'themeAutoDetect', label: 'Automatically switch theme to match system theme' },
      { kind: 'number', key: 'style.editor.fontSize', label: 'Editor font size' },
      {
        kind: 'choice',
        key: 'style.editor.fontFamily',
        label: 'Editor font',
        choices: [
          ['', 'Default'],
          ['monospace', 'Monospace'],
        ],
      },
    ],
  },
  {
    title: 'Synchronization',
    summary: 'Where notes are kept besides this device',
    items: [
      {
        kind: 'choice',
        key: 'sync.target',
        label: 'Synchronization target',
        choices: [
          ['0', '(None)'],
          ['10', 'Joplin Cloud'],
          ['7', 'Dropbox'],
          ['3', 'OneDrive'],
          ['2', 'File system'],
          ['5', 'Nextcloud'],
          ['6', 'WebDAV'],
          ['8', 'S3 (Beta)'],
          ['9', 'Joplin Server (Beta)'],
        ],
      },
      { kind: 'action', label: 'CHECK SYNCHRONIZATION CONFIGURATION', action: 'check-sync' },
      {
        kind: 'choice',
        key: 'sync.interval',
        label: 'Synchronization interval',
        choices: [
          ['0', 'Disabled'],
          ['300', '5 minutes'],
          ['600', '10 minutes'],
          ['1800', '30 minutes'],
          ['3600', '1 hour'],
          ['43200', '12 hours'],
          ['86400', '24 hours'],
        ],
      },
      { kind: 'switch', key: 'sync.mobileWifiOnly', label: 'Synchronize only over WiFi connection' },
    ],
    advanced: [
      {
        kind: 'choice',
        key: 'sync.resourceDownloadMode',
        label: 'Attachment download behaviour',
        choices: [
          ['always', 'Always'],
          ['manual', 'Manual'],
          ['auto', 'Auto'],
        ],
      },
      { kind: 'switch', key: 'sync.wipeOutFailSafe', label: 'Fail-safe' },
      { kind: 'switch', key: 'net.ignoreTlsErrors', label: 'Ignore TLS certificate errors' },
      { kind: 'switch', key: 'net.proxyEnabled', label: 'Proxy enabled' },
    ],
  },
  {
    title: 'Plugins',
    summary: 'Extensions by others',
    items: [{ kind: 'switch', key: 'plugins.pluginSupportEnabled', label: 'Enable plugin support' }],
  },
  { title: 'Markdown', summary: 'What the viewer understands', items: markdown },
  {
    title: 'Note',
    summary: 'Location, editor and images',
    items: [
      { kind: 'switch', key: 'trackLocation', label: 'Save geo-location with notes' },
      { kind: 'switch', key: 'editor.usePlainText', label: 'Use the plain text editor' },
      { kind: 'switch', key: 'editor.mobile.spellcheckEnabled', label: 'Enable spellcheck in the text editor' },
      { kind: 'switch', key: 'editor.mobile.toolbarEnabled', label: 'Enable the Markdown toolbar' },
      {
        kind: 'choice',
        key: 'imageResizing',
        label: 'Resize large images:',
        choices: [
          ['alwaysAsk', 'Always ask'],
          ['alwaysResize', 'Always resize'],
          ['neverResize', 'Never resize'],
        ],
      },
    ],
  },
  {
    title: 'Note History',
    summary: 'Older versions of notes',
    items: [
      { kind: 'switch', key: 'revisionService.enabled', label: 'Enable note history' },
      { kind: 'number', key: 'revisionService.ttlDays', label: 'Keep note history for' },
    ],
  },
  {
    title: 'Tools',
    summary: 'State, log and search index',
    items: [
      { kind: 'action', label: 'SYNC STATUS', action: 'status' },
      { kind: 'action', label: 'LOG', action: 'log' },
      { kind: 'action', label: 'FIX SEARCH INDEX', action: 'fix-index' },
    ],
  },
  {
    title: 'Export',
    summary: 'All notes in a file',
    items: [{ kind: 'action', label: 'EXPORT ALL NOTES AS JEX', action: 'export' }],
  },
  {
    title: 'More information',
    summary: 'About Joplin',
    items: [
      {
        kind: 'text',
        label:
          'Joplin attaches files and photos with the permissions for storage and camera, and keeps where a note was written with that for the location. Android’s settings say which it has.',
      },
      { kind: 'link', label: 'Make a donation', page: 'donate' },
      { kind: 'link', label: 'Joplin website', page: 'website' },
      { kind: 'link', label: 'Privacy Policy', page: 'privacy' },
      { kind: 'text', label: 'Joplin 3.0.1' },
      { kind: 'text', label: 'Database v46' },
      { kind: 'text', label: 'FTS enabled: 1' },
      { kind: 'text', label: 'Hermes enabled: 1' },
    ],
  },
];
