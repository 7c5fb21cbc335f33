import { useScope } from '../../runtime/activity-context.ts';
import { toolkitOf } from '../theme/app-theme.ts';
import { css } from '../theme/css.ts';
import { View, type ViewProps } from './view.tsx';

/** The `d` of an SVG path in a 24 x 24 box, or the text of a whole SVG file (its `viewBox` and paths are used). */
export type IconSource = string;

/** Of an ImageView with a vector drawing. */
export interface IconProps extends Omit<ViewProps, 'children'> {
  /** What is drawn, filled with `color`; colours of an SVG file's own do not count. */
  icon: IconSource;
  /** dp; default 24. */
  size?: number | undefined;
  /** CSS colour; default that of the text around it. */
  color?: string | undefined;
}

css`
.icon { flex-shrink: 0; display: grid; place-items: center; }
.icon > svg { display: block; width: 100%; height: 100%; fill: currentColor; }
`;

/** A drawing in one colour. In the accessibility tree it is an ImageView; use `Glyph` for mere decoration. */
export function Icon({ icon, size = 24, color, style, class: classes, ...props }: IconProps) {
  return (
    <View
      className="android.widget.ImageView"
      {...props}
      class={`icon ${classes ?? ''}`}
      style={{ width: size, height: size, ...(color === undefined ? {} : { color }), ...style }}
    >
      <Drawing icon={icon} />
    </View>
  );
}

/** An icon that is not in the accessibility tree, unless it is text: part of another widget. */
export function Glyph({ icon, size = 24, color }: { icon: IconSource; size?: number; color?: string | undefined }) {
  const node = useGlyphNode();
  return (
    <span class="icon" {...node} style={{ width: size, height: size, ...(color === undefined ? {} : { color }) }}>
      <Drawing icon={icon} />
    </span>
  );
}

/** The attributes of a drawn part of a widget: in React Native icons are of a font, and so texts. */
export function useGlyphNode(): { 'data-class'?: string } {
  return toolkitOf(useScope().theme) === 'react-native' ? { 'data-class': 'android.widget.TextView' } : {};
}

function Drawing({ icon }: { icon: IconSource }) {
  const { viewBox, paths } = parseIcon(icon);
  return (
    <svg viewBox={viewBox} aria-hidden="true">
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}

interface ParsedIcon {
  readonly viewBox: string;
  readonly paths: readonly string[];
}

const parsed = new Map<IconSource, ParsedIcon>();

function parseIcon(icon: IconSource): ParsedIcon {
  const known = parsed.get(icon);
  if (known !== undefined) return known;
  const isFile = icon.includes('<svg');
  const fresh: ParsedIcon = isFile
    ? {
        viewBox: /viewBox="([^"]*)"/.exec(icon)?.[1] ?? '0 0 24 24',
        paths: [...icon.matchAll(/<path[^>]*?\sd="([^"]*)"/g)].map((match) => match[1] ?? ''),
      }
    : { viewBox: '0 0 24 24', paths: [icon] };
  parsed.set(icon, fresh);
  return fresh;
}
