import {
  LinearLayout,
  type PreferenceItem,
  PreferenceScreen,
  Toolbar,
  useActivity,
  useBack,
  usePreferences,
} from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { type MarkorSettings, markorSettings, startTabs, themes } from '../store/settings.ts';
import { FilePicker } from '../widgets/file-picker.tsx';
import { useMarkorTheme } from './use-markor-theme.ts';

const titles = { root: 'Settings', general: 'General', edit: 'Edit mode', view: 'View mode' } as const;
type Page = keyof typeof titles;
type Place = 'notebook' | 'quickNote' | 'todo';

/** The settings, on a page per group. */
export function SettingsActivity() {
  const { finish } = useActivity();
  const [page, setPage] = useState<Page>('root');
  const [picking, setPicking] = useState<Place>();
  const [settings, put] = usePreferences(markorSettings);
  const up = () => (page === 'root' ? void finish() : setPage('root'));
  useBack(() => setPage('root'), page !== 'root');
  useMarkorTheme();
  if (settings === undefined) return null;
  const change = (changes: Partial<MarkorSettings>) => void put(changes);
  const items = pages[page](settings, { change, open: setPage, pick: setPicking });
  return (
    <LinearLayout orientation="vertical" weight={1}>
      <Toolbar title={titles[page]} onUp={up} />
      <PreferenceScreen key={page} items={items} />
      {picking !== undefined && (
        <FilePicker
          pick={picking === 'notebook' ? 'folder' : 'file'}
          title={() => (picking === 'notebook' ? 'Select storage folder' : picking === 'todo' ? 'To-Do' : 'QuickNote')}
          start={settings.notebook}
          root="/storage/emulated/0"
          onClose={() => setPicking(undefined)}
          onPick={(path) => {
            setPicking(undefined);
            change({ [picking]: path });
          }}
        />
      )}
    </LinearLayout>
  );
}

interface Actions {
  change(changes: Partial<MarkorSettings>): void;
  open(page: Page): void;
  pick(place: Place): void;
}

const pages: Readonly<Record<Page, (settings: MarkorSettings, actions: Actions) => readonly PreferenceItem[]>> = {
  root: (settings, { change, open }) => [
    { title: 'General', summary: 'Files and folders', onClick: () => open('general') },
    { title: 'Edit mode', summary: 'Editor Settings', onClick: () => open('edit') },
    { title: 'View mode', summary: 'How notes are shown', onClick: () => open('view') },
    {
      kind: 'category',
      title: 'Essential',
      items: [
        {
          kind: 'list',
          title: 'Theme',
          entries: themes,
          value: settings.theme,
          onChange: (theme) => change({ theme: String(theme) }),
        },
      ],
    },
  ],
  general: (settings, { change, pick }) => [
    {
      kind: 'category',
      title: 'Save location',
      items: [
        { title: 'Notebook', summary: settings.notebook, onClick: () => pick('notebook') },
        { title: 'QuickNote', summary: settings.quickNote, onClick: () => pick('quickNote') },
        { title: 'To-Do', summary: settings.todo, onClick: () => pick('todo') },
      ],
    },
    {
      kind: 'category',
      title: 'Miscellaneous',
      items: [
        {
          kind: 'list',
          title: 'App start tab',
          entries: startTabs.map((label, index) => ({ label, value: String(index) })),
          value: settings.startTab,
          onChange: (startTab) => change({ startTab: String(startTab) }),
        },
      ],
    },
  ],
  edit: (settings, { change }) => [
    {
      kind: 'seekbar',
      title: `Font Size: ${settings.fontSize}`,
      summary: 'Control the font size used in the editor',
      min: 1,
      max: 36,
      value: settings.fontSize,
      onChange: (fontSize) => change({ fontSize }),
    },
    {
      kind: 'category',
      title: 'Miscellaneous',
      items: [
        {
          kind: 'checkbox',
          title: 'Wrap words',
          value: settings.wrapsWords,
          onChange: (wrapsWords) => change({ wrapsWords }),
        },
        {
          kind: 'list',
          title: 'Unordered list character',
          entries: ['-', '*', '+'].map((value) => ({ label: value, value })),
          value: settings.listCharacter,
          onChange: (listCharacter) => change({ listCharacter: String(listCharacter) }),
        },
      ],
    },
  ],
  view: (settings, { change }) => {
    const size = settings.viewFontSize === -1 ? settings.fontSize : settings.viewFontSize;
    return [
      {
        kind: 'checkbox',
        title: 'Prefer view',
        summary: 'Open existing files in view mode',
        value: settings.prefersView,
        onChange: (prefersView) => change({ prefersView }),
      },
      {
        kind: 'seekbar',
        title: `Font Size: ${size}`,
        min: 1,
        max: 36,
        value: size,
        onChange: (viewFontSize) => change({ viewFontSize }),
      },
    ];
  },
};
