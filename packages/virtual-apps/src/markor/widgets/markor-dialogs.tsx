import {
  AlertDialog,
  css,
  EditText,
  LinearLayout,
  ListItem,
  RadioButton,
  RecyclerView,
  TextView,
  useApi,
} from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { allowedName, nameOf } from '../store/file-name.ts';
import { renameEntry } from '../store/files.ts';

css`
.markor-choices { min-height: 0; height: 380px; display: flex; flex-direction: column; }
.markor-choice { padding: 8px 24px; }
.markor-dialog-error { color: var(--error); }
`;

/** Asks before entries are deleted. */
export function DeleteDialog({
  paths,
  onConfirm,
  onClose,
}: {
  paths: readonly string[];
  onConfirm: () => void;
  onClose: () => void;
}) {
  const what = paths.length === 1 ? 'Document' : 'Documents';
  return (
    <ConfirmDialog
      title="Confirm Delete"
      message={`Do you really want to delete this ${what}?\n\n\n${paths.join('\n')}`}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}

export function ConfirmDialog(props: { title: string; message: string; onConfirm: () => void; onClose: () => void }) {
  return (
    <AlertDialog
      title={props.title}
      message={props.message}
      onDismiss={props.onClose}
      negative={{ label: 'Cancel', onClick: props.onClose }}
      positive={{
        label: 'OK',
        onClick() {
          props.onClose();
          props.onConfirm();
        },
      }}
    />
  );
}

export function RenameDialog({ path, onClose }: { path: string; onClose: () => void }) {
  const api = useApi();
  const [name, setName] = useState(nameOf(path));
  const [isTaken, setTaken] = useState(false);
  const rename = async () => {
    if (await renameEntry(api, path, name)) return onClose();
    setTaken(true);
  };
  return (
    <AlertDialog
      title="Rename"
      onDismiss={onClose}
      negative={{ label: 'Cancel', onClick: onClose }}
      positive={{ label: 'OK', enabled: !isTaken && name.trim() !== '', onClick: () => void rename() }}
    >
      {isTaken && (
        <TextView id="dialog_message" class="markor-dialog-error">
          File/folder already exists! Please use a different name
        </TextView>
      )}
      <EditText
        id="new_name"
        hint="Enter the name of your folder"
        value={name}
        autoFocus
        onChange={(typed) => {
          setTaken(false);
          setName(allowedName(typed));
        }}
      />
    </AlertDialog>
  );
}

/** A list to choose one from. */
export function ChoiceDialog<T extends string | number>(props: {
  title?: string;
  message?: string;
  choices: readonly { readonly label: string; readonly value: T }[];
  selected?: T;
  onChoose: (value: T) => void;
  onClose: () => void;
}) {
  const { choices, selected } = props;
  const row = ({ label, value }: (typeof choices)[number]) => (
    <ListItem
      key={value}
      class="markor-choice"
      title={label}
      titleId="android:id/text1"
      leading={selected === undefined ? undefined : <RadioButton checked={value === selected} />}
      onClick={() => {
        props.onClose();
        props.onChoose(value);
      }}
    />
  );
  const start = choices.findIndex(({ value }) => value === selected);
  return (
    <AlertDialog
      title={props.title}
      message={props.message}
      flush
      onDismiss={props.onClose}
      negative={{ label: 'Cancel', onClick: props.onClose }}
    >
      {choices.length > 10 ? (
        <LinearLayout orientation="vertical" class="markor-choices">
          <RecyclerView items={choices} itemKey={({ value }) => value} renderItem={row} startAt={Math.max(0, start)} />
        </LinearLayout>
      ) : (
        choices.map(row)
      )}
    </AlertDialog>
  );
}

export function FontSizeDialog(props: { size: number; onChoose: (size: number) => void; onClose: () => void }) {
  const sizes = Array.from({ length: 36 }, (_, index) => ({ label: String(index + 1), value: index + 1 }));
  return (
    <ChoiceDialog
      title="Font Size"
      choices={sizes}
      selected={props.size}
      onChoose={props.onChoose}
      onClose={props.onClose}
    />
  );
}
