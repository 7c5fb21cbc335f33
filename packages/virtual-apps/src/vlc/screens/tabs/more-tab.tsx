import {
  Button,
  css,
  Icon,
  ImageButton,
  ScrollView,
  TextInputDialog,
  TextView,
  useApi,
  useSavedState,
  View,
} from '@androidworld/app-sdk/ui';
import link from '@material-symbols/svg-400/rounded/add_link.svg';
import arrow from '@material-symbols/svg-400/rounded/arrow_forward.svg';
import { extras } from '../../package-name.ts';
import { shortDuration } from '../../store/durations.ts';
import { openScreen, play } from '../open-screens.ts';
import { MainBar } from '../parts/main-bar.tsx';
import { MediaRow } from '../parts/media-row.tsx';
import { useHistory } from '../use-history.ts';
import { useMediaSheets } from '../use-media-sheets.tsx';

css`
.more-buttons { display: flex; gap: 16px; padding: 63PX 16px 0; }
.more-buttons > .button { flex: 1; margin: 0; height: 126PX; }
.more-title { display: flex; align-items: center; margin: 84PX 42PX 42PX; border-width: 0; font-size: 1.125rem; font-weight: 500; line-height: 63PX; }
.more-head { display: flex; align-items: center; justify-content: space-between; padding-right: 16px; }
.more-stream { position: relative; display: flow-root; margin-left: 41PX; width: 420PX; height: 293PX; background: var(--surface); border-radius: 8px; }
.view.more-stream-title { position: absolute; left: 97PX; top: 202PX; border-width: 0; font-size: 1rem; line-height: 57PX; }
`;

/** Settings, streams, and what was played. */
export function MoreTab({ onRefresh }: { onRefresh: () => void }) {
  const api = useApi();
  const sheets = useMediaSheets();
  const [isAsking, setAsking] = useSavedState('newStream', false);
  const history = useHistory().slice(0, 20);
  return (
    <View class="vlc-page">
      <MainBar menu={[{ title: 'Refresh', onClick: onRefresh }]} />
      <ScrollView weight={1} focusable>
        <div class="more-buttons">
          <Button id="settingsButton" variant="outlined" onClick={() => void openScreen(api, 'preferences')}>
            Settings
          </Button>
          <Button
            id="aboutButton"
            variant="outlined"
            onClick={() => void openScreen(api, 'preferences', { [extras.page]: 'about' })}
          >
            About
          </Button>
        </div>
        <TextView id="title" class="more-title" contentDescription="Header: Streams">
          Streams
        </TextView>
        <View id="list" className="androidx.recyclerview.widget.RecyclerView" focusable>
          <View id="container" className="android.view.ViewGroup" class="more-stream" onClick={() => setAsking(true)}>
            <Icon
              icon={link}
              size={48}
              style={{ margin: '16px auto' }}
              semantics={{ importantForAccessibility: 'no' }}
            />
            <TextView id="mrl_item_title" class="more-stream-title">
              New stream
            </TextView>
          </View>
        </View>
        {history.length > 0 && (
          <div class="more-head">
            <TextView id="title" class="more-title" contentDescription="Header: History">
              History
            </TextView>
            <ImageButton
              id="action_button"
              icon={arrow}
              className="android.widget.ImageView"
              contentDescription="History"
              onClick={() => void openScreen(api, 'secondary', { [extras.page]: 'history' })}
            />
          </div>
        )}
        {history.map((media) => (
          <MediaRow
            key={media.id}
            media={media}
            subtitle={shortDuration(media.durationMs)}
            onClick={() => void play(api, [media])}
            onMore={() => sheets.openMenu({ title: media.title, media: [media] })}
          />
        ))}
        <View style={{ height: 80 }} />
      </ScrollView>
      {isAsking && (
        <TextInputDialog
          title="New stream"
          hint="Enter network address: e.g. http://, mms:// or rtsp://"
          onDone={() => void api.toast('No connection to the network')}
          onClose={() => setAsking(false)}
        />
      )}
      {sheets.sheet}
    </View>
  );
}
