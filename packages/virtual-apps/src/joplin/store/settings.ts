import type { AppApi } from '@androidworld/app-sdk';
import { useApi, useLive } from '@androidworld/app-sdk/ui';
import { database } from './database.ts';

/** What Joplin takes for a setting that nobody changed. */
const defaults = {
  'notes.sortOrder.field': 'user_updated_time',
  'notes.sortOrder.reverse': '1',
  uncompletedTodosOnTop: '1',
  showCompletedTodos: '1',
  trackLocation: '1',
  theme: '1',
  themeAutoDetect: '0',
  preferredLightTheme: '1',
  preferredDarkTheme: '2',
  dateFormat: 'DD/MM/YYYY',
  timeFormat: 'HH:mm',
  locale: 'en_US',
  activeFolderId: '',
  notesParent: '',
  'sync.target': '0',
  'sync.interval': '300',
  'sync.mobileWifiOnly': '0',
  'sync.resourceDownloadMode': 'always',
  'sync.wipeOutFailSafe': '1',
  'net.ignoreTlsErrors': '0',
  'net.proxyEnabled': '0',
  'style.editor.fontSize': '15',
  'style.editor.fontFamily': '',
  'editor.usePlainText': '0',
  'editor.mobile.spellcheckEnabled': '1',
  'editor.mobile.toolbarEnabled': '1',
  imageResizing: 'alwaysAsk',
  'security.biometricsEnabled': '0',
  'trash.autoDeletionEnabled': '1',
  'trash.ttlDays': '90',
  'plugins.pluginSupportEnabled': '0',
  'revisionService.enabled': '1',
  'revisionService.ttlDays': '90',
  'markdown.plugin.softbreaks': '0',
  'markdown.plugin.typographer': '0',
  'markdown.plugin.linkify': '1',
  'markdown.plugin.katex': '1',
  'markdown.plugin.fountain': '0',
  'markdown.plugin.mermaid': '1',
  'markdown.plugin.audioPlayer': '1',
  'markdown.plugin.videoPlayer': '1',
  'markdown.plugin.mark': '1',
  'markdown.plugin.footnote': '1',
  'markdown.plugin.toc': '1',
  'markdown.plugin.sub': '0',
  'markdown.plugin.sup': '0',
  'markdown.plugin.deflist': '0',
  'markdown.plugin.abbr': '0',
  'markdown.plugin.emoji': '0',
  'markdown.plugin.insert': '0',
  'markdown.plugin.multitable': '0',
} as const;

export type SettingKey = keyof typeof defaults;
/** All values are texts, yes and no are `1` and `0`. */
export type Settings = Readonly<Record<SettingKey, string>>;

export async function loadSettings(api: AppApi): Promise<Settings> {
  const rows = await database.open(api).settings.all();
  return { ...defaults, ...Object.fromEntries(rows.map(({ key, value }) => [key, value])) };
}

export async function putSettings(api: AppApi, values: Readonly<Partial<Settings>>): Promise<void> {
  const { settings } = database.tables;
  const changed = Object.entries(values).map(([key, value]) => settings.insert({ key, value }, 'replace'));
  await database.open(api).transaction(changed);
}

/** The settings, live, and what changes them. Undefined until they are read. */
export function useSettings(): [settings: Settings | undefined, change: (values: Partial<Settings>) => void] {
  const api = useApi();
  const { data } = useLive(loadSettings, { tables: [database.tables.settings] });
  return [data, (values) => void putSettings(api, values)];
}
