import { css } from '../theme/css.ts';
import { glyphs } from './glyphs.ts';
import { Glyph } from './icon.tsx';
import { View, type ViewProps } from './view.tsx';

/** Of a contact's letter disc. */
export interface AvatarProps extends Omit<ViewProps, 'children'> {
  /** Its first letter is shown, a figure where it begins with none (a number); the colour follows from it. */
  name: string;
  /** dp; default 40. */
  size?: number | undefined;
}

css`
.avatar { display: grid; place-items: center; flex-shrink: 0; border-radius: 50%; color: #fff; font-weight: 400; }
`;

const COLORS = ['#a142f4', '#1a73e8', '#129eaf', '#188038', '#e8710a', '#d93025', '#e52592', '#5f6368', '#7b61c8'];

/** A letter on a disc, as contacts without a picture have. An ImageView to accessibility. */
export function Avatar({ name, size = 40, class: classes, style, ...props }: AvatarProps) {
  const [letter = ''] = [...name.trim().toUpperCase()];
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
      {/\p{L}/u.test(letter) ? letter : <Glyph icon={glyphs.person} size={size * 0.6} />}
    </View>
  );
}
