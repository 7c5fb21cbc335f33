import { DateFormat } from '@androidworld/app-sdk';
import {
  phoneNow,
  SingleChoiceDialog,
  TextInputDialog,
  useApi,
  useDocumentPicker,
  usePhoneState,
} from '@androidworld/app-sdk/ui';
import { useEffect, useState } from 'preact/hooks';
import { type Edit, insert } from '../../text-editing/edit.ts';
import { asciidocContent } from '../format/asciidoc-content.ts';
import { type LinkKind, linkText } from '../format/link-text.ts';
import type { NoteFormat } from '../format/note-format.ts';
import { specialKeys } from '../format/special-keys.ts';
import { nameOf } from '../store/file-name.ts';
import { readNote } from '../store/files.ts';
import { markorSettings } from '../store/settings.ts';
import { PickDialog } from './pick-dialog.tsx';

export interface ActionDialogProps {
  /** Of the note. */
  readonly path: string;
  readonly format: NoteFormat;
  /** The text, and what of it is selected. */
  readonly selection: () => Edit;
  readonly onChange: (how: (edit: Edit) => Edit) => void;
  readonly onClose: () => void;
}

const search = 'Search';

export function SpecialKeyDialog({ onChange, onClose, onSearch }: ActionDialogProps & { onSearch: () => void }) {
  const labels = specialKeys.map(({ label }) => label);
  return (
    <PickDialog
      title="Special Key"
      items={labels.toSpliced(labels.indexOf('Tabulator') + 1, 0, search)}
      onPick={([picked]) => {
        if (picked === search) return onSearch();
        const key = specialKeys.find(({ label }) => label === picked);
        return key === undefined ? undefined : onChange(key.press);
      }}
      onClose={onClose}
    />
  );
}

export function AsciidocDialog({ onChange, onClose }: ActionDialogProps) {
  return (
    <PickDialog
      title="Special Key"
      items={asciidocContent.map(({ label }) => label)}
      onPick={([picked]) => {
        const content = asciidocContent.find(({ label }) => label === picked);
        if (content !== undefined) onChange(content.press);
      }}
      onClose={onClose}
    />
  );
}

/** Files of the notebook whose text is inserted as it is. */
export function SnippetDialog({ onChange, onClose }: ActionDialogProps) {
  const api = useApi();
  const [folder, setFolder] = useState<string>();
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    void markorSettings.get(api).then(async ({ notebook }) => {
      const snippets = `${notebook}/.app/snippets`;
      if ((await api.files.stat(snippets)) === null) await api.files.mkdir(snippets);
      setFolder(snippets);
      const files = await api.files.list(snippets);
      setNames(
        files
          .filter(({ kind }) => kind === 'file')
          .map(({ path }) => nameOf(path))
          .toSorted(),
      );
    });
  }, []);
  if (folder === undefined) return null;
  return (
    <PickDialog
      title="Insert snippet"
      message={folder}
      items={names}
      isCustom
      onPick={async ([name]) => {
        const note = name === undefined ? null : await readNote(api, `${folder}/${name}`);
        if (note !== null) onChange((edit) => insert(edit, note.text));
      }}
      onClose={onClose}
    />
  );
}

/** A row of a table, of as many columns as are asked for. */
export function TableDialog({ onChange, onClose }: ActionDialogProps) {
  return (
    <PickDialog
      title="Table"
      message="How many columns? A row is added where the cursor is."
      items={['2', '3', '4', '5']}
      marked="3"
      isCustom
      onPick={([columns]) => {
        const count = Number(columns);
        if (count > 0) onChange((edit) => insert(edit, `${'|    '.repeat(count)}|\n`));
      }}
      onClose={onClose}
    />
  );
}

const dateFormats = ['yyyy-MM-dd', 'yyyy-MM-dd HH:mm', 'dd.MM.yyyy', 'MM/dd/yyyy', 'HH:mm', 'h:mm a'];

/** Inserts the date or the time, written in one of some ways. */
export function DateTimeDialog({ onChange, onClose }: ActionDialogProps) {
  const zone = usePhoneState((state) => state.clock.zone);
  const texts = dateFormats.map((pattern) => DateFormat.format(pattern, phoneNow(), zone));
  return (
    <SingleChoiceDialog
      title="Date and time"
      choices={texts.map((text) => ({ label: text, value: text }))}
      onChoose={(text) => onChange((edit) => insert(edit, text))}
      onClose={onClose}
    />
  );
}

interface AttachDialogProps extends ActionDialogProps {
  /** For an address. */
  readonly onLink: () => void;
  readonly onDate: () => void;
}

/** Inserts a colour, a date, or a link to something. */
export function AttachDialog({ format, onChange, onClose, onLink, onDate }: AttachDialogProps) {
  const picker = useDocumentPicker();
  const pick = async (kind: LinkKind, type: string) => {
    const picked = await picker.openDocument([type]);
    if (picked !== null) onChange((edit) => insert(edit, linkText(format, kind, picked.name, picked.uri)));
  };
  const kinds: Readonly<Record<string, () => void>> = {
    Color: () => onChange((edit) => insert(edit, '#000000')),
    'Insert Link': onLink,
    File: () => void pick('link', '*/*'),
    Image: () => void pick('image', 'image/*'),
    Audio: () => void pick('audio', 'audio/*'),
    Date: onDate,
  };
  return <PickDialog items={Object.keys(kinds)} onPick={([kind = '']) => kinds[kind]?.()} onClose={onClose} />;
}

/** Asks for the address of a link, or of a picture. */
export function LinkDialog({ format, onChange, onClose, isImage = false }: ActionDialogProps & { isImage?: boolean }) {
  return (
    <TextInputDialog
      title={isImage ? 'Insert Image' : 'Insert Link'}
      hint="https://"
      inputType="textUri"
      isComplete={(text) => text.trim() !== ''}
      onDone={(typed) => {
        const address = typed.trim();
        onChange((edit) => insert(edit, linkText(format, isImage ? 'image' : 'link', address, address)));
      }}
      onClose={onClose}
    />
  );
}
