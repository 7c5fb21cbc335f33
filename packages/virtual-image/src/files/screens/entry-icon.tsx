import { css, FrameLayout, Glyph, Icon, ImageView, useApi, useAsync } from '@androidworld/app-sdk/ui';
import android from '@material-symbols/svg-400/rounded/android-fill.svg';
import article from '@material-symbols/svg-400/rounded/article-fill.svg';
import check from '@material-symbols/svg-400/rounded/check.svg';
import draft from '@material-symbols/svg-400/rounded/draft-fill.svg';
import archive from '@material-symbols/svg-400/rounded/folder_zip-fill.svg';
import folder from '@material-symbols/svg-400/rounded/folder-fill.svg';
import image from '@material-symbols/svg-400/rounded/image-fill.svg';
import movie from '@material-symbols/svg-400/rounded/movie-fill.svg';
import musicNote from '@material-symbols/svg-400/rounded/music_note-fill.svg';
import pdf from '@material-symbols/svg-400/rounded/picture_as_pdf-fill.svg';
import { type Entry, folderType } from '../entry.ts';

css`
.files-icon { display: grid; place-items: center; flex-shrink: 0; width: 40px; height: 40px; border-radius: 4px; overflow: hidden; }
.files-icon-thumb { position: absolute; inset: 0; }
.files-icon-on { border-radius: 50%; background: var(--primary); color: var(--on-primary); }
`;

/** Kinds of files by type, first match wins. */
const kinds: readonly (readonly [pattern: RegExp, icon: string, color: string])[] = [
  [new RegExp(`^${folderType}$`), folder, '#5f6368'],
  [/^image\//, image, '#d93025'],
  [/^video\//, movie, '#d93025'],
  [/^audio\/|^application\/ogg$/, musicNote, '#e8710a'],
  [/^application\/pdf$/, pdf, '#d93025'],
  [/android\.package/, android, '#1e8e3e'],
  [/zip|gzip|-tar/, archive, '#5f6368'],
  [/^text\/|msword|document|sheet|excel|json|xml/, article, '#1a73e8'],
];

export interface EntryIconProps {
  entry: Entry;
  selected?: boolean | undefined;
}

/** The picture before a name: a thumbnail, the sign of its kind, or the mark of the selection. */
export function EntryIcon({ entry, selected }: EntryIconProps) {
  const picture = useThumbnail(entry);
  return (
    <FrameLayout
      className="androidx.cardview.widget.CardView"
      class={selected ? 'files-icon files-icon-on' : 'files-icon'}
    >
      <ImageView id="icon_thumb" class="files-icon-thumb" source={selected ? undefined : picture} />
      {selected ? (
        <Glyph icon={check} />
      ) : (
        picture === undefined && <Icon id="icon_mime" icon={kindOf(entry).icon} color={kindOf(entry).color} />
      )}
    </FrameLayout>
  );
}

export function KindGlyph({ entry, size }: { entry: Entry; size: number }) {
  const { icon, color } = kindOf(entry);
  return <Glyph icon={icon} size={size} color={color} />;
}

function kindOf({ mimeType }: Entry): { icon: string; color: string } {
  const [, icon, color] = kinds.find(([pattern]) => pattern.test(mimeType)) ?? [null, draft, '#5f6368'];
  return { icon, color };
}

const largestThumbnail = 4_000_000;

/** The bytes of pictures; undefined for other files, and for those that only have a picture's name. */
export function useThumbnail({ path, mimeType, size, modifiedMs }: Entry): Uint8Array | undefined {
  const api = useApi();
  const isPicture = mimeType.startsWith('image/') && size > 0 && size <= largestThumbnail;
  const { data } = useAsync(
    async () => (isPicture && path !== null ? api.files.read(path) : undefined),
    [path, isPicture, modifiedMs],
  );
  return data !== undefined && beginsAsPicture(data) ? data : undefined;
}

function beginsAsPicture(bytes: Uint8Array): boolean {
  const begin = String.fromCharCode(...bytes.subarray(0, 200));
  return /^(\x89PNG|\xff\xd8\xff|GIF8|RIFF....WEBP|BM)|<svg/s.test(begin);
}
