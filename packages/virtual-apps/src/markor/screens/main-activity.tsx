import {
  AlertDialog,
  css,
  Snackbar,
  TabbedScreen,
  useActivity,
  useApi,
  useBack,
  useLive,
} from '@androidworld/app-sdk/ui';
import todoIcon from '@material-symbols/svg-400/rounded/assignment_turned_in-fill.svg';
import lightning from '@material-symbols/svg-400/rounded/bolt-fill.svg';
import heart from '@material-symbols/svg-400/rounded/favorite-fill.svg';
import folderIcon from '@material-symbols/svg-400/rounded/folder-fill.svg';
import { useEffect, useState } from 'preact/hooks';
import { activities, markorPackage, pathExtra, versionCode, versionName } from '../package-name.ts';
import { introduction, markorSettings } from '../store/settings.ts';
import { FileBrowser } from './file-browser.tsx';
import { MoreTab } from './more-tab.tsx';
import { NoteTab } from './note-tab.tsx';
import { useMarkorTheme } from './use-markor-theme.ts';
import { useStorageAccess } from './use-storage-access.ts';

css`
.material-2 .markor-bottom { background: #1e2135; color: rgb(255 255 255 / 0.6); }
.material-2 .markor-bottom .bottom-navigation-on { color: #fff; }
`;

const tabs = [
  { label: 'Files', id: 'nav_notebook', icon: folderIcon },
  { label: 'To-Do', id: 'nav_todo', icon: todoIcon },
  { label: 'QuickNote', id: 'nav_quicknote', icon: lightning },
  { label: 'More', id: 'nav_more', icon: heart },
];

/** File browser, To-Do, QuickNote and more, below one another's bar. */
export function MainActivity() {
  const api = useApi();
  const { visible } = useActivity();
  const [isIntroduced, setIntroduced] = useState(false);
  useEffect(() => {
    if (!visible || isIntroduced) return;
    void introduction.get(api).then(({ isSeen }) => {
      if (isSeen) return setIntroduced(true);
      return api.startActivity({ component: { packageName: markorPackage, className: activities.intro } });
    });
  }, [visible, isIntroduced]);
  const isGranted = useStorageAccess(isIntroduced);
  useMarkorTheme();
  return isGranted ? <Tabs /> : null;
}

function Tabs() {
  const { intent } = useActivity();
  const settings = useLive(
    async (own) => {
      const read = await markorSettings.get(own);
      await own.files.mkdir(read.notebook);
      return read;
    },
    { preferences: [markorSettings] },
  );
  const [chosen, setTab] = useState<number>();
  const [folder, setFolder] = useState<string>();
  const exit = useExit();
  if (settings.data === undefined) return null;
  const { notebook, todo, quickNote, startTab } = settings.data;
  const tab = chosen ?? Number(startTab);
  const asked = intent.extras?.[pathExtra];
  return (
    <>
      <TabbedScreen
        id="main_content"
        tabs={tabs}
        selected={tab}
        onSelect={setTab}
        navigationId="bottom_navigation_bar"
        navigationClass="markor-bottom"
        labels="selected"
        notice={exit}
      >
        {tab === 0 && (
          <FileBrowser
            key={notebook}
            notebook={notebook}
            folder={folder ?? (typeof asked === 'string' ? asked : notebook)}
            onFolder={setFolder}
            onTab={setTab}
          />
        )}
        {tab === 1 && <NoteTab key={todo} path={todo} title="To-Do" />}
        {tab === 2 && <NoteTab key={quickNote} path={quickNote} title="QuickNote" />}
        {tab === 3 && <MoreTab />}
      </TabbedScreen>
      <FirstStartDialog isFirst={settings.data.firstStartVersion !== versionCode} />
    </>
  );
}

/** BACK leaves the app only when it is pressed twice. */
function useExit() {
  const { finish } = useActivity();
  const [isAsking, setAsking] = useState(false);
  useBack(() => {
    if (isAsking) return false;
    setAsking(true);
    return true;
  });
  if (!isAsking) return null;
  return (
    <div style={{ position: 'relative' }}>
      <Snackbar
        text="Press 'Back' again to exit"
        action="Exit"
        durationMs={2000}
        onAction={() => void finish()}
        onDismiss={() => setAsking(false)}
      />
    </div>
  );
}

/** What is new, once per version. */
function FirstStartDialog({ isFirst }: { isFirst: boolean }) {
  const api = useApi();
  const [isOpen, setOpen] = useState(isFirst);
  useEffect(() => {
    if (isFirst) void markorSettings.put(api, { firstStartVersion: versionCode });
  }, [isFirst]);
  if (!isOpen) return null;
  return (
    <AlertDialog
      message={`Markor v${versionName}\n\nMarkor is licensed under the Apache License 2.0.\n\nChangelog\n- CSV files in the editor and in view mode`}
      onDismiss={() => setOpen(false)}
      positive={{ label: 'OK', onClick: () => setOpen(false) }}
    />
  );
}
