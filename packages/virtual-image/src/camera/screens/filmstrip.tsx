import { DateFormat } from '@androidworld/app-sdk';
import {
  css,
  EmptyState,
  FrameLayout,
  ImageButton,
  LinearLayout,
  MenuButton,
  phoneTime,
  TextView,
  useApi,
  useBack,
  usePhoneState,
  View,
  ViewPager,
} from '@androidworld/app-sdk/ui';
import back from '@material-symbols/svg-400/rounded/arrow_back.svg';
import remove from '@material-symbols/svg-400/rounded/delete.svg';
import edit from '@material-symbols/svg-400/rounded/edit.svg';
import play from '@material-symbols/svg-400/rounded/play_circle-fill.svg';
import share from '@material-symbols/svg-400/rounded/share.svg';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Capture, deleteMedia } from '../store.ts';
import { MediaDetails } from './media-details.tsx';
import { MediaPicture } from './media-picture.tsx';

css`
.filmstrip { position: absolute; inset: 0; background: #000; color: #fff; display: flex; flex-direction: column; z-index: 3; }
.filmstrip-top { padding: 0 4px; min-height: 56px; justify-content: space-between; }
.filmstrip-page { flex: 1; }
.filmstrip-play { position: absolute; left: calc(50% - 40px); top: calc(50% - 40px); width: 80px; height: 80px; }
.filmstrip-bottom { justify-content: space-around; height: 72px; }
.filmstrip-undo { position: absolute; left: 16px; right: 16px; bottom: 112px; padding: 0 0 0 20px; border-radius: 4px; background: #323232; height: 52px; z-index: 2; }
.filmstrip-undo-button { padding: 16px 20px; color: #8ab4f8; font-weight: 500; }
.filmstrip .empty-state { color: #fff; }
`;

const undoMs = 5000;

/** What was taken, newest first: swiped through, shared, deleted. */
export function Filmstrip(props: { items: readonly Capture[]; onClose: () => void }) {
  const api = useApi();
  const zone = usePhoneState((state) => state.clock.zone);
  const [index, setIndex] = useState(0);
  const [details, setDetails] = useState(false);
  const deletion = useDeletion();
  const items = props.items.filter(({ uri }) => uri !== deletion.pending?.uri);
  const item = items[Math.min(index, items.length - 1)];
  const close = () => {
    deletion.commit();
    props.onClose();
  };
  useBack(close);
  const send = (action: 'SEND' | 'VIEW' | 'EDIT') => async () => {
    if (item === undefined) return;
    const { uri, mimeType } = item;
    if (action === 'EDIT') {
      const intent = { action: 'android.intent.action.EDIT', data: uri, type: mimeType };
      await api.startActivity(intent).catch(() => api.toast('No app can edit this.'));
    } else if (action === 'VIEW') {
      const intent = { action: 'android.intent.action.VIEW', data: uri, type: mimeType };
      await api.startActivity(intent).catch(() => api.toast("Can't play video."));
    } else {
      const extras = { 'android.intent.extra.STREAM': { uri } };
      await api.startChooser({ action: 'android.intent.action.SEND', type: mimeType, extras }, 'Share');
    }
  };
  return (
    <FrameLayout class="filmstrip" id="filmstrip_layout">
      <LinearLayout class="filmstrip-top">
        <ImageButton icon={back} contentDescription="Navigate up" onClick={close} />
        {item !== undefined && <MenuButton items={[{ title: 'Details', onClick: () => setDetails(true) }]} />}
      </LinearLayout>
      {item === undefined ? (
        <EmptyState title="No photos" />
      ) : (
        <ViewPager
          id="filmstrip_view"
          selected={Math.min(index, items.length - 1)}
          onSelect={setIndex}
          pages={items.map((each) => (
            <View
              key={each.uri}
              className="android.widget.ImageView"
              class="filmstrip-page"
              contentDescription={`${each.kind === 'images' ? 'Photo' : 'Video'} taken on ${dateText(each.takenMs ?? 0, zone)}`}
            >
              <MediaPicture item={each} fit="inside" />
              {each.kind === 'videos' && (
                <ImageButton
                  id="play_button"
                  class="filmstrip-play"
                  icon={play}
                  size={72}
                  contentDescription="Play Video"
                  onClick={send('VIEW')}
                />
              )}
            </View>
          ))}
        />
      )}
      {item !== undefined && (
        <LinearLayout id="bottom_control_panel" class="filmstrip-bottom">
          <ImageButton
            id="filmstrip_bottom_control_share"
            icon={share}
            contentDescription="Share"
            onClick={send('SEND')}
          />
          {item.kind === 'images' && (
            <ImageButton
              id="filmstrip_bottom_control_edit"
              icon={edit}
              contentDescription="Edit"
              onClick={send('EDIT')}
            />
          )}
          <ImageButton
            id="filmstrip_bottom_control_delete"
            icon={remove}
            contentDescription="Delete"
            onClick={() => deletion.begin(item)}
          />
        </LinearLayout>
      )}
      {deletion.pending !== undefined && (
        <LinearLayout class="filmstrip-undo" id="camera_undo_deletion_bar" justify="between">
          <TextView textAppearance="body-large">Deleted</TextView>
          <TextView id="camera_undo_deletion_button" class="filmstrip-undo-button" onClick={deletion.undo}>
            UNDO
          </TextView>
        </LinearLayout>
      )}
      {details && item !== undefined && <MediaDetails item={item} zone={zone} onClose={() => setDetails(false)} />}
    </FrameLayout>
  );
}

/** A picture is deleted a moment later, so that one can undo it; at the latest when the strip is left. */
function useDeletion() {
  const api = useApi();
  const [pending, setPending] = useState<Capture>();
  const newest = useRef(pending);
  newest.current = pending;
  const commit = async (item: Capture | undefined) => {
    if (item === undefined) return;
    await deleteMedia(api, item);
    setPending((now) => (now === item ? undefined : now));
  };
  useEffect(() => {
    if (pending === undefined) return undefined;
    const timer = phoneTime.after(undoMs, () => void commit(pending));
    return () => timer.cancel();
  }, [pending]);
  return {
    pending,
    begin(item: Capture) {
      void commit(newest.current);
      setPending(item);
    },
    undo: () => setPending(undefined),
    commit: () => void commit(newest.current),
  };
}

function dateText(ms: number, timeZone: string): string {
  return DateFormat.format('MMM d, yyyy, h:mm a', ms, timeZone);
}
