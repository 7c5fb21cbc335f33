import { css, LinearLayout, TextView, useLive } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { database } from '../store/database.ts';
import { flattenFolders, listFolders } from '../store/folders.ts';
import { BoxMenu } from './box-dialog.tsx';

css`
.joplin-picker { min-width: 0; align-items: center; }
`;

export interface FolderPickerProps {
  /** Shown: the title of the chosen notebook, or what to do. */
  label: string;
  /** A first line that means none. */
  none?: string;
  onChoose: (id: string) => void;
}

/** A drop-down of all notebooks, as in the header of a note. */
export function FolderPicker({ label, none, onChoose }: FolderPickerProps) {
  const [isOpen, setOpen] = useState(false);
  const { data: folders = [] } = useLive(listFolders, { tables: [database.tables.folders] });
  const tree = flattenFolders(folders, new Set());
  return (
    <>
      <LinearLayout class="joplin-picker" weight={1} align="center" onClick={() => setOpen(true)}>
        <TextView weight={1} align="start" lines={1} style={{ fontSize: '1rem' }}>
          {label}
        </TextView>
        <TextView style={{ fontSize: '1rem', marginRight: '25PX' }}>▼</TextView>
      </LinearLayout>
      {isOpen && (
        <BoxMenu
          onClose={() => setOpen(false)}
          choices={[
            ...(none === undefined ? [] : [{ label: none, onClick: () => onChoose('') }]),
            ...tree.map(({ folder, depth }) => ({
              label: `${'    '.repeat(depth)}${folder.title}`,
              onClick: () => onChoose(folder.id),
            })),
          ]}
        />
      )}
    </>
  );
}
