import { AlertDialog, EditText, LinearLayout, TextView, useApi } from '@androidworld/app-sdk/ui';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { FolderPicker } from '../../dialogs/folder-picker.tsx';
import { storage } from '../../package-name.ts';
import { folderOf, nameOf } from '../../store/media.ts';

interface SaveAsDialogProps {
  /** What it is saved as if nothing is changed. */
  path: string;
  /** Writes the file; the extension says of which kind. */
  onSave: (path: string, extension: string) => Promise<void>;
  onClose: () => void;
  /** Default `Save as`. */
  title?: string;
  /** Asked for above the folder. */
  children?: ComponentChildren;
  /** Says what is wrong with that. */
  validate?: () => string | undefined;
}

/** Asks for folder, name and extension; before a file is replaced, whether it may be. */
export function SaveAsDialog({ path, onSave, onClose, title = 'Save as', children, validate }: SaveAsDialogProps) {
  const api = useApi();
  const fileName = nameOf(path);
  const dot = fileName.lastIndexOf('.');
  const [folder, setFolder] = useState(folderOf(path));
  const [name, setName] = useState(dot > 0 ? fileName.slice(0, dot) : fileName);
  const [extension, setExtension] = useState(dot > 0 ? fileName.slice(dot + 1) : 'jpg');
  const [asking, setAsking] = useState<'folder' | 'overwrite' | null>(null);
  const target = `${folder}/${name}.${extension}`;
  const write = async () => {
    onClose();
    void api.toast('Saving…');
    try {
      await onSave(target, extension);
      await api.toast('File saved successfully');
    } catch (error) {
      await api.toast(`Error: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const save = async () => {
    const wrong = validate?.();
    if (wrong !== undefined) return await api.toast(wrong);
    if (name.trim() === '') return await api.toast('Filename cannot be empty');
    if (extension.trim() === '') return await api.toast('Extension cannot be empty');
    if (`${name}${extension}`.includes('/')) return await api.toast('Filename contains invalid characters');
    if ((await api.files.stat(target).catch(() => null)) !== null) return setAsking('overwrite');
    return await write();
  };
  if (asking === 'folder') {
    return <FolderPicker folder={folder} onPick={setFolder} onClose={() => setAsking(null)} />;
  }
  if (asking === 'overwrite') {
    return (
      <AlertDialog
        message={`File "${nameOf(target)}" already exists. Overwrite?`}
        onDismiss={() => setAsking(null)}
        positive={{ label: 'Yes', onClick: () => void write() }}
        negative={{ label: 'No', onClick: () => setAsking(null) }}
      />
    );
  }
  return (
    <AlertDialog
      title={title}
      onDismiss={onClose}
      positive={{ label: 'OK', onClick: () => void save() }}
      negative={{ label: 'Cancel', onClick: onClose }}
    >
      <LinearLayout orientation="vertical" align="stretch" gap={8}>
        {children}
        <TextView id="folder_value" onClick={() => setAsking('folder')} style={{ padding: '12px 0' }}>
          {`Internal${folder.slice(storage.length)}/`}
        </TextView>
        <EditText id="filename_value" variant="outlined" hint="Filename" value={name} onChange={setName} />
        <EditText id="extension_value" variant="outlined" hint="Extension" value={extension} onChange={setExtension} />
      </LinearLayout>
    </AlertDialog>
  );
}

/** The first of `a_1.jpg`, `a_2.jpg` … that is not there yet. */
export function numberedName(path: string, taken: ReadonlySet<string>): string {
  const dot = path.lastIndexOf('.');
  const [stem, ending] = dot > path.lastIndexOf('/') ? [path.slice(0, dot), path.slice(dot)] : [path, ''];
  for (let number = 1; ; number += 1) {
    const candidate = `${stem}_${number}${ending}`;
    if (!taken.has(candidate)) return candidate;
  }
}
