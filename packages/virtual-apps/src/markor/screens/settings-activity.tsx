import {
  CheckBox,
  LinearLayout,
  ListItem,
  ScrollView,
  SeekBar,
  SingleChoiceDialog,
  TextView,
  Toolbar,
  useActivity,
  useBack,
  usePreferences,
} from '@androidworld/app-sdk/ui';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { type MarkorSettings, markorSettings, startTabs, themes } from '../store/settings.ts';
import { FilePicker } from '../widgets/file-picker.tsx';
import { useMarkorTheme } from './use-markor-theme.ts';

const pages = { root: 'Settings', general: 'General', edit: 'Edit mode', view: 'View mode' } as const;

/** The settings, on a page per group. */
export function SettingsActivity() {
  const { finish } = useActivity();
  const [page, setPage] = useState<keyof typeof pages>('root');
  const [settings, put] = usePreferences(markorSettings);
  const up = () => (page === 'root' ? void finish() : setPage('root'));
  useBack(() => setPage('root'), page !== 'root');
  useMarkorTheme();
  if (settings === undefined) return null;
  const props = { settings, onChange: (changes: Partial<MarkorSettings>) => void put(changes) };
  return (
    <LinearLayout orientation="vertical" weight={1}>
      <Toolbar title={pages[page]} onUp={up} />
      <ScrollView key={page} id="recycler_view" className="androidx.recyclerview.widget.RecyclerView">
        {page === 'root' && <RootPage {...props} onOpen={setPage} />}
        {page === 'general' && <GeneralPage {...props} />}
        {page === 'edit' && <EditPage {...props} />}
        {page === 'view' && <ViewPage {...props} />}
      </ScrollView>
    </LinearLayout>
  );
}

interface PageProps {
  settings: MarkorSettings;
  onChange: (changes: Partial<MarkorSettings>) => void;
}

function RootPage({ settings, onChange, onOpen }: PageProps & { onOpen: (page: keyof typeof pages) => void }) {
  return (
    <>
      <Entry title="General" summary="Files and folders" onClick={() => onOpen('general')} />
      <Entry title="Edit mode" summary="Editor Settings" onClick={() => onOpen('edit')} />
      <Entry title="View mode" summary="How notes are shown" onClick={() => onOpen('view')} />
      <Category title="Essential" />
      <Choice title="Theme" choices={themes} value={settings.theme} onChange={(theme) => onChange({ theme })} />
    </>
  );
}

function GeneralPage({ settings, onChange }: PageProps) {
  const [picking, setPicking] = useState<'notebook' | 'quickNote' | 'todo'>();
  return (
    <>
      <Category title="Save location" />
      <Entry title="Notebook" summary={settings.notebook} onClick={() => setPicking('notebook')} />
      <Entry title="QuickNote" summary={settings.quickNote} onClick={() => setPicking('quickNote')} />
      <Entry title="To-Do" summary={settings.todo} onClick={() => setPicking('todo')} />
      <Category title="Miscellaneous" />
      <Choice
        title="App start tab"
        choices={startTabs.map((label, index) => ({ label, value: String(index) }))}
        value={settings.startTab}
        onChange={(startTab) => onChange({ startTab })}
      />
      {picking !== undefined && (
        <FilePicker
          pick={picking === 'notebook' ? 'folder' : 'file'}
          title={() => (picking === 'notebook' ? 'Select storage folder' : picking === 'todo' ? 'To-Do' : 'QuickNote')}
          start={settings.notebook}
          root="/storage/emulated/0"
          onClose={() => setPicking(undefined)}
          onPick={(path) => {
            setPicking(undefined);
            onChange({ [picking]: path });
          }}
        />
      )}
    </>
  );
}

function EditPage({ settings, onChange }: PageProps) {
  return (
    <>
      <Size
        title="Font Size"
        summary="Control the font size used in the editor"
        value={settings.fontSize}
        onChange={(fontSize) => onChange({ fontSize })}
      />
      <Category title="Miscellaneous" />
      <Toggle title="Wrap words" checked={settings.wrapsWords} onChange={(wrapsWords) => onChange({ wrapsWords })} />
      <Choice
        title="Unordered list character"
        choices={['-', '*', '+'].map((value) => ({ label: value, value }))}
        value={settings.listCharacter}
        onChange={(listCharacter) => onChange({ listCharacter })}
      />
    </>
  );
}

function ViewPage({ settings, onChange }: PageProps) {
  return (
    <>
      <Toggle
        title="Prefer view"
        summary="Open existing files in view mode"
        checked={settings.prefersView}
        onChange={(prefersView) => onChange({ prefersView })}
      />
      <Size
        title="Font Size"
        value={settings.viewFontSize === -1 ? settings.fontSize : settings.viewFontSize}
        onChange={(viewFontSize) => onChange({ viewFontSize })}
      />
    </>
  );
}

function Category({ title }: { title: string }) {
  return (
    <TextView id="android:id/title" class="markor-category">
      {title}
    </TextView>
  );
}

function Entry(props: { title: string; summary?: string; onClick: () => void; trailing?: ComponentChildren }) {
  return <ListItem class="markor-preference" {...props} />;
}

interface ToggleProps {
  title: string;
  summary?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function Toggle({ checked, onChange, ...props }: ToggleProps) {
  return (
    <Entry
      {...props}
      onClick={() => onChange(!checked)}
      trailing={<CheckBox id="android:id/checkbox" checked={checked} />}
    />
  );
}

interface ChoiceProps {
  title: string;
  choices: readonly { readonly label: string; readonly value: string }[];
  value: string;
  onChange: (value: string) => void;
}

function Choice({ title, choices, value, onChange }: ChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  const current = choices.find((choice) => choice.value === value)?.label;
  return (
    <>
      <Entry title={title} {...(current === undefined ? {} : { summary: current })} onClick={() => setOpen(true)} />
      {isOpen && (
        <SingleChoiceDialog
          title={title}
          choices={choices}
          selected={value}
          onChoose={onChange}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

interface SizeProps {
  title: string;
  summary?: string;
  value: number;
  onChange: (value: number) => void;
}

function Size({ title, summary, value, onChange }: SizeProps) {
  return (
    <LinearLayout orientation="vertical" class="markor-preference" padding={[8, 16]}>
      <TextView id="android:id/title" textAppearance="body-large">
        {`${title}: ${value}`}
      </TextView>
      {summary !== undefined && (
        <TextView id="android:id/summary" color="muted">
          {summary}
        </TextView>
      )}
      <SeekBar id="seekbar" min={1} max={36} value={value} onCommit={onChange} />
    </LinearLayout>
  );
}
