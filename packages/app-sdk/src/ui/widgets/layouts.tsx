import type { CSSProperties } from 'preact';
import { css } from '../theme/css.ts';
import { View, type ViewProps } from './view.tsx';

type Alignment = 'start' | 'center' | 'end' | 'stretch' | 'baseline';
type Distribution = 'start' | 'center' | 'end' | 'between' | 'around';

export interface LinearLayoutProps extends ViewProps {
  /** Default `horizontal`, as on Android. */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** dp between children. */
  gap?: number | undefined;
  /** dp: all sides, or vertical and horizontal, or top, right, bottom, left. */
  padding?: number | readonly [number, number] | readonly [number, number, number, number] | undefined;
  /** Across. Default: `stretch` when vertical, `center` when horizontal. */
  align?: Alignment | undefined;
  /** Along. Default `start`. */
  justify?: Distribution | undefined;
}

css`
.row { display: flex; flex-direction: row; }
.column { display: flex; flex-direction: column; }
.column > * { flex-shrink: 0; }
`;

/** Children side by side, or with `orientation="vertical"` one below the other. */
export function LinearLayout({ orientation = 'horizontal', class: classes, ...props }: LinearLayoutProps) {
  const { gap, padding, justify, style, align = orientation === 'horizontal' ? 'center' : undefined, ...rest } = props;
  const layout: CSSProperties = { ...style };
  if (gap !== undefined) layout.gap = gap;
  if (padding !== undefined)
    layout.padding = typeof padding === 'number' ? padding : padding.map((dp) => `${dp}px`).join(' ');
  if (align !== undefined) layout.alignItems = cssPlace(align);
  if (justify !== undefined) layout.justifyContent = cssPlace(justify);
  const direction = orientation === 'horizontal' ? 'row' : align === undefined ? 'column column-start' : 'column';
  return (
    <View className="android.widget.LinearLayout" {...rest} class={`${direction} ${classes ?? ''}`} style={layout} />
  );
}

/** A box that fills what it is given; place children with `style={{ position: 'absolute' }}`. */
export function FrameLayout(props: ViewProps) {
  return <View className="android.widget.FrameLayout" {...props} />;
}

function cssPlace(place: Alignment | Distribution): string {
  if (place === 'start' || place === 'end') return `flex-${place}`;
  return place === 'between' || place === 'around' ? `space-${place}` : place;
}
