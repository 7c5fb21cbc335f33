import { Icon, View } from '@androidworld/app-sdk/ui';
import film from '@material-symbols/svg-400/rounded/movie.svg';
import note from '@material-symbols/svg-400/rounded/music_note.svg';
import { videoType } from '../../store/media-database.ts';

/** Stands for the picture of a video or song. */
export function Thumbnail({
  id,
  type,
  width,
  height,
}: {
  id: string;
  type: number;
  width: number | string;
  height: number;
}) {
  return (
    <View id={id} className="android.widget.ImageView" class="vlc-thumbnail" style={{ width, height }}>
      <Icon icon={type === videoType ? film : note} size={28} semantics={{ importantForAccessibility: 'no' }} />
    </View>
  );
}
