import { Icon, View } from '@androidworld/app-sdk/ui';
import note from '@material-symbols/svg-400/rounded/music_note.svg';

/** Stands for a cover: the phone's songs have none. */
export function Cover({ id = 'image', size }: { id?: string; size: number | string }) {
  return (
    <View id={id} className="android.widget.ImageView" class="retro-cover" style={{ width: size, height: size }}>
      <Icon
        icon={note}
        size={typeof size === 'number' ? Math.round(size / 2) : 48}
        semantics={{ importantForAccessibility: 'no' }}
      />
    </View>
  );
}
