import { ConfirmDialog, RecyclerView, TextView, Toolbar, useActivity, useApi, View } from '@androidworld/app-sdk/ui';
import bin from '@material-symbols/svg-400/rounded/delete_sweep.svg';
import { useState } from 'preact/hooks';
import { shortDuration } from '../store/durations.ts';
import { clearHistory } from '../store/progress.ts';
import { AudioBar } from './audio/audio-bar.tsx';
import { play } from './open-screens.ts';
import { MediaRow } from './parts/media-row.tsx';
import { useHistory } from './use-history.ts';
import { useMediaSheets } from './use-media-sheets.tsx';

/** In SecondaryActivity: all that was played. */
export function HistoryScreen() {
  const api = useApi();
  const { finish } = useActivity();
  const history = useHistory();
  const sheets = useMediaSheets();
  const [isAsking, setAsking] = useState(false);
  return (
    <View class="vlc-page">
      <Toolbar
        id="main_toolbar"
        title="History"
        onUp={() => void finish()}
        menu={[
          {
            id: 'ml_menu_clean',
            title: 'Clear playback history',
            icon: bin,
            showAsAction: 'always',
            visible: history.length > 0,
            onClick: () => setAsking(true),
          },
        ]}
      />
      {history.length === 0 && (
        <TextView id="emptyTextView" class="vlc-none">
          No history yet.
        </TextView>
      )}
      <RecyclerView
        id="list"
        items={history}
        itemKey={({ id }) => id}
        renderItem={(media) => (
          <MediaRow
            media={media}
            subtitle={shortDuration(media.durationMs)}
            onClick={() => void play(api, [media])}
            onMore={() => sheets.openMenu({ title: media.title, media: [media] })}
          />
        )}
      />
      {isAsking && (
        <ConfirmDialog
          title="Clear playback history"
          message="What was played is forgotten; the files stay."
          confirm="Clear"
          onConfirm={() => void clearHistory(api)}
          onClose={() => setAsking(false)}
        />
      )}
      {sheets.sheet}
      <AudioBar />
    </View>
  );
}
