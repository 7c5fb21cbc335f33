import { css } from '../theme/css.ts';
import { glyphs } from './glyphs.ts';
import { Glyph } from './icon.tsx';
import { useImageUrl } from './use-image-url.ts';
import { View, type ViewProps } from './view.tsx';

/** Of a contact's letter disc. */
export interface AvatarProps extends Omit<ViewProps, 'children'> {
  /** Its first letter is shown, a figure where it begins with none (a number); the colour follows from it. */
  name: string;
  /** dp; default 40. */
  size?: number | undefined;
  /** Bytes of a file, shown in place of the letter. */
  picture?: Uint8Array | undefined;
}

css`
.avatar { display: grid; place-items: center; flex-shrink: 0; border-radius: 50%; color: #fff; font-weight: 400; overflow: hidden; }
.avatar > img { display: block; width: 100%; height: 100%; object-fit: cover; }
`;

const COLORS = ['#a142f4', '#1a73e8', '#129eaf', '#188038', '#e8710a', '#d93025', '#e52592', '#5f6368', '#7b61c8'];

/** A contact's picture, or a letter on a disc for one that has none. An ImageView to accessibility. */
export function Avatar({ name, size = 40, picture, class: classes, style, ...props }: AvatarProps) {
  const url = useImageUrl(picture);
  const sum = [...name].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0);
  return (
    <View
      className="android.widget.ImageView"
      semantics={{ text: '' }}
      {...props}
      class={`avatar ${classes ?? ''}`}
      style={{
        width: size,
        height: size,
        fontSize: `${size / 32}rem`,
        background: COLORS[sum % COLORS.length] ?? 'gray',
        ...style,
      }}
    >
      {url === undefined ? letterOf(name, size) : <img src={url} alt="" draggable={false} />}
    </View>
  );
}

function letterOf(name: string, size: number) {
  const [letter = ''] = [...name.trim().toUpperCase()];
  return /\p{L}/u.test(letter) ? letter : <Glyph icon={glyphs.person} size={size * 0.6} />;
}
