import { css, Icon, RecyclerView, TextView, View } from '@androidworld/app-sdk/ui';
import check from '@material-symbols/svg-400/rounded/check_circle-fill.svg';
import pin from '@material-symbols/svg-400/rounded/keep.svg';
import type { Folder } from '../store/media.ts';
import { Photo } from './photo.tsx';

css`
.folder { position: relative; aspect-ratio: 1; overflow: hidden; }
.folder-photo { position: absolute; inset: 0; }
.folder-texts { position: absolute; left: 0; right: 0; bottom: 0; padding: 24px 8px 8px; color: #ffffff; background: linear-gradient(transparent, rgb(0 0 0 / 0.7)); display: flex; flex-direction: column; align-items: flex-start; }
.folder-check { position: absolute; right: 4px; top: 4px; }
`;

/** Handlers of an item, as a selection gives them. */
export interface ItemHandlers {
  readonly selected: boolean;
  onClick: () => void;
  onLongClick: () => void;
}

interface FolderGridProps {
  folders: readonly Folder[];
  columns: number;
  item: (folder: Folder) => ItemHandlers;
  isPinned?: (folder: Folder) => boolean;
}

export function FolderGrid({ folders, columns, item, isPinned = () => false }: FolderGridProps) {
  return (
    <RecyclerView
      id="directories_grid"
      columns={columns}
      gap={1}
      items={folders}
      itemKey={({ path }) => path}
      renderItem={(folder) => {
        const handlers = item(folder);
        return (
          <View id="dir_holder" className="android.widget.RelativeLayout" class="folder" {...handlers}>
            <Photo id="dir_thumbnail" class="folder-photo" path={folder.media[0]?.path ?? ''} fit="cover" />
            <div class="folder-texts">
              <TextView id="dir_name" textAppearance="body-large" color="#ffffff" lines={1}>
                {folder.name}
              </TextView>
              <TextView id="photo_cnt" color="#ffffff">
                {String(folder.media.length)}
              </TextView>
            </div>
            {isPinned(folder) && <Icon id="dir_pin" icon={pin} contentDescription="PIN" class="folder-check" />}
            {handlers.selected && <Icon id="dir_check" icon={check} class="folder-check" color="var(--primary)" />}
          </View>
        );
      }}
    />
  );
}
