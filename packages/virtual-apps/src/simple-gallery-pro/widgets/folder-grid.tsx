import { css, Icon, RecyclerView, TextView, View } from '@androidworld/app-sdk/ui';
import check from '@material-symbols/svg-400/rounded/check_circle-fill.svg';
import pin from '@material-symbols/svg-400/rounded/keep.svg';
import lock from '@material-symbols/svg-400/rounded/lock-fill.svg';
import { type Folder, folderOf } from '../store/media.ts';
import { DragHandle } from './drag-handle.tsx';
import { Photo } from './photo.tsx';

css`
.folder { position: relative; overflow: hidden; }
.folder-tile { aspect-ratio: 1; }
.folder-tile > .folder-photo { position: absolute; inset: 0; }
.folder-texts { display: flex; flex-direction: column; align-items: flex-start; }
.folder-tile > .folder-texts { position: absolute; left: 0; right: 0; bottom: 0; padding: 24px 8px 8px; color: #ffffff; background: linear-gradient(transparent, rgb(0 0 0 / 0.7)); }
.folder-row { display: flex; align-items: center; gap: 16px; height: 88px; padding: 0 16px; }
.folder-row > .folder-photo { width: 72px; height: 72px; flex: none; }
.folder-row > .folder-texts { flex: 1; min-width: 0; }
.view.folder-lock { display: grid; place-items: center; color: var(--on-surface-variant); background: var(--surface-variant); }
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
  isList?: boolean;
  /** Pictures that stand for folders in place of their first. */
  covers: ReadonlyMap<string, string>;
  /** Their pictures are not shown. */
  isLocked?: (folder: Folder) => boolean;
  item: (folder: Folder) => ItemHandlers;
  isPinned?: (folder: Folder) => boolean;
  /** Selected ones can be dragged: told of the new place of one. */
  onMove?: ((path: string, place: number) => void) | undefined;
}

export function FolderGrid(props: FolderGridProps) {
  const {
    folders,
    columns,
    isList = false,
    covers,
    item,
    isLocked = () => false,
    isPinned = () => false,
    onMove,
  } = props;
  const color = isList ? {} : { color: '#ffffff' };
  return (
    <RecyclerView
      id="directories_grid"
      columns={isList ? 1 : columns}
      gap={1}
      items={folders}
      itemKey={({ path }) => path}
      renderItem={(folder) => {
        const { path, name, media } = folder;
        const handlers = item(folder);
        return (
          <View
            id="dir_holder"
            className="android.widget.RelativeLayout"
            class={isList ? 'folder folder-row' : 'folder folder-tile'}
            {...handlers}
          >
            {isLocked(folder) ? (
              <View className="android.widget.RelativeLayout" class="folder-photo folder-lock">
                <Icon id="dir_lock" icon={lock} size={64} />
              </View>
            ) : (
              <Photo
                id="dir_thumbnail"
                class="folder-photo"
                path={covers.get(path) ?? media[0]?.path ?? ''}
                fit="cover"
              />
            )}
            <div class="folder-texts">
              <TextView id="dir_name" textAppearance="body-large" lines={1} {...color}>
                {name}
              </TextView>
              {isList && (
                <TextView id="dir_path" color="muted" lines={1}>
                  {`${folderOf(path)}/`}
                </TextView>
              )}
              <TextView id="photo_cnt" {...color}>
                {String(media.length)}
              </TextView>
            </div>
            {isPinned(folder) && <Icon id="dir_pin" icon={pin} contentDescription="PIN" class="folder-check" />}
            {handlers.selected && <Icon id="dir_check" icon={check} class="folder-check" color="var(--primary)" />}
            {handlers.selected && onMove !== undefined && <DragHandle onDrop={(place) => onMove(path, place)} />}
          </View>
        );
      }}
    />
  );
}
