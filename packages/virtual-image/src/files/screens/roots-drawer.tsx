import { bytesText } from '@androidworld/app-sdk';
import { useSystemApi } from '@androidworld/app-sdk/system';
import {
  css,
  Divider,
  Drawer,
  Glyph,
  LinearLayout,
  ListItem,
  ScrollView,
  TextView,
  useAsync,
} from '@androidworld/app-sdk/ui';
import description from '@material-symbols/svg-400/rounded/description.svg';
import download from '@material-symbols/svg-400/rounded/download.svg';
import history from '@material-symbols/svg-400/rounded/history.svg';
import image from '@material-symbols/svg-400/rounded/image.svg';
import phone from '@material-symbols/svg-400/rounded/mobile.svg';
import movie from '@material-symbols/svg-400/rounded/movie.svg';
import musicNote from '@material-symbols/svg-400/rounded/music_note.svg';
import type { Root } from '../roots.ts';

css`
.files-roots-title { min-height: 64px; padding: 0 24px; }
.files-roots-line { padding: 8px 0; }
.files-root { margin: 0 8px 0 0; padding: 8px 24px; border-radius: 0 24px 24px 0; gap: 24px; min-height: 48px; }
.files-root.list-item-summed { min-height: 64px; }
.files-root .list-item-title { font-size: 0.875rem; font-weight: 500; }
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
  const api = useSystemApi();
  const free = useAsync(async () => (open ? (await api.system.storage()).free : undefined), [open]).data;
  return (
    <Drawer open={open} onClose={onClose}>
      <LinearLayout id="roots_toolbar" className="android.view.ViewGroup" class="files-roots-title">
        <TextView textAppearance="title-large">{title}</TextView>
      </LinearLayout>
      <ScrollView id="roots_list" className="android.widget.ListView">
        {roots.map((root) => (
          <div key={root.id}>
            {root.id === 'device' && roots.length > 1 && (
              <div class="files-roots-line">
                <Divider />
              </div>
            )}
            <ListItem
              class="files-root"
              title={root.title}
              {...(root.id === 'device' && free !== undefined ? { summary: `${bytesText(free)} free` } : {})}
              leading={<Glyph icon={icons[root.id]} color="var(--on-surface-variant)" />}
              selected={root.id === current.id}
              onClick={() => onPick(root)}
            />
          </div>
        ))}
      </ScrollView>
    </Drawer>
  );
}
