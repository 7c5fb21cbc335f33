import type { CSSProperties } from 'preact';
import { css } from '../theme/css.ts';
import { View, type ViewProps } from './view.tsx';

type Alignment = 'start' | 'center' | 'end' | 'stretch' | 'baseline';
type Distribution = 'start' | 'center' | 'end' | 'between' | 'around';

export interface LinearProps extends ViewProps {
  /** dp between children. */
  gap?: number | undefined;
  /** dp: all sides, or vertical and horizontal, or top, right, bottom, left. */
  padding?: number | readonly [number, number] | readonly [number, number, number, number] | undefined;
  /** Across. Default: `stretch` in columns, `center` in rows. */
  align?: Alignment | undefined;
  /** Along. Default `start`. */
  justify?: Distribution | undefined;
}

css`
.row { display: flex; flex-direction: row; }
.column { display: flex; flex-direction: column; }
.column > * { flex-shrink: 0; }
`;

/** Children side by side. */
export function Row({ class: classes, ...props }: LinearProps) {
  return <Linear {...props} class={`row ${classes ?? ''}`} align={props.align ?? 'center'} />;
}

/** Children one below the other. */
export function Column({ class: classes, ...props }: LinearProps) {
  return <Linear {...props} class={`column ${classes ?? ''}`} />;
}

/** A box that fills what it is given; place children with `style={{ position: 'absolute' }}`. */
export function Frame(props: ViewProps) {
  return <View is="android.widget.FrameLayout" {...props} />;
}

function Linear({ gap, padding, align, justify, style, ...props }: LinearProps) {
  const layout: CSSProperties = { ...style };
  if (gap !== undefined) layout.gap = gap;
  if (padding !== undefined)
    layout.padding = typeof padding === 'number' ? padding : padding.map((dp) => `${dp}px`).join(' ');
  if (align !== undefined) layout.alignItems = cssPlace(align);
  if (justify !== undefined) layout.justifyContent = cssPlace(justify);
  return <View is="android.widget.LinearLayout" {...props} style={layout} />;
}

function cssPlace(place: Alignment | Distribution): string {
  if (place === 'start' || place === 'end') return `flex-${place}`;
  return place === 'between' || place === 'around' ? `space-${place}` : place;
}
