import { DateFormat } from '@androidworld/app-sdk';
import {
  AlertDialog,
  css,
  EditText,
  LinearLayout,
  phoneNow,
  Spinner,
  TextView,
  useApi,
  usePhoneState,
  usePreferences,
} from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { allowedName, join } from '../store/file-name.ts';
import { createNote } from '../store/files.ts';
import { markorSettings } from '../store/settings.ts';
import { noteTemplates, textOf, wikiTemplate } from '../templates.ts';

css`
.markor-new-note { padding-top: 24px; }
`;

const types = [
  { label: 'Markdown', extension: '.md' },
  { label: 'Plain Text', extension: '.txt' },
  { label: 'todo.txt', extension: '.todo.txt' },
  { label: 'Wikitext', extension: '.txt' },
  { label: 'AsciiDoc', extension: '.adoc' },
  { label: 'CSV', extension: '.csv' },
  { label: 'None', extension: '' },
] as const;

export interface NewFileDialogProps {
  folder: string;
  /** Notes only: without the button that makes a folder. */
  isNoteOnly?: boolean;
  onCreated: (path: string, kind: 'file' | 'directory') => void;
  onClose: () => void;
}

/** Name and extension in fields of their own; what exists is never overwritten. */
export function NewFileDialog(props: NewFileDialogProps) {
  const [settings] = usePreferences(markorSettings);
  if (settings === undefined) return null;
  return <NewFileForm {...props} lastExtension={settings.lastExtension} lastType={settings.lastType} />;
}

function NewFileForm({
  folder,
  isNoteOnly,
  onCreated,
  onClose,
  lastExtension,
  lastType,
}: NewFileDialogProps & { lastExtension: string; lastType: number }) {
  const api = useApi();
  const zone = usePhoneState((state) => state.clock.zone);
  const [name, setName] = useState('');
  const [extension, setExtension] = useState(lastExtension);
  const [type, setType] = useState(lastType);
  const [template, setTemplate] = useState(types[lastType]?.label === 'Wikitext' ? wikiTemplate : 0);
  const chooseTemplate = (index: number) => {
    setTemplate(index);
    const pattern = noteTemplates[index]?.prefix;
    if (pattern === undefined) return;
    const prefix = DateFormat.format(pattern, phoneNow(), zone);
    if (!name.startsWith(prefix)) setName(prefix + name);
  };
  const createFile = async () => {
    if (name.trim() === '') return onClose();
    await markorSettings.put(api, { lastExtension: extension.trim() });
    const typed = name.trim();
    const file = `${allowedName(template === wikiTemplate ? typed.replaceAll(' ', '_') : typed)}${extension.trim()}`;
    const path = join(folder, file);
    const made = noteTemplates[template];
    await createNote(api, path, made === undefined ? '' : textOf(made, { name: file, now: phoneNow(), zone }));
    onClose();
    onCreated(path, 'file');
  };
  const createFolder = async () => {
    if (name.trim() === '') return onClose();
    const path = join(folder, name.trim());
    // A file of that name stays, and no folder is made.
    if ((await api.files.stat(path)) === null) await api.files.mkdir(path);
    onClose();
    onCreated(path, 'directory');
  };
  return (
    <AlertDialog
      onDismiss={onClose}
      {...(isNoteOnly ? {} : { neutral: { label: 'Folder', onClick: () => void createFolder() } })}
      negative={{ label: 'Cancel', onClick: onClose }}
      positive={{ label: 'OK', onClick: () => void createFile() }}
    >
      <LinearLayout orientation="vertical" id="new_file_dialog__root">
        <TextView textAppearance="body-small" color="muted">
          Name
        </TextView>
        <LinearLayout gap={8}>
          <EditText
            id="new_file_dialog__name"
            hint="my_note"
            value={name}
            autoFocus
            imeAction="next"
            style={{ flex: '70 1 0' }}
            onChange={(typed) => setName(allowedName(typed))}
          />
          <EditText
            id="new_file_dialog__ext"
            hint=".md"
            value={extension}
            imeAction="done"
            style={{ flex: '30 1 0' }}
            onChange={(typed) => setExtension(allowedName(typed))}
          />
        </LinearLayout>
        <TextView textAppearance="body-small" color="muted" style={{ marginTop: 8 }}>
          Type
        </TextView>
        <Spinner
          id="new_file_dialog__type"
          items={types.map(({ label }) => label)}
          selected={type}
          onSelect={(index) => {
            setType(index);
            setExtension(types[index]?.extension ?? '');
            if (types[index]?.label === 'Wikitext') setTemplate(wikiTemplate);
            void markorSettings.put(api, { lastType: index });
          }}
        />
        <TextView textAppearance="body-small" color="muted" style={{ marginTop: 8 }}>
          Template
        </TextView>
        <Spinner
          id="new_file_dialog__template"
          items={noteTemplates.map(({ label }) => label)}
          selected={template}
          onSelect={chooseTemplate}
        />
        <TextView textAppearance="body-small" color="muted" style={{ marginTop: 24 }}>
          - Folder is created without file extension
        </TextView>
        <TextView textAppearance="body-small" color="muted">
          - Files and folders are not overwritten
        </TextView>
      </LinearLayout>
    </AlertDialog>
  );
}
