import { type AppApi, DateFormat } from '@androidworld/app-sdk';
import { useLive, usePhoneClock } from '@androidworld/app-sdk/ui';
import { type Folder, folderOf, sizeText } from '../store/media.ts';
import { PropertyListDialog } from './property-list-dialog.tsx';

interface FolderPropertiesDialogProps {
  folders: readonly Folder[];
  onClose: () => void;
}

/** Of folders on the disk with all that is below them; of those that are none, what they show. */
export function FolderPropertiesDialog({ folders, onClose }: FolderPropertiesDialogProps) {
  const { zone } = usePhoneClock();
  const { data } = useLive((api) => Promise.all(folders.map((folder) => measure(api, folder))), {}, []);
  const [only] = folders;
  const [found] = data ?? [];
  const size = data === undefined ? '…' : sizeText(data.reduce((sum, each) => sum + each.size, 0));
  const count = data === undefined ? '…' : String(data.reduce((sum, each) => sum + each.files, 0));
  const isOne = folders.length === 1 && only !== undefined;
  const properties: readonly (readonly [string, string])[] = isOne
    ? [
        ['Name', only.name],
        ['Path', folderOf(only.path)],
        ['Size', size],
        ['Direct children count', String(found?.children ?? '…')],
        ['Files count', count],
        ...(found?.modifiedMs === undefined
          ? []
          : [['Last modified', DateFormat.format('dd.MM.yyyy, HH:mm', found.modifiedMs, zone)] as const]),
      ]
    : [
        ['Items selected', String(folders.length)],
        ['Size', size],
        ['Files count', count],
      ];
  return <PropertyListDialog properties={properties} onClose={onClose} />;
}

interface Measure {
  /** Bytes. */
  readonly size: number;
  /** With those in folders below. */
  readonly files: number;
  readonly children: number;
  readonly modifiedMs?: number | undefined;
}

async function measure(api: AppApi, { path, media }: Folder): Promise<Measure> {
  const stat = path.startsWith('/') ? await api.files.stat(path) : null;
  if (stat !== null) return { ...(await measureBelow(api, path)), modifiedMs: stat.modifiedMs };
  return { size: media.reduce((sum, each) => sum + each.size, 0), files: media.length, children: media.length };
}

async function measureBelow(api: AppApi, folder: string): Promise<Measure> {
  const entries = await api.files.list(folder).catch(() => []);
  const below = await Promise.all(
    entries.map(async ({ kind, path, size }) =>
      kind === 'directory' ? await measureBelow(api, path) : { size, files: 1 },
    ),
  );
  return {
    size: below.reduce((sum, each) => sum + each.size, 0),
    files: below.reduce((sum, each) => sum + each.files, 0),
    children: entries.filter(({ name }) => !name.startsWith('.')).length,
  };
}
