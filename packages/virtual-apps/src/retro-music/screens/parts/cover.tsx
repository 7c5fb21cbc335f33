import { Icon, View } from '@androidworld/app-sdk/ui';
import note from '@material-symbols/svg-400/rounded/music_note.svg';

/** Stands for a cover: the phone's songs have none. `fill`: as wide as what it is in, and a square. */
export function Cover({ id = 'image', size }: { id?: string; size: number | 'fill' }) {
  return (
    <View
      id={id}
      className="android.widget.ImageView"
      class={size === 'fill' ? 'retro-cover retro-cover-fill' : 'retro-cover'}
      style={size === 'fill' ? {} : { width: size, height: size }}
    >
      <Icon
        icon={note}
        size={size === 'fill' ? 48 : Math.round(size / 2)}
        semantics={{ importantForAccessibility: 'no' }}
      />
    </View>
  );
}
