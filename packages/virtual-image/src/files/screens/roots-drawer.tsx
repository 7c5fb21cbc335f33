import {
  css,
  Divider,
  Drawer,
  FrameLayout,
  Icon,
  LinearLayout,
  ScrollView,
  TextView,
  View,
} from '@androidworld/app-sdk/ui';
import description from '@material-symbols/svg-400/rounded/description.svg';
import download from '@material-symbols/svg-400/rounded/download.svg';
import history from '@material-symbols/svg-400/rounded/history.svg';
import image from '@material-symbols/svg-400/rounded/image.svg';
import phone from '@material-symbols/svg-400/rounded/mobile.svg';
import movie from '@material-symbols/svg-400/rounded/movie.svg';
import musicNote from '@material-symbols/svg-400/rounded/music_note.svg';
import { Fragment } from 'preact';
import type { Root } from '../roots.ts';

css`
.files-roots { width: 280px; }
.files-roots-title { height: 48px; padding: 0 16px; display: flex; align-items: center; flex-shrink: 0; }
.files-roots-list { padding-top: 8px; padding-bottom: var(--inset-bottom); }
.files-roots-line { height: 25.5px; display: grid; align-items: center; }
.files-root { height: 56px; padding: 0 8px 0 24px; }
.files-root-on { background: color-mix(in srgb, var(--primary) 12%, transparent); color: var(--primary); }
.files-root-icon { width: 24px; height: 40px; display: grid; place-items: center; }
.files-root-title { padding-left: 16px; font-size: 0.875rem; font-weight: 500; }
`;

const icons: Readonly<Record<Root['id'], string>> = {
  recent: history,
  images: image,
  videos: movie,
  audio: musicNote,
  documents: description,
  downloads: download,
  device: phone,
};

export interface RootsDrawerProps {
  title: string;
  roots: readonly Root[];
  current: Root;
  open: boolean;
  onClose: () => void;
  onPick: (root: Root) => void;
}

/** The drawer with everything that files can be in. */
export function RootsDrawer({ title, roots, current, open, onClose, onPick }: RootsDrawerProps) {
  return (
    <Drawer
      modal={false}
      open={open}
      onClose={onClose}
      class="files-roots"
      id="drawer_roots"
      className="android.widget.LinearLayout"
    >
      <View id="roots_toolbar" class="files-roots-title">
        <TextView textAppearance="headline">{title}</TextView>
      </View>
      <FrameLayout id="container_roots" weight={1} style={{ display: 'flex' }}>
        <ScrollView id="roots_list" className="android.widget.ListView" class="files-roots-list" focusable>
          {roots.map((root) => (
            <Fragment key={root.id}>
              {root.id === 'device' && roots.length > 1 && (
                <FrameLayout class="files-roots-line">
                  <Divider />
                </FrameLayout>
              )}
              <LinearLayout
                class={root.id === current.id ? 'files-root files-root-on' : 'files-root'}
                focusable={false}
                onClick={() => onPick(root)}
              >
                <FrameLayout class="files-root-icon">
                  <Icon id="android:id/icon" icon={icons[root.id]} />
                </FrameLayout>
                <LinearLayout orientation="vertical" weight={1} class="files-root-title">
                  <TextView id="android:id/title">{root.title}</TextView>
                </LinearLayout>
              </LinearLayout>
            </Fragment>
          ))}
        </ScrollView>
      </FrameLayout>
    </Drawer>
  );
}
