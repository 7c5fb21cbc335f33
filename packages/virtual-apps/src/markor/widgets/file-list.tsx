import type { FileInfo } from '@androidworld/app-sdk';
import {
  css,
  Icon,
  LinearLayout,
  RecyclerView,
  TextView,
  useApi,
  useAsync,
  usePhoneEvent,
} from '@androidworld/app-sdk/ui';
import check from '@material-symbols/svg-400/rounded/check.svg';
import file from '@material-symbols/svg-400/rounded/draft-fill.svg';
import folderIcon from '@material-symbols/svg-400/rounded/folder-fill.svg';
import { modifiedText } from '../modified-text.ts';

css`
.markor-file { min-height: 45.72px; padding: 0 16px; gap: 16px; }
.markor-file::before { content: ""; position: absolute; left: 0; right: 0; bottom: -4.5px; border-bottom: 1px solid var(--outline-variant); }
.markor-file-name { font-size: 1.1875rem; font-weight: 500; }
.markor-file-note { font-size: 0.9375rem; }
.markor-empty { padding-top: 64px; font-size: 1.25rem; }
`;

export interface FileListProps {
  entries: readonly FileInfo[];
  /** Shown as `..` before the entries. */
  parent: string | null;
  /** Paths. */
  selected?: ReadonlySet<string>;
  favourites?: readonly string[];
  /** Says where things are instead of when they were changed. */
  showsFolders?: boolean;
  padding?: number;
  onOpen: (path: string, kind: FileInfo['kind']) => void;
  onUp: () => void;
  onLongPress?: (path: string) => void;
}

/** Files and folders, as the browser and the pickers list them. */
export function FileList(props: FileListProps) {
  const { entries, parent, selected, favourites = [], onOpen, onLongPress } = props;
  const format = useDateFormat();
  const rows = [...(parent === null ? [] : [{ kind: 'up' as const, path: parent }]), ...entries];
  return (
    <RecyclerView
      id="ui__filesystem_dialog__list"
      items={rows}
      itemKey={(row) => `${row.kind} ${row.path}`}
      padding={[0, 0, props.padding ?? 0, 0]}
      gap={9.14}
      renderItem={(row) => {
        if (row.kind === 'up') {
          return (
            <FileRow title=".." note={row.path} kind="Folder" onClick={props.onUp} onLongClick={() => undefined} />
          );
        }
        const isSelected = selected?.has(row.path) ?? false;
        const isFolder = row.kind === 'directory';
        return (
          <FileRow
            title={row.name}
            note={props.showsFolders ? parentOfRow(row) : format(row.modifiedMs)}
            kind={isSelected ? 'Selected' : isFolder ? 'Folder' : 'File'}
            isFavourite={favourites.includes(row.path)}
            onClick={() => onOpen(row.path, row.kind)}
            {...(onLongPress === undefined ? {} : { onLongClick: () => onLongPress(row.path) })}
          />
        );
      }}
    />
  );
}

interface FileRowProps {
  title: string;
  note: string;
  kind: 'Folder' | 'File' | 'Selected';
  isFavourite?: boolean;
  onClick: () => void;
  onLongClick?: () => void;
}

function FileRow({ title, note, kind, isFavourite, onClick, onLongClick }: FileRowProps) {
  const icon = { Folder: folderIcon, File: file, Selected: check }[kind];
  const color = kind === 'Selected' ? 'var(--accent)' : isFavourite ? '#e3b51b' : 'var(--on-surface-variant)';
  return (
    <LinearLayout
      id="opoc_filesystem_item__root"
      class="markor-file"
      contentDescription={`${kind} ${title} `}
      onClick={onClick}
      onLongClick={onLongClick}
    >
      <Icon id="opoc_filesystem_item__image" icon={icon} size={28} color={color} />
      <LinearLayout orientation="vertical" weight={1}>
        <TextView id="opoc_filesystem_item__title" class="markor-file-name">
          {title}
        </TextView>
        <TextView id="opoc_filesystem_item__description" class="markor-file-note" color="muted" lines={1}>
          {note}
        </TextView>
      </LinearLayout>
    </LinearLayout>
  );
}

function parentOfRow({ path, name }: FileInfo): string {
  return path.slice(0, -name.length - 1);
}

/** Writes moments as the phone's zone and clock format say. */
export function useDateFormat(): (ms: number) => string {
  const api = useApi();
  const clock = useAsync(
    async () => ({ zone: await api.clock.zone(), hours: await api.settings.get('system', 'time_12_24') }),
    [],
  );
  usePhoneEvent('time', clock.reload);
  return (ms) =>
    clock.data === undefined ? '' : modifiedText(ms, { zone: clock.data.zone, is24Hour: clock.data.hours === '24' });
}
