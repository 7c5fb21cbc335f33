import { css, EditText, ImageButton, LinearLayout, TextView, useApi, useAsync, Window } from '@androidworld/app-sdk/ui';
import home from '@material-symbols/svg-400/rounded/home-fill.svg';
import search from '@material-symbols/svg-400/rounded/search.svg';
import { useState } from 'preact/hooks';
import { nameOf, parentOf } from '../store/file-name.ts';
import { listFolder } from '../store/files.ts';
import { markorSettings } from '../store/settings.ts';
import { FileList } from './file-list.tsx';

css`
.markor-picker { width: 100%; height: 100%; display: flex; flex-direction: column; background: var(--background); color: var(--on-surface); box-shadow: var(--shadow-3); }
/* The arrow in it is of a font with higher lines. */
.markor-picker-title { padding: 16px; min-height: 157PX; box-sizing: border-box; background: var(--app-bar); color: var(--on-app-bar); font-size: 1.25rem; font-weight: 500; }
.markor-picker-tools { margin: 8px; }
.markor-picker-tools > .icon-button { margin: 0 4px; width: 32px; height: 32px; border-radius: 0; }
.markor-picker-tools > .markor-picker-search { flex: 1; justify-items: end; }
.markor-picker-button { margin: 8px; font-size: 0.875rem; font-weight: 500; color: var(--accent); }
`;

export interface FilePickerProps {
  pick: 'folder' | 'file';
  title: (folder: string) => string;
  start: string;
  /** Where the house leads; default `start`. */
  root?: string;
  /** Paths that are not offered. */
  hidden?: ReadonlySet<string>;
  onPick: (path: string) => void;
  onClose: () => void;
}

/** The dialog in which a folder or a file is chosen. */
export function FilePicker(props: FilePickerProps) {
  const { pick, title, start, root = start, hidden, onPick, onClose } = props;
  const api = useApi();
  const [folder, setFolder] = useState(start);
  const [filter, setFilter] = useState<string>();
  const entries = useAsync(async () => listFolder(api, folder, await markorSettings.get(api)), [folder]);
  const shown = (entries.data ?? []).filter(
    ({ path, name, kind }) =>
      (pick === 'file' || kind === 'directory') &&
      hidden?.has(path) !== true &&
      name.toLowerCase().includes((filter ?? '').trim().toLowerCase()),
  );
  return (
    <Window class="markor-picker" dim onDismiss={onClose}>
      <TextView id="ui__filesystem_dialog__title" class="markor-picker-title" lines={1}>
        {title(nameOf(folder))}
      </TextView>
      <LinearLayout id="ui__filesystem_dialog__utilbar" class="markor-picker-tools">
        <ImageButton
          id="ui__filesystem_dialog__home"
          className="android.widget.ImageView"
          icon={home}
          onClick={() => setFolder(root)}
        />
        {filter === undefined ? (
          <ImageButton
            id="ui__filesystem_dialog__search_button"
            className="android.widget.ImageView"
            class="markor-picker-search"
            icon={search}
            onClick={() => setFilter('')}
          />
        ) : (
          <EditText
            id="ui__filesystem_dialog__search_edit"
            hint="Search documents"
            value={filter}
            onChange={setFilter}
            weight={1}
            autoFocus
          />
        )}
      </LinearLayout>
      <LinearLayout orientation="vertical" weight={1}>
        <FileList
          entries={shown}
          parent={folder === '/' ? null : parentOf(folder)}
          showsFolders
          onUp={() => setFolder(parentOf(folder))}
          onOpen={(path, kind) => (kind === 'directory' ? setFolder(path) : onPick(path))}
          // The real rows take long presses; where one place is looked for, they select nothing.
          onLongPress={() => undefined}
        />
      </LinearLayout>
      <LinearLayout id="ui__filesystem_dialog__buttons" justify="end" padding={16}>
        <TextView id="ui__filesystem_dialog__button_cancel" class="markor-picker-button" onClick={onClose}>
          CANCEL
        </TextView>
        {pick === 'folder' && (
          <TextView id="ui__filesystem_dialog__button_ok" class="markor-picker-button" onClick={() => onPick(folder)}>
            SELECT THIS FOLDER
          </TextView>
        )}
      </LinearLayout>
    </Window>
  );
}
