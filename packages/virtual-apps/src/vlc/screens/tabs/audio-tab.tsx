import { RecyclerView, TextView, useApi, useLive, View } from '@androidworld/app-sdk/ui';
import { shortDuration } from '../../store/durations.ts';
import { librarySources, listSongs } from '../../store/library.ts';
import { play } from '../open-screens.ts';
import { MainBar } from '../parts/main-bar.tsx';
import { MediaRow } from '../parts/media-row.tsx';
import { useMediaSheets } from '../use-media-sheets.tsx';

/** The tracks of the phone. */
export function AudioTab({ onRefresh }: { onRefresh: () => void }) {
  const api = useApi();
  const songs = useLive(listSongs, librarySources).data;
  const sheets = useMediaSheets();
  return (
    <View class="vlc-page">
      <MainBar menu={[{ id: 'ml_menu_refresh', title: 'Refresh', onClick: onRefresh }]} />
      {songs?.length === 0 ? (
        <TextView id="emptyTextView" class="vlc-none">
          No media files found, please transfer some files to your device or adjust your preferences.
        </TextView>
      ) : (
        <RecyclerView
          id="audio_list"
          items={songs ?? []}
          itemKey={({ id }) => id}
          renderItem={(song, index) => (
            <MediaRow
              media={song}
              subtitle={shortDuration(song.durationMs)}
              onClick={() => void play(api, songs ?? [], index)}
              onMore={() => sheets.openMenu(song.title, [song])}
            />
          )}
        />
      )}
      {sheets.sheet}
    </View>
  );
}
