import { css, LinearLayout, useActivity, useApi, useBack, useLive } from '@androidworld/app-sdk/ui';
import { useEffect, useState } from 'preact/hooks';
import { type Navigation, NavigationContext, type Route } from '../navigation.ts';
import { quickAction } from '../package-name.ts';
import { database } from '../store/database.ts';
import { notesParent } from '../store/first-start.ts';
import { createNote } from '../store/notes.ts';
import { loadSettings, putSettings, type Settings } from '../store/settings.ts';
import { ConfigScreen } from './config-screen.tsx';
import { FolderScreen } from './folder-screen.tsx';
import { NotesScreen } from './list/notes-screen.tsx';
import { LogScreen } from './log-screen.tsx';
import { NoteScreen } from './note/note-screen.tsx';
import { SearchScreen } from './search-screen.tsx';
import { SideMenu } from './side-menu.tsx';
import { StatusScreen } from './status-screen.tsx';
import { TagsScreen } from './tags-screen.tsx';
import { themeClass } from './theme-class.ts';
import { useIndexing } from './use-indexing.ts';

css`
.joplin { --joplin-header: #313640; --joplin-divider: #dddddd; --joplin-selected: #e5e5e5; --joplin-raised: #e5e5e5; background: var(--background); color: var(--on-surface); position: relative; }
.joplin-dark { --background: #1d2024; --surface: #1d2024; --on-surface: #dddddd; --on-surface-variant: #a0a8b0; --outline: #555555; --joplin-header: #181a1d; --joplin-divider: #555555; --joplin-selected: #3a3f47; --joplin-raised: #0f2051; --primary: #7ea6ff; }
`;

const allNotesFilter = 'c3176726992c11e9ac940492261af972';

/** The one activity: opens where the app was left, and has a history of its own. */
export function MainScreen() {
  const { data: start } = useLive(findStart);
  return start === undefined ? <LinearLayout weight={1} /> : <Joplin {...start} />;
}

interface Start {
  readonly route: Route;
  readonly settings: Settings;
}

async function findStart(api: Parameters<typeof loadSettings>[0]): Promise<Start> {
  const settings = await loadSettings(api);
  const id = folderOf(settings.notesParent);
  const folder = id === undefined ? undefined : await database.open(api).folders.first({ where: { id, deletedMs: 0 } });
  return {
    settings,
    route: { name: 'notes', source: folder === undefined ? { kind: 'all' } : { kind: 'folder', id: folder.id } },
  };
}

/** Undefined where the last list was that of all notes. */
function folderOf(parent: string): string | undefined {
  try {
    const parsed: unknown = JSON.parse(parent);
    if (parsed === null || typeof parsed !== 'object' || !('selectedItemId' in parsed)) return undefined;
    const id = parsed.selectedItemId;
    return typeof id === 'string' && id !== allNotesFilter ? id : undefined;
  } catch {
    // Never written, or not by Joplin.
    return undefined;
  }
}

function Joplin({ route: first, settings: early }: Start) {
  const api = useApi();
  const { finish, intent } = useActivity();
  const [routes, setRoutes] = useState<readonly Route[]>([first]);
  const [menuIsOpen, setMenuOpen] = useState(false);
  const { data: settings = early } = useLive(loadSettings, { tables: [database.tables.settings] });
  const route = routes.at(-1) ?? first;
  const go = (next: Route) => {
    setMenuOpen(false);
    setRoutes((before) => (isSame(before.at(-1), next) ? before : [...before, next]));
    if (next.name === 'notes') void remember(next);
  };
  const remember = async ({ source }: Route & { name: 'notes' }) => {
    if (source.kind === 'folder') {
      await putSettings(api, { activeFolderId: source.id, notesParent: notesParent(source.id) });
    } else if (source.kind === 'all') {
      await putSettings(api, {
        notesParent: JSON.stringify({ type: 'SmartFilter', selectedItemId: allNotesFilter }),
      });
    }
  };
  const navigation: Navigation = {
    go,
    back: () => (routes.length > 1 ? setRoutes(routes.slice(0, -1)) : void finish()),
    replace: (next) => setRoutes((before) => [...before.slice(0, -1), next]),
    openMenu: () => setMenuOpen(true),
  };
  useBack(() => {
    if (routes.length < 2) return false;
    navigation.back();
    return true;
  });
  useIndexing();
  // What another app shares becomes a note in the current notebook.
  useEffect(() => {
    if (intent.action !== 'android.intent.action.SEND') return;
    const title = String(intent.extras?.['android.intent.extra.SUBJECT'] ?? '');
    const body = String(intent.extras?.['android.intent.extra.TEXT'] ?? '');
    void createNote(api, { parentId: settings.activeFolderId, isTodo: false, title, body }).then((id) =>
      go({ name: 'note', id, isNew: true }),
    );
  }, [intent]);
  // The menu of the icon begins a note or a to-do there, too.
  useEffect(() => {
    const chosen = intent.extras?.[quickAction];
    if (chosen === undefined) return;
    void createNote(api, { parentId: settings.activeFolderId, isTodo: chosen === 'New to-do' }).then((id) =>
      go({ name: 'note', id, isNew: true }),
    );
  }, [intent]);
  return (
    <NavigationContext.Provider value={navigation}>
      <LinearLayout orientation="vertical" weight={1} class={`joplin ${themeClass(settings)}`}>
        <Screen key={keyOf(route, routes.length)} route={route} settings={settings} />
        <SideMenu open={menuIsOpen} current={route} onClose={() => setMenuOpen(false)} />
      </LinearLayout>
    </NavigationContext.Provider>
  );
}

function Screen({ route, settings }: { route: Route; settings: Settings }) {
  switch (route.name) {
    case 'notes':
      return <NotesScreen source={route.source} settings={settings} />;
    case 'note':
      return <NoteScreen id={route.id} isNew={route.isNew === true} settings={settings} />;
    case 'folder':
      return <FolderScreen id={route.id} />;
    case 'search':
      return <SearchScreen />;
    case 'tags':
      return <TagsScreen />;
    case 'config':
      return <ConfigScreen section={route.section} />;
    case 'status':
      return <StatusScreen />;
    case 'log':
      return <LogScreen />;
  }
}

function keyOf(route: Route, depth: number): string {
  return `${depth} ${JSON.stringify(route)}`;
}

function isSame(a: Route | undefined, b: Route): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
