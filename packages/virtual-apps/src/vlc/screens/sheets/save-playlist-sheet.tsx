import {
  BottomSheet,
  Button,
  css,
  EditText,
  phoneNow,
  TextView,
  useApi,
  useLive,
  View,
} from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import {
  appendMedia,
  createPlaylist,
  librarySources,
  listPlaylists,
  type Media,
  type Playlist,
} from '../../store/library.ts';

css`
.save-playlist { padding: 16px; display: flex; flex-direction: column; gap: 12px; min-height: 70vh; align-items: stretch; }
.save-playlist-row { padding: 8px 0; display: flex; flex-direction: column; align-items: flex-start; }
.save-playlist-count { color: var(--on-surface-variant); }
`;

interface SavePlaylistSheetProps {
  /** In the order they were picked. */
  media: readonly Media[];
  onClose: () => void;
}

/** Puts media into a new playlist, or into one there is. */
export function SavePlaylistSheet({ media, onClose }: SavePlaylistSheetProps) {
  const api = useApi();
  const playlists = useLive(listPlaylists, librarySources).data;
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const [asked, setAsked] = useState<Playlist | null>(null);
  const save = async () => {
    const trimmed = name.trim();
    if (playlists?.some((each) => each.name === trimmed)) return setError(`Playlist ${trimmed} already exists`);
    onClose();
    await appendMedia(api, await createPlaylist(api, trimmed, Math.floor(phoneNow() / 1000)), media);
  };
  const add = async (playlist: Playlist, added: readonly Media[]) => {
    onClose();
    await appendMedia(api, playlist.id, added);
  };
  const isIn = (playlist: Playlist) => media.filter(({ id }) => playlist.media.some((each) => each.id === id));
  if (asked !== null) {
    const known = isIn(asked);
    const others = media.filter((each) => !known.includes(each));
    return (
      <BottomSheet title="Add duplicated item(s)?" onDismiss={() => setAsked(null)}>
        <View class="save-playlist" style={{ minHeight: 0 }}>
          <TextView id="primary_textview" textAppearance="title">
            Add duplicated item(s)?
          </TextView>
          <TextView id="secondary_textview" color="muted">
            {`${known.length} of the selected items are already in this playlist.`}
          </TextView>
          <Button id="cancel_button" variant="text" onClick={() => setAsked(null)}>
            Cancel
          </Button>
          {others.length > 0 && (
            <Button id="add_new_button" variant="text" onClick={() => void add(asked, others)}>
              Add new only
            </Button>
          )}
          <Button id="add_all_button" variant="text" onClick={() => void add(asked, media)}>
            {others.length > 0 ? 'Add all' : 'Add'}
          </Button>
        </View>
      </BottomSheet>
    );
  }
  return (
    <BottomSheet title="Add to playlist" onDismiss={onClose}>
      <View className="android.view.ViewGroup" class="save-playlist">
        <TextView id="textView9" textAppearance="title">
          Add to new playlist
        </TextView>
        <TextView id="medias2" class="save-playlist-count">{`${media.length} media`}</TextView>
        <View id="dialog_playlist_name" className="android.widget.LinearLayout">
          <EditText
            variant="outlined"
            hint="Playlist name"
            value={name}
            onChange={(text) => {
              setName(text);
              setError(undefined);
            }}
            error={error}
            imeAction="send"
            onImeAction={() => void save()}
            autoFocus
          />
        </View>
        <Button id="dialog_playlist_save" variant="text" onClick={() => void save()}>
          Save
        </Button>
        <TextView id="textView8" textAppearance="title">
          Add to existing playlist
        </TextView>
        {playlists?.length === 0 && (
          <TextView id="android:id/empty" class="save-playlist-count">
            No playlist found.
          </TextView>
        )}
        <View id="android:id/list" className="androidx.recyclerview.widget.RecyclerView">
          {playlists?.map((playlist) => (
            <View
              key={playlist.id}
              className="android.view.ViewGroup"
              class="save-playlist-row"
              onClick={() => (isIn(playlist).length > 0 ? setAsked(playlist) : void add(playlist, media))}
            >
              <TextView id="textView16">{playlist.name}</TextView>
              <TextView id="subtitle" class="save-playlist-count">{`${playlist.media.length} media`}</TextView>
            </View>
          ))}
        </View>
      </View>
    </BottomSheet>
  );
}
